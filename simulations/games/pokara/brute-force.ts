/**
 * For tests, the second method: single cards of a small pack laid out one after another, hands compared by words and
 * lists. Shares nothing with the kernel but the names of the parameters.
 */
import type { PokaraParameters } from './parameters';

/** "Ah": a rank and a suit. Every card of the pack is one of its own, even where two look alike. */
export type Small = readonly string[];
type Rules = Pick<PokaraParameters, 'flushes' | 'improves'>;
export type Tally = [win: number, tie: number, lose: number, notImproved: number];

const STRENGTH = '0JQKA';
const rank = (card: string) => STRENGTH.indexOf(card.charAt(0));
const CATEGORIES = [
  'high card',
  'pair',
  'straight',
  'flush',
  'three of a kind',
  'straight flush',
  'royal flush',
  'trip flush',
];

const known = new Map<string, number[]>();

/** The category, then the ranks that decide. */
function worthOf(hand: Small, { flushes }: Rules): number[] {
  const key = `${flushes} ${[...hand].sort().join()}`;
  const found = known.get(key);
  if (found) return found;
  const ranks = hand.map(rank).sort((a, b) => b - a);
  const suited = hand.every((card) => card.charAt(1) === hand[0]?.charAt(1));
  const marks = [...ranks].map((each) => STRENGTH.charAt(each)).join('');
  const pair = ranks.find((each) => ranks.filter((other) => other === each).length === 2);
  const inRow = ['AKQ', 'KQJ', 'QJ0'].includes(marks);
  const trips = new Set(ranks).size === 1;
  const name = trips
    ? suited
      ? 'trip flush'
      : 'three of a kind'
    : inRow
      ? suited
        ? marks === 'AKQ'
          ? 'royal flush'
          : 'straight flush'
        : 'straight'
      : suited
        ? 'flush'
        : pair === undefined
          ? 'high card'
          : 'pair';
  const paired = pair === undefined ? [] : [pair, ...ranks.filter((each) => each !== pair)];
  const deciding =
    name === 'pair'
      ? paired
      : name === 'flush' && flushes === 'pairs-first'
        ? pair === undefined
          ? [0, ...ranks]
          : [1, ...paired]
        : ranks;
  const worth = [CATEGORIES.indexOf(name), ...deciding];
  known.set(key, worth);
  return worth;
}

/** Above 0 where the first is better. */
function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Dealt, and what goes: as the House Way is printed. */
const PRINTED = ['AKJ J', 'AK0 0', 'AQJ A', 'AQ0 0', 'AJ0 0', 'KQ0 0', 'KJ0 0'].concat([
  'AA0 0',
  'KK0 0',
  'QQ0 0',
  'JJ0 0',
  'J00 J',
]);

function goes(hand: Small): string | undefined {
  if (new Set(hand.map((card) => card.charAt(1))).size === 1) return undefined;
  const marks = [...hand]
    .sort((a, b) => rank(b) - rank(a))
    .map((card) => card.charAt(0))
    .join('');
  const mark = PRINTED.find((line) => line.startsWith(`${marks} `))?.at(-1);
  return hand.find((card) => card.charAt(0) === mark);
}

/** The worth of a hand after it drew; nothing where it did not improve. */
function afterDraw(hand: Small, discarded: string, card: string, rules: Rules): number[] | undefined {
  const kept = [...hand];
  kept.splice(kept.indexOf(discarded), 1, card);
  const now = worthOf(kept, rules);
  const better = compared(now, worthOf(hand, rules)) > 0;
  return better || (rules.improves === 'hand-or-card' && rank(card) > rank(discarded)) ? now : undefined;
}

const RESULT_OF_SIGN = [2, 1, 0] as const;

/** Standing, then discarding each of the three: over every card for the player, two for the dealer and one he may draw. */
export function everyRound(pack: Small, own: readonly number[], up: number, rules: Rules): Tally[] {
  const hand = own.map((at) => pack[at] as string);
  const tallies: Tally[] = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
  const rest = pack.map((_, at) => at).filter((at) => !own.includes(at) && at !== up);
  for (const drawn of rest) {
    const mine = [
      worthOf(hand, rules),
      ...hand.map((card) => afterDraw(hand, card, pack[drawn] as string, rules)),
    ];
    for (const first of rest)
      for (const second of rest) {
        if (first >= second || first === drawn || second === drawn) continue;
        for (const last of rest) {
          if ([drawn, first, second].includes(last)) continue;
          const dealers = [up, first, second].map((at) => pack[at] as string);
          const discarded = goes(dealers);
          const theirs =
            discarded === undefined
              ? worthOf(dealers, rules)
              : afterDraw(dealers, discarded, pack[last] as string, rules);
          for (const [way, worth] of mine.entries()) {
            const result = !worth ? 3 : !theirs ? 0 : RESULT_OF_SIGN[1 + Math.sign(compared(worth, theirs))];
            const tally = tallies[way] as Tally;
            tally[result as 0] += 1;
          }
        }
      }
  }
  return tallies;
}
