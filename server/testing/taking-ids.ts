/** The procedures that take an id or a reference, found from the routers themselves, so that no new one can be forgotten. */
import type { z } from 'zod';
import { Id, Reference } from '../access/inputs';
import { appRouter } from '../api/api';
import type { Caller } from './site';

const NAMES_SOMETHING: ReadonlySet<unknown> = new Set([Id, Reference]);

/** Whether an id can stand anywhere in what a schema lets in. A kind of schema that is not known here stops the tests. */
export function takesId(schema: z.core.$ZodType): boolean {
  if (NAMES_SOMETHING.has(schema)) return true;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape).some(takesId);
    case 'array':
      return takesId(def.element);
    case 'record':
      return [def.keyType, def.valueType].some(takesId);
    case 'union':
      return def.options.some(takesId);
    case 'pipe':
      return [def.in, def.out].some(takesId);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return takesId(def.innerType);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'unknown':
    case 'custom':
    case 'transform':
      return false;
    default:
      throw new Error(`say whether an id can stand in a schema of the kind ${def.type}`);
  }
}

export const takingIds: string[] = Object.entries(appRouter._def.procedures)
  .filter(([, procedure]) =>
    (procedure as unknown as { _def: { inputs: z.core.$ZodType[] } })._def.inputs.some(takesId),
  )
  .map(([path]) => path);

export function callBy(caller: Caller, path: string, input: unknown): Promise<unknown> {
  const procedure: unknown = path
    .split('.')
    .reduce<unknown>((at, step) => Reflect.get(at as object, step), caller);
  return (procedure as (input: unknown) => Promise<unknown>)(input);
}
