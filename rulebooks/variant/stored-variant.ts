/**
 * A variant as it was stored. An earlier version may have accepted what this one refuses, and a frozen version can
 * never be corrected, so its pages must still work.
 */
import type { z } from 'zod';
import { Variant } from './variant';

export type StoredVariant = {
  variant: Variant;
  /** Fields that this version would refuse: kept as stored, or left out where they are of another type. */
  refused: string[];
};

type Path = readonly PropertyKey[];

const MOST_REPAIRS = 500;

/** A text that is too long, or a number out of range, is still a text or a number, and can be shown. */
const KEEPS_ITS_TYPE: ReadonlySet<string> = new Set(['too_big', 'too_small', 'invalid_format', 'custom']);

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), value);

function without(value: unknown, [first, ...rest]: Path): unknown {
  if (first === undefined || !isObject(value)) return value;
  if (Array.isArray(value))
    return rest.length === 0
      ? value.filter((_, index) => index !== Number(first))
      : value.map((item, index) => (index === Number(first) ? without(item, rest) : item));
  const entries = Object.entries(value).filter(([key]) => rest.length > 0 || key !== String(first));
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === String(first) ? without(item, rest) : item]),
  );
}

/** Whatever lacks a required field is left out. */
function presentPart(value: unknown, path: Path): Path {
  let part = path;
  while (part.length > 1 && at(value, part) === undefined) part = part.slice(0, -1);
  return part;
}

const wrongType = (issues: z.core.$ZodIssue[]) => issues.find(({ code }) => !KEEPS_ITS_TYPE.has(code));

const withTables = (variant: Variant): Variant => ({
  ...variant,
  wagers: Object.fromEntries(
    Object.entries(variant.wagers).map(([id, choice]) => [id, { ...choice, pays: choice.pays ?? {} }]),
  ),
});

/** `of` is what the row itself says the rulebook and the game are: a page is made under those. */
export function storedVariant(
  stored: unknown,
  { rulebook, game }: { rulebook: string; game: string },
): StoredVariant {
  const of = { rulebook, game };
  const bare: Variant = { ...of, options: {}, wagers: {}, circumstances: {}, attestations: {} };
  const readable = isObject(stored) && !Array.isArray(stored);
  const refused = new Set<string>(readable ? [] : ['variant']);
  let value: unknown = readable ? { ...bare, ...stored, ...of } : bare;
  for (const name of ['rulebook', 'game'] as const)
    if (readable && stored[name] !== of[name]) refused.add(name);
  for (let repairs = 0; repairs < MOST_REPAIRS; repairs++) {
    const parsed = Variant.safeParse(value);
    if (parsed.success) return { variant: parsed.data, refused: [...refused] };
    const { issues } = parsed.error;
    for (const { path } of issues) refused.add(path.map(String).join('.'));
    const wrong = wrongType(issues);
    if (!wrong) return { variant: withTables(value as Variant), refused: [...refused] };
    value = { ...bare, ...(without(value, presentPart(value, wrong.path)) as object) };
  }
  return { variant: bare, refused: [...refused] };
}
