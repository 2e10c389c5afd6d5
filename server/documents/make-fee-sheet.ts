/** The posted sheet of fees as a PDF. The same schedule gives the same bytes. */
import { ok, type Result } from '@/simulations/problems/problem';
import { type FeeSheetSubject, feeSheet, feeSheetMissing } from './content/fee-sheet';
import { officeSheetOf, setPosted, setSheet } from './layout/sheets';
import { render } from './pdf/render';
import type { Orientation, SheetSize } from './sign-offers';

export type AskedFeeSheet = { paper?: SheetSize | undefined; orientation?: Orientation | undefined };
export type MadeFeeSheet = { bytes: Uint8Array; missing: string[]; sheets: number };

export async function makeFeeSheet(
  subject: FeeSheetSubject,
  { paper: wanted, orientation = 'portrait' }: AskedFeeSheet = {},
): Promise<Result<MadeFeeSheet>> {
  const made = feeSheet(subject);
  if (!made.ok) return made;
  const { paper, missing } = made.value;
  const size = wanted ?? officeSheetOf(paper);
  const posted = setPosted(paper, size, orientation);
  const lacking =
    missing.length > 0 ? [setSheet(feeSheetMissing(made.value), size, orientation, { most: 1 }).drawing] : [];
  const whole = {
    ...posted,
    pages: [posted, ...lacking].flatMap(({ pages }) => pages),
    root: { ...posted.root, children: [posted, ...lacking].flatMap(({ root }) => root.children) },
  };
  return ok({ bytes: await render(paper, whole), missing, sheets: posted.pages.length });
}
