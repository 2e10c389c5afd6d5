/** The procedures that take an id, found from the routers themselves, so that no new one can be forgotten. */
import { z } from 'zod';
import { appRouter } from '../api/api';
import type { Caller } from './site';

const ID_FIELDS = [
  'schedule',
  'rules',
  'table',
  'id',
  'draft',
  'member',
  'organisation',
  'submission',
  'question',
];

export const takingIds: string[] = Object.entries(appRouter._def.procedures)
  .filter(([, procedure]) =>
    (procedure as unknown as { _def: { inputs: unknown[] } })._def.inputs.some((input) => {
      const shape = input instanceof z.ZodDefault ? input.unwrap() : input;
      return shape instanceof z.ZodObject && ID_FIELDS.some((field) => field in shape.shape);
    }),
  )
  .map(([path]) => path);

export function callBy(caller: Caller, path: string, input: unknown): Promise<unknown> {
  const procedure: unknown = path
    .split('.')
    .reduce<unknown>((at, step) => Reflect.get(at as object, step), caller);
  return (procedure as (input: unknown) => Promise<unknown>)(input);
}
