/**
 * A variant as a JSON file, in and out, for the workbench and the command line: the variant's own schema, and the day
 * whose rules apply as `at`. What the schema would drop silently is refused.
 */
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { readDate } from '../spelling/dates';
import { quoted } from '../spelling/quoted';
import { isBareShare } from '../spelling/share';
import type { Variant } from '../variant/variant';
import { spelledCircumstances } from './one-spelling';
import { readVariant } from './read-variant';

export type FiledVariant = { variant: Variant; day: string | undefined };

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

/**
 * A share without its sign is per cent in a field and a fraction of one in an older variant, so a file has to say
 * which.
 */
function ambiguousShare({ circumstances: { progressive, meters = {} } }: Variant) {
  const declared = [
    ['circumstances.progressive', progressive] as const,
    ...Object.entries(meters).map(([id, meter]) => [`circumstances.meters.${id}`, meter] as const),
  ];
  for (const [field, meter] of declared)
    for (const term of ['contribution', 'reserve'] as const) {
      const text = meter?.[term] ?? '';
      if (isBareShare(text))
        return refused(
          `${quoted(text)} may mean ${text.trim()}% or a fraction of 1. Write the share with its sign, for example “70%”.`,
          `${field}.${term}`,
        );
    }
  return undefined;
}

export function variantIn(given: unknown): Result<FiledVariant> {
  if (!isRecord(given) || Array.isArray(given)) return refused('A variant file holds one JSON object.');
  const { at, ...rest } = given;
  const read = readVariant(rest);
  if (!read.ok) return read;
  const [unknown] = unknownFields(rest, read.value);
  if (unknown !== undefined)
    return refused(`A variant has no field ${quoted(unknown, 80)}; remove it from the file.`, unknown);
  const share = ambiguousShare(read.value);
  if (share) return share;
  const day = dayIn(at);
  return day.ok ? ok({ variant: read.value, day: day.value }) : day;
}

export function readVariantText(text: string): Result<FiledVariant> {
  try {
    return variantIn(JSON.parse(text));
  } catch {
    return refused('This is not JSON. Give a variant as the workbench or --save-variant writes it.');
  }
}

const UNSIGNED = '';
/** An older variant may hold "0.7" for 70%: the file says which it is. Its sums have no sign to take off. */
export const variantText = (variant: Variant, day: string): string => {
  const circumstances = spelledCircumstances(variant.circumstances, UNSIGNED);
  return `${JSON.stringify({ at: day, ...variant, circumstances }, null, 2)}\n`;
};
