/** What the bank does with each hand, after the player stood or drew. */
import { inTable } from '../../exact/in-table';
import { type Cards, HANDS, waysToDeal, without } from './hands';
import { addResults, drawing, noResults } from './matchups';
import type { NinesParameters } from './parameters';
import { houseWayDraws, MUST_STAND } from './rules';

/** By what the player did (0 stood, 1 drew) and the number of the bank's hand: 1 where the bank draws. */
export type BankPlay = Float64Array;
export const bankAt = (playerDrew: boolean, hand: number): number => (playerDrew ? HANDS.length : 0) + hand;

/** The bank has a choice on five and six only. */
export const BANK_OPTIONS = [5, 6] as const;
const isOption = (total: number) => total === 5 || total === 6;

const FIXED = {
  'house-way': houseWayDraws,
  stands: (total: number) => total < 5,
  draws: (total: number) => total < MUST_STAND,
};

/** `gains` by result, whole numbers of one unit for the player. */
export function bankPlay(
  { bank, nineEnds }: Pick<NinesParameters, 'bank' | 'nineEnds'>,
  shoe: Cards,
  gains: readonly bigint[],
): BankPlay {
  const play = new Float64Array(2 * HANDS.length);
  const fixed = bank === 'best-reply' ? houseWayDraws : FIXED[bank];
  for (const playerDrew of [false, true])
    for (const [number, { total }] of HANDS.entries())
      play[bankAt(playerDrew, number)] = fixed(total) ? 1 : 0;
  if (bank === 'best-reply') reply(play, shoe, gains, nineEnds === 'yes');
  return play;
}

/** Sets the options to what costs a player most who plays by the house way; the bank stands where both cost the same. */
function reply(play: BankPlay, shoe: Cards, gains: readonly bigint[], nineEnds: boolean): void {
  for (const [number, hand] of HANDS.entries()) {
    if (!isOption(hand.total)) continue;
    const left = without(shoe, hand);
    for (const playerDrew of [false, true]) {
      const [stood, drew] = [false, true].map((bankDraws) => {
        let gained = 0n;
        for (const players of HANDS) {
          if (houseWayDraws(players.total) !== playerDrew) continue;
          const ways = waysToDeal(left, players);
          if (ways === 0) continue;
          const results = noResults();
          const totals = [players.total, hand.total] as const;
          const draws = drawing(totals, [playerDrew, bankDraws], nineEnds);
          addResults(results, without(left, players), totals, draws, 1);
          gained += BigInt(ways) * gainOver(results, gains);
        }
        return gained;
      }) as [bigint, bigint];
      play[bankAt(playerDrew, number)] = drew < stood ? 1 : 0;
    }
  }
}

export const gainOver = (counts: ArrayLike<number>, gains: readonly bigint[]): bigint =>
  gains.reduce((sum, gain, result) => sum + BigInt(inTable(counts[result])) * gain, 0n);
