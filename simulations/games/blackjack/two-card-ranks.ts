/**
 * Games in which two cards can be of a best rank or a blackjack, for which the dealer looks before anybody plays: how a round can end, and the
 * solution that its pieces come to. Blackjack Poker and Hawaiian Blackjack are such games.
 */
import { type Fraction, ONE, ratio, ZERO } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Ending, Solution } from '../../family/solution';
import type { PayTables } from '../../pays/pay-table';
import { ROUNDED } from '../../wagers/rounded';
import type { WagerSpec } from '../../wagers/wager-spec';
import { checkedSolution } from '../decisions/checked-solution';
import { netPays, whole } from '../decisions/net-pays';
import { rounded } from './endings';
import { inParts, PARTS } from './pieces';
import { CHOICES } from './play-tables';
import { firstChoices, splitEndings } from './split-endings';
import { FIRST_ROUND, WAGER } from './wagers';

export const PLAIN_ENDS = [
  'best',
  'blackjack',
  'win',
  'win-doubled',
  'stand-off',
  'stand-off-doubled',
  'surrender',
  'lose',
  'lose-doubled',
  'dealers',
] as const;
export type PlainEnd = (typeof PLAIN_ENDS)[number];
export const AT = Object.fromEntries(PLAIN_ENDS.map((end, at) => [end, at])) as Record<PlainEnd, number>;

/** By what split hands win and lose, each in so many parts of a stake: the chance, and the chance times what was staked. */
export type Together = { chances: Float64Array; stakes: Float64Array };
/** The most parts of a stake that are won or lost, and none; and how many make one stake. */
export type SplitParts = { places: number; perStake: number };

/** What is found against one card of the dealer's. */
export type Found = {
  /** In first stakes, over all rounds in which the dealer shows this card. */
  gain: number;
  /** The same without doubling, splitting or giving up. */
  plainGain: number;
  plain: Float64Array;
  split: Together;
  /** By first choice: the chance of it, where neither side has a hand that ends the round. */
  first: Float64Array;
};

export const nothingTogether = ({ places }: SplitParts): Together => ({
  chances: new Float64Array(places * places),
  stakes: new Float64Array(places * places),
});

export const nothingFound = (split: SplitParts): Found => ({
  gain: 0,
  plainGain: 0,
  plain: new Float64Array(PLAIN_ENDS.length),
  split: nothingTogether(split),
  first: new Float64Array(CHOICES),
});

export function addEnd({ plain }: Found, which: PlainEnd, chance: number): void {
  plain[AT[which]] = inTable(plain[AT[which]]) + chance;
}

export function addSplit({ split }: Found, { chances, stakes }: Together, times: number): void {
  for (let at = 0; at < chances.length; at += 1) {
    split.chances[at] = inTable(split.chances[at]) + times * inTable(chances[at]);
    split.stakes[at] = inTable(split.stakes[at]) + times * inTable(stakes[at]);
  }
}

/** Of a card that so many of all cards are, in parts of all rounds: gains, plain ends, what split pairs come to and stake, first choices, plans. */
export function pieceOf({ gain, plainGain, plain, split, first }: Found, shown: number, plans: Float64Array) {
  const parts = (shares: Float64Array) => shares.map((share) => inParts(share * shown));
  return [
    parts(Float64Array.of(gain, plainGain)),
    parts(plain),
    parts(split.chances),
    parts(split.stakes),
    parts(first),
    plans,
  ];
}

/** What a game calls its own: the best hand of two cards, which is a row of its table of pays, and the dealer's hands that end a round. */
export type Ranks = {
  best: { id: string; label: string };
  blackjack: string;
  dealers: { id: string; label: string };
};

const LABELS: Record<Exclude<PlainEnd, keyof Ranks>, string> = {
  win: 'The hand wins',
  'win-doubled': 'A doubled hand wins',
  'stand-off': 'Nobody wins',
  'stand-off-doubled': 'Nobody wins, doubled',
  surrender: 'The player gives up half the stake',
  lose: 'The hand loses',
  'lose-doubled': 'A doubled hand loses',
};

function endingsOf(
  { wagers, ranks, split }: Game,
  tables: PayTables,
  merged: readonly Float64Array[],
): Ending[] {
  const net = netPays(wagers, tables);
  const win = net(WAGER, 'win');
  const two = whole(2);
  const gains: Record<PlainEnd, Fraction> = {
    best: net(WAGER, ranks.best.id),
    blackjack: net(WAGER, 'blackjack'),
    win,
    'win-doubled': win.mul(two),
    'stand-off': ZERO,
    'stand-off-doubled': ZERO,
    surrender: ratio(-1, 2),
    lose: ONE.neg(),
    'lose-doubled': two.neg(),
    dealers: ONE.neg(),
  };
  const named: Partial<Record<PlainEnd, { id: string; label: string }>> = {
    ...ranks,
    blackjack: { id: 'blackjack', label: ranks.blackjack },
  };
  const [, plain, chances, stakes] = merged as [Float64Array, Float64Array, Float64Array, Float64Array];
  const endings = PLAIN_ENDS.map((end, at): Ending => {
    const { id, label } = named[end] ?? { id: end, label: LABELS[end as keyof typeof LABELS] };
    return {
      event: id,
      label,
      count: BigInt(inTable(plain[at])),
      net: gains[end],
      staked: end.endsWith('-doubled') ? two : ONE,
    };
  });
  return rounded([...endings, ...splitEndings({ chances, stakes, ...split }, win)]);
}

export type Game = {
  wagers: WagerSpec[];
  ranks: Ranks;
  split: SplitParts;
  /** The hands with which a player has something to choose. */
  street: string;
  explains: string;
  reductions: string[];
  whatToPlay: (plans: Float64Array) => Required<Pick<Solution, 'summary' | 'tables'>>;
};

export function solveTwoCardRanks(game: Game, tables: PayTables, merged: readonly Float64Array[]): Solution {
  const [gains, , , , first, plans] = merged;
  const edge = (at: number) => ratio(-BigInt(inTable(gains?.[at])), BigInt(PARTS));
  const solution = checkedSolution({
    universe: BigInt(PARTS),
    endings: endingsOf(game, tables, merged),
    mandatory: ONE,
    basis: FIRST_ROUND,
    decisions: [firstChoices(game.street, first as Float64Array)],
    ...game.whatToPlay(plans as Float64Array),
    alternatives: [
      {
        id: 'never-double-or-split',
        label: 'Never double, split or give up',
        explains: 'Stands and draws as gains most by the cards, and stakes nothing more.',
        houseEdge: edge(1),
      },
    ],
    method: { id: ROUNDED, explains: game.explains, reductions: game.reductions },
  });
  const off = solution.houseEdge.sub(edge(0)).abs();
  if (off.gt(ratio(1n, 10n ** 11n))) throw new RangeError('the endings do not come to what the hands gain');
  return solution;
}
