/** What a submission says of itself: what is asked for, by whom, and who tested the equipment. */
import { longDate } from '../spelling/wording';
import type { Circumstances, FILING_KINDS } from './variant';

export type FilingKind = (typeof FILING_KINDS)[number];

export const KIND_WORDS: Record<FilingKind, string> = {
  'new-game': 'New game',
  variation: 'Variation of a game',
  composite: 'Composite of several games',
};

type Laboratory = NonNullable<Circumstances['laboratory']>;
type Trial = NonNullable<Circumstances['trial']>;

/** On pages and papers: “Ridge Testing, report RT-2031, 4 May 2026”. */
export const shownLaboratory = ({ name, report, date }: Laboratory): string =>
  [
    name.trim() || 'not named',
    report.trim() ? `report ${report}` : 'no report',
    date ? longDate(date) : 'no date',
  ].join(', ');

/** “1 January 2026 to 31 March 2026, at Northgate Leeds”. */
export const shownTrial = ({ from, to, premises }: Trial): string =>
  `${longDate(from)} to ${longDate(to)}${premises?.trim() ? `, at ${premises}` : ''}`;
