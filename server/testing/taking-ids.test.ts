import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Files, Id, Reference } from '../access/inputs';
import { takesId } from './taking-ids';

describe('what takes an id', () => {
  it.each<[string, z.ZodType]>([
    ['a field of any name', z.object({ view: Id })],
    ['a reference', z.object({ reference: Reference })],
    ['one that may be left out', z.object({ to: Id.nullable().optional() })],
    ['a list, by default empty', z.object({ files: Files })],
    ['a part of a part', z.array(z.object({ of: z.object({ draft: Id }) }))],
    ['one of several', z.object({ with: z.union([z.literal('none'), Id]) })],
    ['a record', z.record(z.string(), Id)],
    ['what is changed on its way', z.object({ id: Id }).transform(({ id }) => id)],
    ['an object with a default', z.object({ organisation: Id.optional() }).default({})],
  ])('%s', (_, schema) => {
    expect(takesId(schema)).toBe(true);
  });

  it('is nothing of plain words, and no schema of a kind that is not known', () => {
    expect(takesId(z.object({ id: z.string(), ids: z.array(z.number()), at: z.enum(['a']) }))).toBe(false);
    expect(() => takesId(z.tuple([Id]))).toThrow('of the kind tuple');
  });
});
