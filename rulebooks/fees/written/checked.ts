/** A house's own schedule as whoever writes it is shown it: every fault by its row, or else what the checks find. */
import { FEE_VERDICTS, type FeeFinding, type FeeVerdict } from '../finding';
import type { FeeTable } from '../schedule';
import type { FeeFrame } from './frame';
import { checkWritten, readRows, type WrittenFault } from './read';

export type WrittenFinding = {
  check: string;
  verdict: FeeVerdict;
  /** Of the schedule; empty where it is about all of it. */
  rows: number[];
  sentence: string;
};

export type CheckedRows =
  | { is: 'read'; table: FeeTable; findings: WrittenFinding[] }
  | { is: 'faulty'; faults: WrittenFault[] };

const written = ({ check, verdict, options, sentence }: FeeFinding): WrittenFinding => ({
  check,
  verdict,
  rows: options.map(({ line }) => line),
  sentence,
});

/** The gravest first. */
export function writtenFindings(book: FeeFrame['book'], table: FeeTable): WrittenFinding[] {
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
