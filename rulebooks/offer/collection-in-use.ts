/** The collection fees that a value of an option stands for: of a printed schedule, or of the house's own. The one place that resolves it. */
import { ownPosted } from '../fees/collects-said';
import { freeIn } from '../fees/none-for';
import type { Collects } from '../terms/collects';
import type { GameOption } from '../terms/game';
import { type OwnCollection, readOwnCollection } from '../terms/own-collection';

export type CollectionInUse = { collects: Collects; own?: OwnCollection };

export function collectionIn(
  { collects }: Pick<GameOption, 'collects'>,
  value: string,
): CollectionInUse | undefined {
  if (!collects) return undefined;
  if (Object.hasOwn(collects, value)) return { collects: collects[value] as Collects };
  const own = readOwnCollection(value);
  return own && { collects: own.collects, own };
}

/** The wagers that no fee is taken for, as the printed options post them: a house's own schedule takes fees for the same. */
const freeOf = ({ values }: Pick<GameOption, 'values'>): string[] =>
  values.map(({ posted }) => freeIn(posted ?? '')).find((free) => free.length > 0) ?? [];

/** What a notice says of a value; undefined where it has no words of its own. */
export function postedOf(option: Pick<GameOption, 'values' | 'collects'>, value: string): string | undefined {
  const own = collectionIn(option, value)?.own;
  return own ? ownPosted(own, freeOf(option)) : option.values.find((known) => known.value === value)?.posted;
}
