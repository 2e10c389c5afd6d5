/** How often each result comes for each hand of the player and each set of open cards of the bank, standing and drawing. */
import { type BankPlay, bankAt } from './bank';
import { type Cards, HAND, HANDS, handsOf, numberOf, waysToDeal, without } from './hands';
import { addResults, drawing, noResults } from './matchups';
import type { NinesParameters } from './parameters';
import { RESULTS } from './rules';

/** What the player knows before deciding: the number of the hand, and of the open cards among `openCards`. */
export const openCards = (seen: number) => handsOf(seen);

export const countAt = (hand: number, open: number, opens: number, draws: boolean): number =>
  ((hand * opens + open) * 2 + (draws ? 1 : 0)) * RESULTS.length;

/** Of all ordered deals of eight cards, by `countAt` and then by result. */
export function countResults(
  { bankCardsSeen, nineEnds }: Pick<NinesParameters, 'bankCardsSeen' | 'nineEnds'>,
  shoe: Cards,
  bank: BankPlay,
): bigint[] {
  const opens = openCards(bankCardsSeen);
  const hiddens = handsOf(HAND - bankCardsSeen);
  const counts: bigint[] = [];
  for (const players of HANDS) {
    const dealt = waysToDeal(shoe, players);
    const afterPlayers = without(shoe, players);
    for (const open of opens) {
      const shown = dealt * waysToDeal(afterPlayers, open);
      const afterOpen = without(afterPlayers, open);
      for (const playerDraws of [false, true]) {
        const results = noResults();
        for (const hidden of hiddens) {
          const ways = waysToDeal(afterOpen, hidden);
          if (shown === 0 || ways === 0) continue;
          const totals = [players.total, (open.total + hidden.total) % 10] as const;
          const bankDraws = bank[bankAt(playerDraws, numberOf(open, hidden))] === 1;
          const draws = drawing(totals, [playerDraws, bankDraws], nineEnds === 'yes');
          addResults(results, without(afterOpen, hidden), totals, draws, ways);
        }
        for (const count of results) counts.push(BigInt(shown) * BigInt(count));
      }
    }
  }
  return counts;
}

export const resultsAt = (counts: readonly bigint[], at: number): bigint[] =>
  RESULTS.map((_, result) => counts[at + result] as bigint);

/** What the results gain, in the unit of `gains`. */
export const gainAt = (counts: readonly bigint[], at: number, gains: readonly bigint[]): bigint =>
  gains.reduce((sum, gain, result) => sum + (counts[at + result] as bigint) * gain, 0n);
