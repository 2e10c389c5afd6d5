/**
 * The files that commands read and write: a variant (`--variant`, `--save-variant`) and a draft
 * (`--draft-edition`).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EditionDifference } from '@/rulebooks/editions/difference';
import { readDifferenceText } from '@/rulebooks/editions/difference-file';
import { type FiledVariant, readVariantText, variantText } from '@/rulebooks/offer/variant-file';
import { LONGEST_FILED, readFiled } from '@/rulebooks/spelling/filed';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Variant } from '@/rulebooks/variant/variant';
import { environment } from '@/server/environment/environment';
import { whole } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';

const fileNamed = (name: string): string => path.resolve(environment().invokedFrom, name);

function onDisk<T>(name: string, done: string, instead: string, work: () => T, field = 'variant'): Result<T> {
  try {
    return ok(work());
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    const message = `${quoted(name, 80)} cannot be ${done} (${reason}); ${instead}.`;
    return fail({ code: 'input-unreadable', message, field });
  }
}

export function readVariantFile(name: string): Result<FiledVariant> {
  const text = onDisk(name, 'read', 'name a variant file', () => readFileSync(fileNamed(name), 'utf8'));
  return text.ok ? readVariantText(text.value) : text;
}

/** Lines that an operator files. */
export function readFiledText(name: string): Result<string> {
  const field = 'options.house-way';
  const read = () => readFileSync(fileNamed(name), 'utf8').trim();
  const text = onDisk(name, 'read', 'name the file of a House Way', read, field);
  if (!text.ok || readFiled(text.value) !== undefined) return text;
  const message = `${quoted(name, 80)} is no House Way: give a JSON object with “groups” and “lines”, of at most ${whole(LONGEST_FILED)} characters.`;
  return fail({ code: 'input-unreadable', message, field });
}

/** A chart as the chart editor gives it as text. */
export const readChartText = (name: string): Result<string> =>
  onDisk(name, 'read', 'name the file of a chart', () => readFileSync(fileNamed(name), 'utf8'), 'chart');

export const saveVariantFile = (name: string, variant: Variant, day: string): Result<undefined> =>
  onDisk(name, 'written', 'name another file with --save-variant', () => {
    writeFileSync(fileNamed(name), variantText(variant, day));
    return undefined;
  });

export function readDifferenceFile(name: string): Result<EditionDifference> {
  const read = () => readFileSync(fileNamed(name), 'utf8');
  const text = onDisk(name, 'read', 'name the file of a draft edition', read, 'draftEdition');
  return text.ok ? readDifferenceText(text.value) : text;
}
