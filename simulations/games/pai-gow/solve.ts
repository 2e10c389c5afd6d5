/** What the pieces come to: wins, stand-offs and losses of all pairs of hands, and how the hands are set. */
import { ONE, ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Alternative, DecisionUse, Ending, Solution, StrategyTable } from '../../family/solution';
import type { Sums } from '../../family/sums';
import type { PayTables } from '../../pays/pay-table';
import { checkedSolution, lossOver } from '../decisions/checked-solution';
import { netPays, whole } from '../decisions/net-pays';
import { handClasses } from './cards/hand-classes';
import type { Jokers } from './cards/pack';
import { isPair } from './cards/ranking';
import { exampleOf } from './example';
import type { Checked } from './house-way/completeness';
import { handsIn, pairsOfHands, WHOLE_PACK, wholePack } from './main-wager/common-cards';
import { jokersOf, type PaiGowParameters } from './parameters';
import { followPiece, isBest, type Tally, tallyOf } from './pieces';
import { shareInWords } from './shares';
import {
  DEALERS_STAND_OFF,
  eventsOf,
  LOSE,
  paiGowWagers,
  SEVEN_CARDS,
  STAND_OFF,
  STANDARD,
  WIN,
} from './wagers';
import { houseWayOf, type Ways, waysOf } from './ways';

/** With the joker: C(53, 7) of the player and C(46, 7) of the dealer for each. */
export const PAIRS_OF_HANDS = pairsOfHands(WHOLE_PACK);

const WHOSE = {
  'house-way': {
    label: 'Set by the House Way',
    explains: 'The player sets every hand as the dealer would.',
    who: 'sets every hand by the House Way',
    summary: 'Set every hand by the House Way, as the dealer does.',
  },
  'best-five': {
    label: 'Keep the best five together',
    explains: 'The best five of the seven cards always stand behind.',
    who: 'keeps the best five of the seven cards together',
    summary:
      'Put the best five of the seven cards behind, and of equal ones those that leave the higher two.',
  },
  best: {
    label: 'Set every hand best',
    explains: 'Every hand is set in the way that gains most on average.',
    who: undefined,
    summary: 'Set each hand in the way that gains most on average against all hands of the other cards.',
  },
};

const BANK_BY_LINES = {
  label: 'A bank that sets by the House Way',
  explains: 'The bank sets every hand by the House Way, as the player does.',
};
const AGAINST_BEST =
  'Set every hand by the House Way. The bank sets each of its hands in the way that gains it most against players who do.';

const METHOD = {
  'by-lines': {
    id: 'inclusion-exclusion',
    explains:
      'Every hand of the player meets every hand of the dealer that shares no card with it. Sharing none is a sum over the sets of cards that both could hold, with alternating signs; for each such set the hands that contain it are counted by what they are worth as set, so that pairs are compared by worth and not one by one.',
    reductions: [
      'Sets of cards that differ only in which suit is which are counted once.',
      'Hands are distinguished by their ranks, and where they hold a flush by the ranks of its suit.',
    ],
  },
  best: {
    id: 'inclusion-exclusion',
    explains:
      'For each class of seven cards of either side, every way to set them that no other beats in both hands is compared with all hands that the other side can have from the cards left, counted by rank and then corrected for the flushes of each suit. The way that gains most is taken.',
    reductions: [
      'Hands that differ only in which suit is which are set once.',
      'What the dealer’s flushes change is the same for all hands with the same cards in one suit and the same ranks beside them.',
      'Of equally good ways, the first found is taken.',
    ],
  },
};

function endingsOf(
  parameters: PaiGowParameters,
  tables: PayTables,
  ways: Ways,
  { wins, losses }: Pick<Tally, 'wins' | 'losses'>,
): Ending[] {
  const net = netPays(paiGowWagers(parameters), tables);
  const dealers = ways.dealer.standOffs;
  const counts: Record<string, bigint> = {
    [WIN]: wins,
    [STAND_OFF]: pairsOfHands(wholePack(jokersOf(parameters))) - wins - losses - dealers,
    [DEALERS_STAND_OFF]: dealers,
    [LOSE]: losses,
  };
  return eventsOf(parameters).map(({ id, label }) => ({
    event: id,
    label,
    count: counts[id] ?? 0n,
    net: net(STANDARD, id),
    staked: ONE,
  }));
}

function pairsInFront({ settings }: Checked, jokers: Jokers): bigint {
  let hands = 0;
  for (const { number, hands: ofClass } of handClasses(jokers))
    if (isPair(inTable(settings.low[number]))) hands += ofClass;
  return BigInt(hands);
}

function inFront(pairs: bigint, jokers: Jokers): DecisionUse {
  const taken = ratio(pairs, BigInt(handsIn(wholePack(jokers))));
  return {
    street: SEVEN_CARDS,
    reached: ONE,
    choices: [
      { choice: 'pair', label: 'A pair in front', taken },
      { choice: 'two-cards', label: 'Two single cards in front', taken: ONE.sub(taken) },
    ],
  };
}

/** Every line, with the share of hands that it sets. */
function houseWayTable(parameters: PaiGowParameters, { lines }: Checked): StrategyTable {
  return {
    id: 'house-way',
    caption: 'The House Way, line by line',
    explains: 'The first line that is for a hand sets it. Beside each, the share of all hands that it sets.',
    columns: ['Hands'],
    rows: houseWayOf(parameters).lines.map(({ id, says }) => ({
      label: says,
      cells: [shareInWords(lines.get(id) ?? 0, handsIn(wholePack(jokersOf(parameters))))],
    })),
  };
}

export function solvePaiGow(
  parameters: PaiGowParameters,
  tables: PayTables,
  merged: readonly Sums[],
  followed?: readonly Sums[],
): Solution {
  const { player, bank } = parameters;
  const jokers = jokersOf(parameters);
  const ways = waysOf(parameters);
  const best = isBest(parameters);
  const universe = pairsOfHands(wholePack(jokers));
  const tally = tallyOf(
    best ? (followed ?? followPiece(parameters, tables, merged, { part: 0, of: 1 })) : merged,
  );
  // Beside a side that sets best, that side by the House Way.
  const other = player === 'house-way' && !best ? 'best-five' : 'house-way';
  const otherTally = { wins: tally.otherWins, losses: tally.otherLosses };
  const { label, explains } = bank === 'best' ? BANK_BY_LINES : WHOSE[other];
  const alternative: Alternative = {
    id: other,
    label,
    explains,
    houseEdge: lossOver(endingsOf(parameters, tables, ways, otherTally), universe),
  };
  const { label: name, who } = WHOSE[player];
  const set = player === 'best-five' ? ways.bestFive : ways.houseWay;
  return checkedSolution({
    ...(who !== undefined && { play: { label: name, explains: who } }),
    universe,
    endings: endingsOf(parameters, tables, ways, tally),
    mandatory: whole(1),
    decisions: [inFront(player === 'best' ? tally.pairs : pairsInFront(set, jokers), jokers)],
    summary: bank === 'best' ? AGAINST_BEST : WHOSE[player].summary,
    example: exampleOf(parameters, tables),
    alternatives: [alternative],
    tables: [houseWayTable(parameters, ways.houseWay)],
    method: METHOD[best ? 'best' : 'by-lines'],
  });
}
