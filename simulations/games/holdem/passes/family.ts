/** A game of the community cards as a family: rules in, solution out. */

import { canonicalJson } from '../../../exact/canonical';
import { ratio } from '../../../exact/fraction';
import type { Adviser } from '../../../family/advice';
import type { DecisionFamily } from '../../../family/decision-family';
import type { FamilyHead } from '../../../family/head';
import type { Alternative, Solution } from '../../../family/solution';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { checkedSolution, lossOver } from '../../decisions/checked-solution';
import { shareOfPiece } from '../boards/boards';
import { decidedBy, type Known } from './decided';
import { endingsOf, outcomesOf, ROUNDS } from './endings';
import { flopSums } from './flop-sums';
import { follow, movedTallies, type Tallies } from './follow';
import type { Plan } from './plan';
import type { RuleSet, Rules } from './rule-set';

/** Few, because each has to count the boards without a flush, and answers with 7.3 MB. */
const PIECES = 2;

/** The best, and those alternatives that have to be counted. */
const plansBeside = (rules: RuleSet, best: Plan): Plan[] => [
  best,
  ...rules.alternatives.flatMap((other) => ('plan' in other ? [other.plan(best)] : [])),
];

function followed(rules: RuleSet, plans: readonly Plan[], piece: number, pieces: number): Tallies {
  const settled = rules.settledAfterRiver ?? rules.settled;
  return follow(settled, plans, rules.withLosses, shareOfPiece(piece, pieces));
}

const METHOD = {
  id: 'community-board-enumeration',
  explains:
    'On every board each pair of hole cards is compared with all 990 hands the dealer may have, going through the hands from the weakest up and leaving out those that share a card with the player. The gains are added up, as whole numbers, by flop and hole cards; decisions are then worked out from the river back to the deal, and a second pass counts how rounds end for a player who follows them. Both passes give the same expectation.',
  reductions: [
    'Boards are distinguished only as far as it affects who wins: by rank alone where no flush is possible; where one is, by the cards of its suit and the ranks of the others. 42,783 boards stand for 2,598,960.',
    'Hole cards that play alike on such a board are counted once: at most 351 stand for 1,081.',
    'Sums are first made as if no flush were ever possible; what the boards with a possible flush change is then added to the flops that can lead to them.',
  ],
};

function alternativesOf(rules: RuleSet, tallies: Tallies): Alternative[] {
  let plans = 1;
  return rules.alternatives.map(({ id, label, explains, source, ...played }) => ({
    id,
    label,
    explains,
    ...(source === undefined ? {} : { source }),
    houseEdge: lossOver(
      endingsOf(
        'moved' in played
          ? rules.endings(movedTallies(tallies, played.moved), 0)
          : rules.endings(tallies, plans++),
      ),
      ROUNDS,
    ),
  }));
}

function solve(
  { set: rules, merged, decided: { gains, plan: best } }: Known,
  tallied?: readonly Float64Array[],
): Solution {
  const tallies = (tallied as Tallies | undefined) ?? followed(rules, plansBeside(rules, best), 0, 1);
  const counted = outcomesOf(tallies, 0);
  const solution = checkedSolution({
    universe: ROUNDS,
    endings: endingsOf(rules.endings(tallies, 0)),
    mandatory: ratio(rules.settled.mandatory),
    decisions: rules.decisions(counted),
    summary: rules.summary(best),
    alternatives: alternativesOf(rules, tallies),
    ...rules.readable({ merged, plan: best, counted }),
    method: METHOD,
  });
  if (gains && !solution.houseEdge.equals(gains.neg()))
    throw new RangeError('the two passes over the boards do not agree');
  return solution;
}

export function holdemFamily<Parameters>(game: {
  head: FamilyHead<Parameters>;
  rules: Rules<Parameters>;
  dealer: (parameters: Parameters, tables: PayTables, plan: Plan) => RoundDealer;
  adviser: Adviser<Parameters>;
}): DecisionFamily<Parameters> {
  const { rules, adviser } = game;
  const decided = (parameters: Parameters, tables: PayTables, merged: readonly Float64Array[]) =>
    decidedBy(
      canonicalJson({ family: game.head.id, parameters, tables }),
      () => rules(parameters, tables),
      merged,
    );
  return {
    ...game.head,
    pieces: () => PIECES,
    runPiece: (parameters, tables, piece) => {
      const { settled, atFlop } = rules(parameters, tables);
      return flopSums(settled, atFlop, shareOfPiece(piece, PIECES));
    },
    followPieces: () => PIECES,
    followPiece: (parameters, tables, merged, piece) => {
      const known = decided(parameters, tables, merged);
      return followed(known.set, plansBeside(known.set, known.decided.plan), piece, PIECES);
    },
    solve: (parameters, tables, merged, followed) => solve(decided(parameters, tables, merged), followed),
    dealer: (parameters, tables, merged) =>
      game.dealer(parameters, tables, decided(parameters, tables, merged).decided.plan),
    adviser,
  };
}
