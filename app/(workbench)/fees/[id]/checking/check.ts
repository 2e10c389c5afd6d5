/** A schedule checked for a page: at most as many faults and findings as somebody reads, and how many there are. */

import { checkRows, type WrittenFinding } from '@/rulebooks/fees/written/checked';
import type { FeeFrame } from '@/rulebooks/fees/written/frame';
import type { WrittenFault } from '@/rulebooks/fees/written/read';

export type CheckQuestion = { frame: FeeFrame; rows: readonly (readonly string[])[] };

export type ShownCheck =
  | { is: 'read'; options: number; total: number; findings: WrittenFinding[] }
  | { is: 'faulty'; total: number; faults: WrittenFault[] };

const SHOWN_AT_MOST = 200;

export function checkSchedule(frame: FeeFrame, rows: CheckQuestion['rows']): ShownCheck {
  const checked = checkRows(frame, rows);
  if (checked.is === 'faulty')
    return { is: 'faulty', total: checked.faults.length, faults: checked.faults.slice(0, SHOWN_AT_MOST) };
  return {
    is: 'read',
    options: checked.table.rows.length,
    total: checked.findings.length,
    findings: checked.findings.slice(0, SHOWN_AT_MOST),
  };
}
