/** From the tally of a wager to its counts for one shoe. */
import { SUITS } from '../../../equipment/cards/card';
import type { Tally } from './counting';
import { universeOf, waysToDeal } from './repeats';

export type Dealt = { universe: bigint; counts: bigint[] };

/** `shoe` holds `decks` cards of each face. */
export function dealtFrom({ repeating, counts }: Tally, shoe: number, decks: number, suits = SUITS): Dealt {
  const copies = repeating === 'rank' ? decks * suits : decks;
  const ways = waysToDeal(copies, shoe);
  return {
    universe: universeOf(shoe),
    counts: counts.map((byRepeats) =>
      byRepeats.reduce<bigint>(
        (sum, sequences, repeats) =>
          sequences === 0 ? sum : sum + whole(sequences) * (ways[repeats] as bigint),
        0n,
      ),
    ),
  };
}

function whole(sequences: number): bigint {
  if (!Number.isSafeInteger(sequences))
    throw new RangeError(`${sequences} sequences are not counted exactly`);
  return BigInt(sequences);
}
