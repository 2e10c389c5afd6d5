/** Options of fees with their findings, as the command line and any other reader of JSON gets them. */
import type { FeeBook } from './book';
import { checkFees } from './checks';
import type { FeeFinding } from './finding';
import type { FeeOption } from './schedule';

/** In an address too: "holdem.12.6990"; a table without numbers has only lines. */
export const feeKey = ({ group, option, line }: FeeOption): string => `${group}.${option ?? ''}.${line}`;

type Found = { all: readonly FeeFinding[]; of: (option: FeeOption) => readonly FeeFinding[] };
const found = new WeakMap<FeeBook, Found>();

/** Findings of the book, and those that name an option, by option; a book never changes, so it is checked once. */
export function findingsOf(book: FeeBook): Found {
  const known = found.get(book) ?? checked(book);
  found.set(book, known);
  return known;
}

function checked(book: FeeBook): Found {
  const all = checkFees(book);
  const byOption = new Map<string, FeeFinding[]>();
  for (const finding of all)
    for (const option of finding.options) {
      const own = byOption.get(feeKey(option));
      if (own) own.push(finding);
      else byOption.set(feeKey(option), [finding]);
    }
  return { all, of: (option) => byOption.get(feeKey(option)) ?? [] };
}

const listedFinding = ({ check, verdict, document, line, sentence }: FeeFinding) => ({
  check,
  verdict,
  document,
  line,
  sentence,
});

const listedOption = ({ damaged, ...option }: FeeOption, findings: readonly FeeFinding[]) => ({
  ...option,
  ...(damaged.length > 0 && { damaged }),
  findings: findings.map(listedFinding),
});

/** What of the book is about these options: findings that name one, or the group of one. */
export function listedFees(book: FeeBook, options: readonly FeeOption[]) {
  const findings = findingsOf(book);
  const groups = new Set(options.map(({ group }) => group));
  const keys = new Set(options.map(feeKey));
  const shown = findings.all.filter((finding) =>
    finding.options.length > 0
      ? finding.options.some((option) => keys.has(feeKey(option)))
      : groups.has(finding.group),
  );
  return {
    rulebook: book.rulebook,
    options: options.map((option) => listedOption(option, findings.of(option))),
    findings: shown.map((finding) => ({
      ...listedFinding(finding),
      group: finding.group,
      options: finding.options.map(({ option, line }) => ({ option, line })),
    })),
  };
}
export type ListedFees = ReturnType<typeof listedFees>;
