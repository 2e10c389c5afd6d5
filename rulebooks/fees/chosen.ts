/** Which options of a book are asked for: each part of the question leaves some out. */
import type { Fraction } from '@/simulations/exact/fraction';
import type { FeeBook } from './book';
import type { FeeVerdict } from './finding';
import { servesLimit } from './limits';
import { findingsOf } from './listed';
import type { FeeKind, FeeOption } from './schedule';

export type FeeChoice = {
  document?: string | undefined;
  game?: string | undefined;
  group?: string | undefined;
  kind?: FeeKind | undefined;
  limit?: Fraction | undefined;
  /** With a finding of this verdict. */
  verdict?: FeeVerdict | undefined;
};

export function chosenFees(book: FeeBook, choice: FeeChoice): FeeOption[] {
  const { document, game, group, kind, limit, verdict } = choice;
  const found = findingsOf(book);
  return book.options.filter(
    (option) =>
      (document === undefined || option.document === document) &&
      (game === undefined || option.games.includes(game)) &&
      (group === undefined || option.group === group) &&
      (kind === undefined || option.kind === kind) &&
      (limit === undefined || servesLimit(option.limit, limit)) &&
      (verdict === undefined || found.of(option).some((finding) => finding.verdict === verdict)),
  );
}
