/** Solves every game in full, lets its witness play, and prints what `solutions.golden.json` holds. */

import { type Fraction, toText } from '../../../exact/fraction';
import type { DecisionFamily } from '../../../family/decision-family';
import { firstPass } from '../../../family/merging';
import type { PayTables } from '../../../pays/pay-table';
import { randomStream } from '../../../witness/random';
import { bonusHoldem } from '../bonus/family';
import { casinoHoldem } from '../casino/family';
import { twoWayHoldem } from '../two-way/family';
import { ultimateHoldem } from '../ultimate/family';
import { BONUS, CASINO, TWO_WAY, ULTIMATE } from './published';

const SEED = 20_070_901;
const PLAYED = { long: 4_000_000, short: 400_000, fewest: 40_000 };

function recorded<Parameters>(family: DecisionFamily<Parameters>, tables: PayTables, rounds: number) {
  const parameters = family.parameters.parse({});
  const merged = firstPass(family, parameters, tables);
  const solution = family.solve(parameters, tables, merged);
  const dealer = family.dealer(parameters, tables, merged);
  const random = randomStream(SEED, family.id, 0);
  let gained = 0;
  for (let i = 0; i < rounds; i += 1) gained += dealer.play(random);
  const mean = -gained / dealer.unit / rounds;
  const edge = solution.houseEdge.valueOf();
  const squares = solution.endings.reduce(
    (sum, { count, net }) => sum + (Number(count) / Number(solution.universe)) * net.valueOf() ** 2,
    0,
  );
  const standardError = Math.sqrt((squares - edge ** 2) / rounds);
  return {
    universe: String(solution.universe),
    houseEdge: toText(solution.houseEdge),
    houseEdgePercent: Number((edge * 100).toPrecision(12)),
    mandatory: toText(solution.mandatory),
    summary: solution.summary,
    decisions: solution.decisions.map(({ street, reached, choices }) => ({
      street,
      reached: toText(reached),
      choices: choices.map(({ choice, taken }) => ({ choice, taken: toText(taken) })),
    })),
    alternatives: solution.alternatives.map(({ id, houseEdge }) => ({
      id,
      houseEdge: toText(houseEdge as Fraction),
      houseEdgePercent: Number((houseEdge.valueOf() * 100).toPrecision(12)),
    })),
    endings: solution.endings.map(({ event, count, net, staked }) => ({
      event,
      count: String(count),
      net: toText(net),
      staked: toText(staked),
    })),
    witness: { rounds, seed: SEED, mean, standardError, z: (mean - edge) / standardError },
  };
}

const all = {
  [ultimateHoldem.id]: recorded(ultimateHoldem, ULTIMATE, PLAYED.short),
  [casinoHoldem.id]: recorded(casinoHoldem, CASINO, PLAYED.long),
  [twoWayHoldem.id]: recorded(twoWayHoldem, TWO_WAY, PLAYED.short),
  [bonusHoldem.id]: recorded(bonusHoldem, BONUS, PLAYED.fewest),
};
process.stdout.write(`${JSON.stringify(all, null, 2)}\n`);
