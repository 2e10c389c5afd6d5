/** The posted sheet of fees as a PDF. The same schedule gives the same bytes. `filed`: from the public record, sealed and signed. */
import { ok, type Result } from '@/simulations/problems/problem';
import { type FeeSheetSubject, feeSheet } from './content/fee-sheet';
import { notForDisplay } from './content/not-for-display';
import type { EnclosedFiled } from './enclosed-filed';
import { renderFiled } from './filed-attachments';
import { forPress } from './layout/for-press';
import { officeSheetOf, setPosted } from './layout/sheets';
import type { Orientation, SheetSize } from './sign-offers';

/** `press`: with bleed and crop marks, in colours of ink. */
export type AskedFeeSheet = {
  paper?: SheetSize | undefined;
  orientation?: Orientation | undefined;
  press?: boolean | undefined;
};
export type MadeFeeSheet = { bytes: Uint8Array; missing: string[]; sheets: number };

export async function makeFeeSheet(
  subject: FeeSheetSubject,
  { paper: wanted, orientation = 'portrait', press }: AskedFeeSheet = {},
  filed?: EnclosedFiled,
): Promise<Result<MadeFeeSheet>> {
  const made = feeSheet(subject);
  if (!made.ok) return made;
  const { paper, missing } = made.value;
  const size = wanted ?? officeSheetOf(paper);
  const posted = setPosted(paper, size, orientation);
  const lacking = missing.length > 0 ? [setPosted(notForDisplay(made.value), size, orientation)] : [];
  const whole = {
    ...posted,
    pages: [posted, ...lacking].flatMap(({ pages }) => pages),
    root: { ...posted.root, children: [posted, ...lacking].flatMap(({ root }) => root.children) },
  };
  const drawn = press ? forPress(whole, paper.sheets ?? 'iso') : whole;
  return ok({ bytes: await renderFiled(paper, drawn, filed), missing, sheets: posted.pages.length });
}
