/** Every field of an input, found from its schema, for a test to fill with hostile values. */
import type { z } from 'zod';
import { Variant } from '@/rulebooks/variant/variant';
import { BoundedVariant } from '../access/inputs';

export type Leaf = { path: string[]; kind: 'text' | 'number' | 'choice' | 'flag' | 'key' };

type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  valueType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

const KINDS: Record<string, Leaf['kind']> = {
  string: 'text',
  number: 'number',
  int: 'number',
  enum: 'choice',
  literal: 'choice',
  boolean: 'flag',
  // Settings of a family: text as much as anything.
  unknown: 'text',
};

const definitionOf = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** `sample` has something in every field, and in every list and record at least one: else a field would go untried. */
export function leavesOf(schema: z.ZodType, sample: unknown, path: string[] = []): Leaf[] {
  if ((schema as unknown) === BoundedVariant) return leavesOf(Variant, sample, path);
  const definition = definitionOf(schema);
  const place = path.join('.');
  if (sample === undefined) throw new Error(`the sample has no ${place}`);
  const inside = (value: unknown, key: string, type: z.ZodType) =>
    leavesOf(type, (value as Record<string, unknown>)[key], [...path, key]);
  if (definition.innerType) return leavesOf(definition.innerType, sample, path);
  if (definition.shape)
    return Object.entries(definition.shape).flatMap(([key, type]) => inside(sample, key, type));
  // Of several forms, the one that the sample has.
  if (definition.options) {
    const form = definition.options.find((option) => option.safeParse(sample).success);
    if (!form) throw new Error(`the sample has none of the forms of ${place}`);
    return leavesOf(form, sample, path);
  }
  if (definition.element) return inside(sample, '0', definition.element);
  if (definition.valueType) {
    const [key] = Object.keys(sample as object);
    if (key === undefined) throw new Error(`the sample has nothing in ${place}`);
    return [{ path: [...path, key], kind: 'key' }, ...inside(sample, key, definition.valueType)];
  }
  if (definition.in) {
    const unread = definitionOf(definition.in).type === 'custom';
    return leavesOf((unread && definition.out) || definition.in, sample, path);
  }
  const kind = KINDS[definition.type];
  if (!kind) throw new Error(`${place} is of a type this test does not know: ${definition.type}`);
  return [{ path, kind }];
}

type Plain = Record<string, unknown>;

/** The sample with another value, or of a record another key, at one place. */
export function withValue(sample: unknown, { path, kind }: Leaf, value: unknown): unknown {
  const copy = structuredClone(sample) as Plain;
  const last = path.at(-1) ?? '';
  const holder = path.slice(0, -1).reduce<Plain>((at, key) => at[key] as Plain, copy);
  if (kind === 'key') {
    const moved = holder[last];
    delete holder[last];
    Object.defineProperty(holder, String(value), { value: moved, enumerable: true, configurable: true });
  } else holder[last] = value;
  return copy;
}
