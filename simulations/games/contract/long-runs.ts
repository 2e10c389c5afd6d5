/**
 * `npx tsx simulations/games/contract/long-runs.ts`: deals 100,000,000 rounds of each game, a thousand million of blackjack, and
 * records how they compare with what was solved. Takes minutes; the record is checked in. With names of games, only those are dealt again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toText } from '../../exact/fraction';
import type { DecisionFamily } from '../../family/decision-family';
import { firstPass } from '../../family/merging';
import type { Sums } from '../../family/sums';
import type { PayTables } from '../../pays/pay-table';
import { blackjack } from '../blackjack/family';
import { casinoStud } from '../casino-stud/family';
import { casinoStudInsurance } from '../casino-stud/insurance/family';
import { bonusHoldem } from '../holdem/bonus/family';
import { casinoHoldem } from '../holdem/casino/family';
import { BONUS, CASINO, TWO_WAY, ULTIMATE } from '../holdem/testing/published';
import { twoWayHoldem } from '../holdem/two-way/family';
import { ultimateHoldem } from '../holdem/ultimate/family';
import { letItRide } from '../let-it-ride/family';
import { nineAndAHalf } from '../nine-and-a-half/family';
import { nines } from '../nines/family';
import { paiGowPoker } from '../pai-gow/family';
import { paiGowTiles } from '../pai-gow-tiles/family';
import { threeCardPoker } from '../three-card-poker/family';
import { standardScore } from './plays-like-solution';

const ROUNDS = 100_000_000;
const SEED = 20_070_901;

const odds = (rows: Record<string, number>) =>
  Object.fromEntries(Object.entries(rows).map(([row, win]) => [row, `${win} to 1`]));
const HANDS = { 'four-of-a-kind': 20, 'full-house': 8, flush: 6 };
const ANTE = odds({ 'dealer-not-qualified': 1, win: 1 });

type Run = { game: string; rounds: number; seed: number; subject: string; houseEdge: string; score: number };

const RECORD = fileURLToPath(new URL('long-runs.golden.json', import.meta.url));
const named = new Set(process.argv.slice(2));
const known: Run[] = named.size === 0 ? [] : JSON.parse(readFileSync(RECORD, 'utf8'));

function played<Parameters, Piece extends readonly Sums[]>(
  family: DecisionFamily<Parameters, Piece>,
  tables: PayTables,
  rounds = ROUNDS,
): Run {
  const kept = known.find(({ game }) => game === family.id);
  if (kept && !named.has(family.id)) return kept;
  const parameters = family.parameters.parse({});
  const merged = firstPass(family, parameters, tables);
  const solution = family.solve(parameters, tables, merged);
  const dealer = family.dealer(parameters, tables, merged);
  const play = { rounds, seed: SEED, subject: `${family.id}/round` };
  const score = standardScore(dealer, solution, play);
  return { game: family.id, ...play, houseEdge: toText(solution.houseEdge), score: Number(score.toFixed(6)) };
}

/** Each at the minimum odds of the 2007 rules; nines as Super 9 and nine and a half as in California, pai gow tiles at even money. */
const record = [
  played(threeCardPoker, {
    ante: ANTE,
    play: odds({ win: 1 }),
    'ante-bonus': odds({ straight: 1, 'three-of-a-kind': 4, 'straight-flush': 5 }),
  }),
  played(casinoStud, {
    ante: ANTE,
    raise: odds({
      ...HANDS,
      'royal-flush': 50,
      'straight-flush': 50,
      straight: 4,
      'three-of-a-kind': 3,
      'two-pairs': 2,
      'pair-or-less': 1,
    }),
  }),
  played(casinoStudInsurance, {
    insurance: odds({
      ...HANDS,
      'royal-flush': 100,
      'straight-flush': 50,
      'dealer-7-high': 5,
      'dealer-8-high': 4,
      'dealer-9-or-10-high': 2,
      'dealer-not-qualified': 1,
    }),
  }),
  played(letItRide, {
    'let-it-ride': odds({
      'royal-flush': 100,
      'straight-flush': 50,
      'four-of-a-kind': 25,
      'full-house': 11,
      flush: 8,
      straight: 5,
      'three-of-a-kind': 3,
      'two-pairs': 2,
      pair: 1,
    }),
  }),
  played(ultimateHoldem, ULTIMATE),
  played(casinoHoldem, CASINO),
  played(twoWayHoldem, TWO_WAY),
  played(bonusHoldem, BONUS),
  played(blackjack, { initial: { blackjack: '3 to 2', win: '1 to 1' } }, 1_000_000_000),
  played(paiGowPoker, { standard: { win: '19 to 20' } }),
  played(nineAndAHalf, { player: { 'nine-and-a-half': '6 to 5', win: '1 to 1', 'low-win': '1 to 1' } }),
  played(nines, { player: { win: '1 to 1', 'low-tie': 'lose' } }),
  played(paiGowTiles, { standard: { win: 'even money' } }),
];

writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
