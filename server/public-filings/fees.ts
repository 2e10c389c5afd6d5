/** A schedule of fees that was approved, as anyone may read it. */
import { limitNamed, playersNamed } from '@/rulebooks/fees/finding';
import { type FeeOption, type FeeTable, optionsOf } from '@/rulebooks/fees/schedule';
import { FEE_PER_WORDS, FROM_WORDS, feesText, whenWords } from '@/rulebooks/fees/words';
import { frameOf } from '@/rulebooks/fees/written/frame';
import { identityOf } from '@/rulebooks/registry';
import { inSentence } from '@/rulebooks/spelling/wording';
import { listed } from '@/simulations/printing/lists';
import { ok } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import { feeSubmissionAct } from '../db/schema';
import type { FeeSheetSubject } from '../documents/content/fee-sheet';
import { gamesNamed, printedTable } from '../fee-schedules/templates';
import { breachesIn, type Read, readContent } from '../fee-submissions/content';
import { SEALED_FEES } from '../fee-submissions/filing';
import { placeOf } from '../fee-submissions/in-force';
import { type Brief, everyApproved, type Joined, submissionById } from '../fee-submissions/queries';
import { contentHash } from '../house-fees/content-hash';
import { type Answer, notFound } from '../problems/problem';
import type { PublicKind } from './approved';
import type { PublicFeeOption, PublicFiled } from './shapes';

export const PUBLIC_FEES: PublicKind<Brief> = {
  of: 'fees',
  subject: 'fee-submission',
  acts: feeSubmissionAct,
  sealed: SEALED_FEES,
  approved: everyApproved,
  placeOf,
};

export function feesTitle({ schedule }: Pick<Brief, 'schedule'>): { title: string; rulebookTitle: string } {
  const printed = printedTable(schedule);
  const games = printed.ok ? gamesNamed(printed.value.book, printed.value.table) : [];
  return {
    title: `Collection fees: ${games.length > 0 ? listed(games) : schedule.group}`,
    rulebookTitle: identityOf(schedule.rulebook)?.title ?? schedule.rulebook,
  };
}

export const OPTIONS_AT_A_TIME = 200;

const optionShown = (option: FeeOption): PublicFeeOption => ({
  row: option.line,
  option: option.option === null ? '' : String(option.option),
  limit: limitNamed(option.limit),
  players: playersNamed(option.players),
  fees: feesText(option),
});

const termsSaid = ({ terms }: FeeTable): string[] => [
  ...new Set(
    terms.map(
      (term) =>
        `${term.name}: ${FEE_PER_WORDS[term.per]}, from ${FROM_WORDS[term.from]}${term.when === 'not-stated' ? '' : `, ${inSentence(whenWords(term))}`}.`,
    ),
  ),
];

type Content = Pick<PublicFiled, 'damaged' | 'options' | 'terms' | 'sheet'>;

const isWhole = ({ submission, schedule, version }: Joined): boolean =>
  contentHash(schedule, version) === submission.hash;

/** As it was approved, or nothing of it. */
async function approvedContent(db: Queries, id: string): Promise<{ filed: Joined; read: Read } | undefined> {
  const filed = await submissionById(db, id);
  if (!filed) return undefined;
  const read = readContent(filed.schedule, filed.version);
  return read.ok && isWhole(filed) ? { filed, read: read.value } : undefined;
}

export async function feesContent(db: Queries, id: string, from: number): Promise<Content> {
  const content = await approvedContent(db, id);
  if (!content) return { damaged: true, sheet: false };
  const { own, findings } = content.read;
  const options = optionsOf(own);
  return {
    options: {
      total: options.length,
      from,
      rows: options.slice(from, from + OPTIONS_AT_A_TIME).map(optionShown),
    },
    terms: termsSaid(own),
    // What is marked as not for display is not given to players.
    sheet: breachesIn(findings) === 0,
  };
}

/** The posted sheet with the option in use marked; none where the schedule was approved over a breach. */
export async function publicFeeSheet(db: Queries, id: string, use: number): Promise<Answer<FeeSheetSubject>> {
  const content = await approvedContent(db, id);
  if (!content || breachesIn(content.read.findings) > 0) return notFound('paper');
  const { filed, read } = content;
  if (!read.own.rows.some(({ line }) => line === use)) return notFound('option');
  return ok({
    frame: frameOf(read.book, read.table),
    rows: filed.version.rows,
    inForceFrom: filed.version.inForceFrom ?? '',
    use,
    dated: filed.version.at,
  });
}
