/** A variant as a JSON file, in and out: the variant's own schema, and the day whose rules apply as `at`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDate } from '@/rulebooks/dates';
import { quoted } from '@/rulebooks/quoted';
import { readVariant } from '@/rulebooks/read-variant';
import type { Variant } from '@/rulebooks/variant';
import { environment } from '@/server/environment';
import { fail, ok, type Result } from '@/simulations/problem';

export type FiledVariant = { variant: Variant; at: string | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const fileNamed = (name: string): string => path.resolve(environment().invokedFrom, name);
const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unreadable';

/** What the schema would drop without a word. */
function unknownFields(given: unknown, read: unknown, at = ''): string[] {
  if (!isRecord(given) || !isRecord(read)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const name = at === '' ? key : `${at}.${key}`;
    return Object.hasOwn(read, key) ? unknownFields(value, read[key], name) : [name];
  });
}

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'variant' });

export function variantIn(given: unknown): Result<FiledVariant> {
  if (!isRecord(given) || Array.isArray(given)) return refused('A variant file holds one JSON object.');
  const { at, ...rest } = given;
  const read = readVariant(rest);
  if (!read.ok) return read;
  const [unknown] = unknownFields(rest, read.value);
  if (unknown !== undefined)
    return refused(`A variant has no field ${quoted(unknown, 80)}; remove it from the file.`);
  if (at === undefined) return ok({ variant: read.value, at: undefined });
  const day = readDate(typeof at === 'string' ? at : String(at));
  return day.ok ? ok({ variant: read.value, at: day.value }) : day;
}

export function readVariantFile(name: string): Result<FiledVariant> {
  try {
    return variantIn(JSON.parse(readFileSync(fileNamed(name), 'utf8')));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : reasonOf(error);
    return refused(`${quoted(name, 80)} cannot be read (${why}); name a variant file with --variant.`);
  }
}

export const variantText = (variant: Variant, at: string): string =>
  `${JSON.stringify({ at, ...variant }, null, 2)}\n`;

export function saveVariantFile(name: string, variant: Variant, at: string): Result<undefined> {
  try {
    writeFileSync(fileNamed(name), variantText(variant, at));
    return ok(undefined);
  } catch (error) {
    return refused(
      `${quoted(name, 80)} cannot be written (${reasonOf(error)}); name another file with --save-variant.`,
    );
  }
}
