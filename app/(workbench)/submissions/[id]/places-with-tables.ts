/** The premises of an operator, with the tables of each that carry a game on a day; every one, where no version of it ever was (`listed`). */
import { placeKey } from '@/rulebooks/variant/occasion';
import { inForceOn } from '@/server/tables/offer-in-force';

type Offer = { from: string; game?: { reference: string } };
type Listed = {
  /** Of each table the offers, the latest first. */
  tables: readonly { id: string; name: string; premises: string; offers: readonly Offer[] }[];
  premises: readonly string[];
};

export type PlaceWithTables = {
  /** Empty where the operator has neither premises nor tables on record. */
  premises: string;
  onRecord: number;
  /** Those that may be chosen. */
  carrying: { id: string; name: string }[];
};

const carries = (
  offers: readonly Offer[],
  { reference, from }: { reference: string; from: string },
): boolean =>
  inForceOn(
    offers.map((offer, index) => ({ ...offer, number: -index })),
    from,
  )?.game?.reference === reference;

export function placesWith(
  { tables, premises }: Listed,
  { listed = false, ...wanted }: { reference: string; from: string; listed?: boolean },
): PlaceWithTables[] {
  const names = new Map(
    [...premises, ...tables.map((table) => table.premises)].map((name) => [placeKey(name), name]),
  );
  const places = [...names].map(([key, name]) => {
    const there = tables.filter((table) => placeKey(table.premises) === key);
    return {
      premises: name,
      onRecord: there.length,
      carrying: there
        .filter(({ offers }) => listed || carries(offers, wanted))
        .map(({ id, name: called }) => ({ id, name: called })),
    };
  });
  return places.length > 0 ? places : [{ premises: '', onRecord: 0, carrying: [] }];
}
