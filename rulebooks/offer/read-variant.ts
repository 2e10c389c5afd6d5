/** A variant from outside, as unknown data: the variant, or a sentence for each field that is not one. */
import type { z } from 'zod';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { quoted } from '../spelling/quoted';
import { consentsIn } from '../variant/consents';
import { Variant } from '../variant/variant';
import { MOST_ROWS } from './pay-table';

const MOST_PROBLEMS = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counted before anything is looked at, so that ten thousand rows are one sentence. */
function tooLong(input: Record<string, unknown>): Problem[] {
  const wagers = isRecord(input.wagers) ? input.wagers : {};
  const lists: [string, unknown][] = [
    ['options', input.options],
    ['wagers', wagers],
    ['attestations', input.attestations],
    ...Object.entries(wagers)
      .slice(0, MOST_ROWS)
      .map(([id, choice]): [string, unknown] => [`pays.${id}`, isRecord(choice) ? choice.pays : undefined]),
  ];
  return lists.flatMap(([field, list]) =>
    isRecord(list) ? tooManyRows(field, Object.keys(list).length) : [],
  );
}

export function tooManyRows(field: string, rows: number): Problem[] {
  if (rows <= MOST_ROWS) return [];
  return [
    {
      code: 'too-many-rows',
      message: `There are ${rows} entries in ${quoted(field)}; give ${MOST_ROWS} or fewer.`,
      field,
    },
  ];
}

function problem(issue: z.core.$ZodIssue): Problem {
  const path = issue.path.map(String);
  const field = path[0] === 'wagers' && path[2] === 'pays' ? ['pays', path[1], ...path.slice(3)] : path;
  const name = field.join('.') || 'variant';
  return {
    code: 'input-unreadable',
    message: issue.message.endsWith('.')
      ? issue.message
      : `${quoted(name, 80)} cannot be used: ${issue.message}; correct it and try again.`,
    field: name,
  };
}

export function readVariant(input: unknown): Result<Variant> {
  if (isRecord(input)) {
    const long = tooLong(input);
    if (long.length > 0) return fail(...long.slice(0, MOST_PROBLEMS));
  }
  const parsed = Variant.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  return fail(...parsed.error.issues.slice(0, MOST_PROBLEMS).map(problem));
}

/** Documents that do not say what they are for: they count as before where they are stored, and nobody saves another. */
export const unscoped = ({ circumstances }: Pick<Variant, 'circumstances'>): Problem[] =>
  consentsIn(circumstances).flatMap(({ name, for: about }, index) =>
    about !== undefined
      ? []
      : [
          {
            code: 'input-unreadable',
            message: `The document of ${quoted(name, 80)} does not say what it is for. Choose that under Circumstances.`,
            field: `circumstances.consents.${index}`,
          },
        ],
  );

/** As `readVariant`, of one that is saved from now on. */
export function readNewVariant(input: unknown): Result<Variant> {
  const read = readVariant(input);
  if (!read.ok) return read;
  const wrong = unscoped(read.value);
  return wrong.length > 0 ? fail(...wrong.slice(0, MOST_PROBLEMS)) : read;
}
