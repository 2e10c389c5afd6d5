/** A house's own schedule as whoever writes it is shown it: every fault by its row, or else what the checks find. */
import type { FeeBook } from '../book';
import { checkFees } from '../checks';
import { FEE_VERDICTS, type FeeFinding, type FeeVerdict } from '../finding';
import type { FeeTable } from '../schedule';
import type { FeeFrame } from './frame';
import { readRows, type WrittenFault } from './read';

export type WrittenFinding = {
  check: string;
  verdict: FeeVerdict;
  /** Of the schedule; empty where it is about all of it. */
  rows: number[];
  /** The line of the source with the clause that it is about. */
  clause?: number;
  sentence: string;
};

export type CheckedRows =
  | { is: 'read'; table: FeeTable; findings: WrittenFinding[] }
  | { is: 'faulty'; faults: WrittenFault[] };

/** The checks of the source over this schedule alone, with what the source says of the group that it would replace. */
export const checkWritten = (book: FeeBook, own: FeeTable): FeeFinding[] =>
  checkFees({ ...book, headings: [], tables: [own], options: [] }).filter(
    ({ group, document }) => group === own.group && document === own.document,
  );

const written = ({ check, verdict, options, clause, sentence }: FeeFinding): WrittenFinding => ({
  check,
  verdict,
  rows: options.map(({ line }) => line),
  ...(clause !== undefined && { clause }),
  sentence,
});

/** The gravest first. */
export function writtenFindings(book: FeeBook, table: FeeTable): WrittenFinding[] {
  const findings = checkWritten(book, table);
  return FEE_VERDICTS.flatMap((verdict) =>
    findings.filter((finding) => finding.verdict === verdict).map(written),
  );
}

export function checkRows({ book, table }: FeeFrame, rows: readonly (readonly string[])[]): CheckedRows {
  const read = readRows(table, rows);
  return 'faults' in read
    ? { is: 'faulty', faults: read.faults }
    : { is: 'read', table: read.table, findings: writtenFindings(book, read.table) };
}
