/**
 * A variant as a JSON file, in and out, for the workbench and the command line: the variant's own schema, and the day
 * whose rules apply as `at`. What the schema would drop without a word is refused.
 */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { readDate } from './dates';
import { quoted } from './quoted';
import { readVariant } from './read-variant';
import type { Variant } from './variant';

export type FiledVariant = { variant: Variant; at: string | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function unknownFields(given: unknown, read: unknown, at = ''): string[] {
  if (!isRecord(given) || !isRecord(read)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const name = at === '' ? key : `${at}.${key}`;
    return Object.hasOwn(read, key) ? unknownFields(value, read[key], name) : [name];
  });
}

const refused = (message: string, field = 'variant') => fail({ code: 'input-unreadable', message, field });

function dayIn(at: unknown): Result<string | undefined> {
  if (at === undefined) return ok(undefined);
  return readDate(typeof at === 'string' ? at : String(at));
}

export function variantIn(given: unknown): Result<FiledVariant> {
  if (!isRecord(given) || Array.isArray(given)) return refused('A variant file holds one JSON object.');
  const { at, ...rest } = given;
  const read = readVariant(rest);
  if (!read.ok) return read;
  const [unknown] = unknownFields(rest, read.value);
  if (unknown !== undefined)
    return refused(`A variant has no field ${quoted(unknown, 80)}; remove it from the file.`, unknown);
  const day = dayIn(at);
  return day.ok ? ok({ variant: read.value, at: day.value }) : day;
}

export function readVariantText(text: string): Result<FiledVariant> {
  try {
    return variantIn(JSON.parse(text));
  } catch {
    return refused('This is not JSON. Give a variant as the workbench or --save-variant writes it.');
  }
}

export const variantText = (variant: Variant, at: string): string =>
  `${JSON.stringify({ at, ...variant }, null, 2)}\n`;
