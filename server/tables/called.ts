/** Which table somebody means who typed its name. */
import { placeKey } from '@/rulebooks/variant/occasion';

type Named = { premises: string; name: string };

const keyOf = ({ premises, name }: Named): string => JSON.stringify([placeKey(premises), placeKey(name)]);

/** Two tables whose names differ in spelling alone were added before that was refused: of those, the one of exactly that name. */
export function tablesCalled<Table extends Named>(tables: readonly Table[]) {
  const known = new Map<string, Table[]>();
  for (const table of tables) known.set(keyOf(table), [...(known.get(keyOf(table)) ?? []), table]);
  return (named: Named): Table | undefined => {
    const [first, ...others] = known.get(keyOf(named)) ?? [];
    if (!first || others.length === 0) return first;
    return [first, ...others].find(
      ({ premises, name }) => premises === named.premises && name === named.name,
    );
  };
}
