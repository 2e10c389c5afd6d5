/** A solved game as JSON, and as the figures of a round. */

import { type FractionText, fromText, toText } from '../exact/fraction';
import type { PlayAssumed, Solution, StrategyTable } from './solution';

export type Strategy = {
  /** Absent where the figures are those of the best play. */
  play?: PlayAssumed;
  summary: string;
  example?: string;
  decisions: {
    street: string;
    reached: FractionText;
    choices: { choice: string; label: string; taken: FractionText }[];
  }[];
  /** Other ways to play; `costs` is the house edge beyond that of the play assumed: below zero where it is better. */
  alternatives: {
    id: string;
    label: string;
    explains: string;
    source?: string;
    houseEdge: FractionText;
    costs: FractionText;
  }[];
  tables: StrategyTable[];
  grid?: {
    street: string;
    choices: { choice: string; label: string }[];
    cells: { hand: string; best: string; gains: FractionText[] }[];
  };
};

export type SolutionJson = {
  universe: string;
  endings: { event: string; label: string; count: string; net: FractionText; staked: FractionText }[];
  furthest?: FractionText;
  houseEdge: FractionText;
  mandatory: FractionText;
  /** Which round the figures are of, after "house edge". */
  basis?: string;
  strategy: Strategy;
  method: string;
  methodExplained: string;
  reductions: string[];
};

export function solutionToJson(solution: Solution): SolutionJson {
  const { universe, endings, furthest, houseEdge, mandatory, basis, method } = solution;
  return {
    universe: universe.toString(),
    endings: endings.map(({ event, label, count, net, staked }) => ({
      event,
      label,
      count: count.toString(),
      net: toText(net),
      staked: toText(staked),
    })),
    ...(furthest !== undefined && { furthest: toText(furthest) }),
    houseEdge: toText(houseEdge),
    mandatory: toText(mandatory),
    ...(basis !== undefined && { basis }),
    strategy: strategyOf(solution),
    method: method.id,
    methodExplained: method.explains,
    reductions: method.reductions,
  };
}

const strategyOf = ({
  play,
  summary,
  example,
  decisions,
  alternatives,
  houseEdge,
  tables = [],
  grid,
}: Solution): Strategy => ({
  ...(play && { play }),
  summary,
  ...(example !== undefined && { example }),
  decisions: decisions.map(({ street, reached, choices }) => ({
    street,
    reached: toText(reached),
    choices: choices.map(({ choice, label, taken }) => ({ choice, label, taken: toText(taken) })),
  })),
  alternatives: alternatives.map(({ houseEdge: edge, ...alternative }) => ({
    ...alternative,
    houseEdge: toText(edge),
    costs: toText(edge.sub(houseEdge)),
  })),
  tables,
  ...(grid && {
    grid: { ...grid, cells: grid.cells.map((cell) => ({ ...cell, gains: cell.gains.map(toText) })) },
  }),
});

/** The grid with its numbers as fractions, as an adviser asks for it. */
export const gridFromJson = (grid: NonNullable<Strategy['grid']>): NonNullable<Solution['grid']> => ({
  ...grid,
  cells: grid.cells.map((cell) => ({ ...cell, gains: cell.gains.map(fromText) })),
});
