/** What the match-ups come to: wins, stand-offs and losses of all pairs of hands, and how hands are set. */
import { toPercent } from '../../exact/decimal';
import { ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Alternative, DecisionUse, Ending, Solution, StrategyTable } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { netPays, whole } from '../decisions/net-pays';
import { bestSettings, type Gain, gainOf, winPays } from './choices';
import { pairsIn } from './house-way/set-hands';
import { placeOf } from './match-ups';
import type { PaiGowTilesParameters } from './parameters';
import { DEALS, DEALS_LEFT, type Setting } from './tiles/hands';
import { nameOf } from './tiles/kinds';
import { EVENTS, FOUR_TILES, LOSE, paiGowTilesWagers, STAND_OFF, STANDARD, WIN } from './wagers';
import { type Ways, waysOf } from './ways';

/** C(32, 4) of the player and C(28, 4) of the dealer for each. */
export const PAIRS_OF_HANDS = BigInt(DEALS) * BigInt(DEALS_LEFT);
const MOST_DEPARTURES = 40;

function endingsOf(
  parameters: PaiGowTilesParameters,
  tables: PayTables,
  sums: Float64Array,
  chosen: readonly number[],
): Ending[] {
  const { hands } = waysOf(parameters);
  let [won, lost] = [0, 0];
  for (const [number, { deals }] of hands.entries()) {
    const at = placeOf(number, inTable(chosen[number]));
    won += deals * inTable(sums[at]);
    lost += deals * inTable(sums[at + 1]);
  }
  const [wins, losses] = (parameters.dealer === 'best' ? [lost, won] : [won, lost]).map(BigInt) as [
    bigint,
    bigint,
  ];
  const counts: Record<string, bigint> = {
    [WIN]: wins,
    [STAND_OFF]: PAIRS_OF_HANDS - wins - losses,
    [LOSE]: losses,
  };
  const net = netPays(paiGowTilesWagers(), tables);
  return EVENTS.map(({ id, label }) => ({
    event: id,
    label,
    count: counts[id] ?? 0n,
    net: net(STANDARD, id),
    staked: ONE,
  }));
}

const isSplit = ({ behind, front }: Setting): boolean => behind[0] !== behind[1] && front[0] !== front[1];

function pairsUsed({ hands }: Ways, chosen: readonly number[]): DecisionUse {
  let [split, kept] = [0, 0];
  for (const [number, { kinds, deals, settings }] of hands.entries()) {
    if (pairsIn(kinds).length === 0) continue;
    if (isSplit(settings[inTable(chosen[number])] as Setting)) split += deals;
    else kept += deals;
  }
  const of = (deals: number) => ratio(BigInt(deals), BigInt(DEALS));
  return {
    street: FOUR_TILES,
    reached: ONE,
    choices: [
      { choice: 'pair-kept', label: 'A pair is kept', taken: of(kept) },
      { choice: 'pair-split', label: 'Pairs are split', taken: of(split) },
      { choice: 'no-pair', label: 'There is no pair', taken: of(DEALS - kept - split) },
    ],
  };
}

const share = (deals: number): string =>
  deals === 0 ? 'none' : toPercent(ratio(BigInt(deals), BigInt(DEALS)), 4);

function houseWayTable({ houseWay, lines }: Ways): StrategyTable {
  return {
    id: 'house-way',
    caption: 'The House Way, line by line',
    explains: 'The first line that is for a hand sets it. Beside each, the share of all hands that it sets.',
    columns: ['Hands'],
    rows: houseWay.lines.map(({ id, says }) => ({ label: says || id, cells: [share(lines.get(id) ?? 0)] })),
  };
}

const two = (kinds: readonly number[]) => kinds.map(nameOf).join(' + ');
const inWords = ({ behind, front }: Setting) => `${two(behind)} behind, ${two(front)} in front`;

