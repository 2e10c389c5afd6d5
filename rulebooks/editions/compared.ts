/**
 * What one record says otherwise than another, as the changes of a draft edition: as far down as things have names, and what has
 * none as a whole.
 */
import { type Change, nameOf, same } from './difference';

type Place = readonly string[];
type Record_ = Readonly<Record<string, unknown>>;

/** A place that a draft can name (`Change`). */
const DEEPEST = 12;
const LONGEST = 120;

const isRecord = (value: unknown): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of what a list holds, in order; undefined where something has none, or two have the same. */
function namesIn(list: readonly unknown[]): string[] | undefined {
  const names = list.map(nameOf);
  const known = names.flatMap((name) => (name && name.length <= LONGEST ? [name] : []));
  return known.length === list.length && new Set(known).size === known.length ? known : undefined;
}

const inOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);

const whole = (at: Place, was: unknown, becomes: unknown, because: string): Change => ({
  at: [...at],
  ...(was !== undefined && { was }),
  ...(becomes !== undefined && { becomes }),
  because,
});

/** A record keeps its rows in the order in which they are printed, and what is new comes last. */
function inRecords(at: Place, was: Record_, is: Record_, because: string): Change[] | undefined {
  const [before, after] = [Object.keys(was), Object.keys(is)];
  const kept = [...before.filter((key) => key in is), ...after.filter((key) => !Object.hasOwn(was, key))];
  if (!inOrder(kept, after) || after.some((key) => key === '' || key.length > LONGEST)) return undefined;
  return [...new Set([...before, ...after])].flatMap((key) =>
    changesBetween([...at, key], was[key], is[key], because),
  );
}

/** In a list, what is new comes after its neighbour. */
function inLists(
  at: Place,
  was: readonly unknown[],
  is: readonly unknown[],
  because: string,
): Change[] | undefined {
  const [before, after] = [namesIn(was), namesIn(is)];
  if (!before || !after) return undefined;
  const kept = after.filter((name) => before.includes(name));
  // Neither a list in another order nor one with something new at its head can be made by placing things one by one.
  const stays = before.filter((name) => after.includes(name));
  const first = after[0];
  if (!inOrder(kept, stays) || (first !== undefined && !before.includes(first))) return undefined;
  const gone = before.flatMap((name, index) =>
    after.includes(name) ? [] : [whole([...at, name], was[index], undefined, because)],
  );
  const others = after.flatMap((name, index): Change[] => {
    const place = [...at, name];
    const earlier = before.indexOf(name);
    if (earlier >= 0) return changesBetween(place, was[earlier], is[index], because);
    return [{ ...whole(place, undefined, is[index], because), after: after[index - 1] }];
  });
  return [...gone, ...others];
}

export function changesBetween(at: Place, was: unknown, is: unknown, because: string): Change[] {
  if (at.length < DEEPEST) {
    const parts =
      Array.isArray(was) && Array.isArray(is)
        ? inLists(at, was, is, because)
        : isRecord(was) && isRecord(is)
          ? inRecords(at, was, is, because)
          : undefined;
    if (parts) return parts;
  }
  return same(was, is) ? [] : [whole(at, was, is, because)];
}
