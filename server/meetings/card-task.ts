/** A card checked against what is staked in its pools. Plain data both ways, for a thread. */
import { checkCard, type KeptStake, type MeetingCard } from '@/rulebooks/totalisator/card';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { ok } from '@/simulations/problems/problem';
import type { Answer } from '../problems/problem';
import { GONE } from './named-stakes';
import { type Packed, stakesNamed } from './packed-stakes';

/** `names`: by the key of a pool, what its stakes are kept under. */
export type CardTask = {
  rulebook: string;
  card: MeetingCard;
  names: Readonly<Record<string, string>>;
  stakes: Packed;
};

export function cardTask({ rulebook, card, names, stakes: packed }: CardTask): Answer<undefined> {
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const stakes: Record<string, KeptStake[]> = {};
  for (const [key, name] of Object.entries(names)) {
    const own = stakesNamed(name, packed);
    if (!own) return GONE;
    stakes[key] = own;
  }
  const checked = checkCard(card, stakes, book.value.rules);
  return checked.ok ? ok(undefined) : checked;
}