/** The hands that the best way sets otherwise, those that gain most by it first. */
function departures(
  { hands, settings }: Ways,
  chosen: readonly number[],
  gain: Gain,
  unit: number,
): StrategyTable {
  const rows = hands
    .map((hand, number) => {
      const [byWay, best] = [inTable(settings[number]), inTable(chosen[number])];
      return { hand, byWay, best, gained: hand.deals * (gain(number, best) - gain(number, byWay)) };
    })
    .filter(({ byWay, best }) => byWay !== best)
    .sort((a, b) => b.gained - a.gained)
    .slice(0, MOST_DEPARTURES);
  return {
    id: 'departures',
    caption: 'Where the best way is another than the House Way',
    explains: `The ${rows.length} kinds of hands by which most is gained, by the spots of their tiles. Beside each, both ways and what the other gains of all wagers.`,
    columns: ['House Way', 'Best', 'Gains'],
    rows: rows.map(({ hand: { kinds, settings: ways }, byWay, best, gained }) => ({
      label: two(kinds),
      cells: [
        inWords(ways[byWay] as Setting),
        inWords(ways[best] as Setting),
        toPercent(ratio(BigInt(gained), PAIRS_OF_HANDS * BigInt(unit)), 5),
      ],
    })),
  };
}

const PLAYS = {
  'house-way': {
    play: { label: 'Set by the House Way', explains: 'sets every hand by the House Way' },
    summary: 'Set every hand by the House Way, as the dealer does.',
  },
  'against-best': {
    play: {
      label: 'Set by the House Way, against the best dealer',
      explains: 'sets every hand by the House Way against a dealer who sets each in the way that gains most',
    },
    summary: 'Set every hand by the House Way; the dealer sets each in the way that gains most against it.',
  },
  best: {
    summary:
      'Set each hand in the way that gains most on average against all hands that the House Way sets from the other 28 tiles.',
  },
};

export function solvePaiGowTiles(
  parameters: PaiGowTilesParameters,
  tables: PayTables,
  merged: Float64Array[],
): Solution {
  const sums = merged[0] as Float64Array;
  const ways = waysOf(parameters);
  const { player, dealer } = parameters;
  const gain = gainOf(parameters, tables, sums);
  const best = bestSettings(parameters, gain);
  const someoneChooses = player === 'best' || dealer === 'best';
  const chosen = someoneChooses ? best : ways.settings;
  const edge = (of: readonly number[]) => lossOver(endingsOf(parameters, tables, sums, of), PAIRS_OF_HANDS);
  const byWay: Alternative = {
    id: 'house-way',
    label: dealer === 'best' ? 'The dealer sets by the House Way too' : 'Set by the House Way',
    explains: 'Both sides set every hand by the House Way.',
    houseEdge: edge(ways.settings),
  };
  const byBest: Alternative = {
    id: 'best',
    label: 'Set every hand best',
    explains: 'Every hand is set in the way that gains most on average.',
    houseEdge: edge(best),
  };
  return checkedSolution({
    universe: PAIRS_OF_HANDS,
    endings: endingsOf(parameters, tables, sums, chosen),
    mandatory: whole(1),
    decisions: [pairsUsed(ways, player === 'best' ? best : ways.settings)],
    ...PLAYS[dealer === 'best' ? 'against-best' : player],
    alternatives: [someoneChooses ? byWay : byBest],
    tables: [
      houseWayTable(ways),
      ...(someoneChooses ? [departures(ways, best, gain, winPays(tables).loss)] : []),
    ],
    method: {
      id: 'inclusion-exclusion',
      explains:
        'Each of the 35,960 hands of four tiles meets each of the 20,475 hands of the other 28. Sharing no tile is a sum over the sets of tiles that both could hold, with alternating signs; for each such set the hands that contain it are counted by what they are worth as set, so that every way to set a hand is compared with all of them at once.',
      reductions: [
        'The two tiles of a pair count alike, so hands that differ only in which of them they hold are counted once.',
      ],
    },
  });
}
