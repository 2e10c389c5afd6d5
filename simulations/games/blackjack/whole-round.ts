/** A round from its first two cards: what each deal gains by a plan, and how likely it is. */
import { inTable } from '../../exact/in-table';
import { handOf } from './hands';
import { paired, pairings } from './pairings';
import type { Played } from './play';
import { ACE, KINDS, TEN } from './ranks';
import type { Rules } from './rules';
import { Splitting } from './split';
import type { Standing } from './standing';

export type Opening = {
  hand: number;
  /** The kind of both cards, or -1. */
  pair: number;
  /** Among all first three cards. */
  chance: number;
  /** The chance that the dealer makes a blackjack after this deal. */
  natural: number;
  blackjack: boolean;
};

/** Every first two cards beside the dealer's. */
export function openings({ table }: Standing, rules: Pick<Rules, 'tens' | 'splits'>): Opening[] {
  const { left, cards, up, settling } = table;
  const whole = cards + 1;
  const found: Opening[] = [];
  for (let a = 0; a < KINDS; a += 1)
    for (let b = a; b < KINDS; b += 1) {
      const second = inTable(left[b]) - (a === b ? 1 : 0);
      if (inTable(left[a]) <= 0 || second <= 0) continue;
      const orders = a === b ? 1 : 2;
      const chance =
        (inTable(settling.shoe[up]) / whole) * (inTable(left[a]) / cards) * (second / (cards - 1)) * orders;
      const hand = handOf(a, b);
      table.takeHand(hand, 1);
      const natural = table.natural();
      table.takeHand(hand, -1);
      const opening = { hand, pair: a === b ? a : -1, chance, natural, blackjack: a === ACE && b === TEN };
      if (!rules.tens || !rules.splits[TEN] || a !== TEN) found.push(opening);
      else {
        const share = paired(pairings(table, rules, TEN));
        if (share > 0) found.push({ ...opening, chance: chance * share });
        if (share < 1) found.push({ ...opening, pair: -1, chance: chance * (1 - share) });
      }
    }
  return found;
}

/** What giving up half the stake gains, on the scale of `Table`. */
export function surrendered({ surrender, naturalTakes }: Rules, natural: number): number {
  if (surrender === 'none') return -Infinity;
  // Before the dealer looks, half is all that is lost, also to a blackjack.
  if (surrender === 'early') return naturalTakes === 'all' ? -0.5 : natural - 0.5;
  return naturalTakes === 'all' ? -0.5 * (1 - natural) - natural : -0.5 * (1 - natural);
}

/** What is done with two cards before anything else: by the plan, unless they are split or given up. */
export type First = 'played' | 'split' | 'surrendered';

/** By opening, over all stakes: what it gains at best with this play of the hands. */
export function bestOpenings(
  standing: Standing,
  rules: Rules,
  played: Played,
): { opening: Opening; first: First; gain: number }[] {
  const splitting = new Splitting(standing, rules, played.plan);
  return openings(standing, rules).map((opening) => {
    const { hand, pair, natural, blackjack } = opening;
    if (blackjack) return { opening, first: 'played', gain: (1 - natural) * rules.blackjackPays };
    const gains: [First, number][] = [
      ['played', inTable(played.gains[hand])],
      ['split', pair >= 0 && rules.splits[pair] ? splitting.gain(pair) : -Infinity],
      ['surrendered', surrendered(rules, natural)],
    ];
    const [first, gain] = gains.reduce((best, other) => (other[1] > best[1] ? other : best));
    return { opening, first, gain: gain - (rules.naturalTakes === 'first' ? natural : 0) };
  });
}
