/** A rulebook as the file of `--draft-edition` would change it. */
import { editionUnder } from '@/rulebooks/editions/difference';
import type { Rulebook } from '@/rulebooks/format/record';
import { rulebookOf } from '@/rulebooks/registry';
import type { Result } from '@/simulations/problems/problem';
import { readDifferenceFile } from './variant-file';

export function rulebookUnderDraft(id: string, file: string): Result<Rulebook> {
  const book = rulebookOf(id);
  const difference = readDifferenceFile(file);
  if (!book.ok) return book;
  return difference.ok ? editionUnder(book.value, difference.value) : difference;
}
