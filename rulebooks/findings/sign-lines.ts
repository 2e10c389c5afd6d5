/** What the findings put on the table's sign, and what is missing before it may be displayed. */
import type { ClauseId } from '../spelling/ids';
import { type Finding, isSettled } from './finding';

export type SignLine = {
  text: string;
  /** The clauses that ask for it, in the order of the source. */
  clauses: ClauseId[];
  wager?: string | undefined;
  /** The option that it announces. */
  option?: string | undefined;
};

export type SignLines = {
  /** Compulsory, in the order of the clauses that ask for them. */
  lines: SignLine[];
  /** Sentences that say what to give; while there is one, the sign may not be displayed. */
  missing: { text: string; clauses: ClauseId[] }[];
};

/** Clauses that ask for the same line share it. */
function merged(findings: Finding[], textOf: (finding: Finding) => string): SignLine[] {
  const lines = new Map<string, SignLine>();
  for (const finding of findings) {
    const text = textOf(finding);
    const line: SignLine = lines.get(text) ?? {
      text,
      clauses: [],
      wager: finding.wager,
      option: finding.option,
    };
    if (!line.clauses.includes(finding.clause)) line.clauses.push(finding.clause);
    lines.set(text, line);
  }
  return [...lines.values()];
}

export function signLines(findings: Finding[]): SignLines {
  const onSign = findings.filter(({ paper, signLine }) => paper === 'sign' || signLine !== undefined);
  const written = onSign.filter(({ signLine }) => signLine !== undefined);
  const owed = onSign.filter((finding) => finding.signLine === undefined && !isSettled(finding));
  return {
    lines: merged(written, ({ signLine }) => signLine as string),
    missing: merged(owed, ({ explanation }) => explanation).map(({ text, clauses }) => ({ text, clauses })),
  };
}
