/** What the papers of a settled meeting are of. */
import { createHash } from 'node:crypto';
import { longDate } from '@/rulebooks/spelling/wording';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import { settledJson } from '@/rulebooks/totalisator/settled-json';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Amended } from '@/simulations/totalisator/amended';
import type { Race } from '@/simulations/totalisator/race';
import type { Settled } from '@/simulations/totalisator/settle-meeting';
import type { Furniture, Paper } from '../../paper';
import { shortHash } from '../../subject';
import { markOf } from '../marks';

/** The operator's pool rules that were in force, and a sentence for each term that the meeting has otherwise. */
export type SettledByRules = {
  number: string;
  name: string;
  version: number;
  from: string;
  hash: string;
  departs: readonly string[];
};

export type SettledMeeting = {
  book: TotalisatorBook;
  venue?: string | undefined;
  day?: string | undefined;
  results: ReadonlyMap<number, Race>;
  settled: readonly Settled[];
  /** What an amended result changed of an earlier settlement, where it is of one. */
  amended?: Amended | undefined;
  poolRules?: SettledByRules | undefined;
  /** What the settlement is called where it is kept, and how far it got. */
  reference: string;
  status: string;
  /** The number of the settlement after it, where there is one. */
  replacedBy?: number | undefined;
  /** Nobody has issued it. */
  draft: boolean;
  /** ISO date and time that the meeting fixes. */
  dated: string;
};

/** Of the results and of everything that was settled by them. */
export const settlementData = ({
  book,
  venue,
  day,
  results,
  settled,
}: Pick<SettledMeeting, 'book' | 'venue' | 'day' | 'results' | 'settled'>) => ({
  rules: book.id,
  ...(venue !== undefined && { venue }),
  ...(day !== undefined && { day }),
  results: [...results.values()].map(
    ({ race, places, withdrawn, starters, favourites, isVoid, finishers }) => ({
      race,
      places: places.map((horses) => [...horses]),
      withdrawn: [...withdrawn],
      ...(starters && { starters: [...starters] }),
      favourites: [...favourites],
      void: isVoid,
      ...(finishers !== undefined && { finishers }),
    }),
  ),
  ...settledJson(settled),
});

export const settlementHash = (meeting: SettledMeeting): string =>
  createHash('sha256')
    .update(canonicalJson(settlementData(meeting)))
    .digest('hex');

/** "Happy Valley, 25 November 2026", as far as it is known. */
export const meetingNamed = ({ venue, day }: Pick<SettledMeeting, 'venue' | 'day'>): string =>
  [venue, day && longDate(day)].filter(Boolean).join(', ');

const furniture = (meeting: SettledMeeting, paper: string, hash: string): Furniture => ({
  title: [paper, meetingNamed(meeting)].filter(Boolean).join(': '),
  version: meeting.reference,
  status: meeting.amended ? `Amended · ${meeting.status}` : meeting.status,
  shortHash: shortHash(hash),
});

/** What both papers have alike. */
export function paperOf(
  meeting: SettledMeeting,
  { title, subject, blocks }: Pick<Paper, 'title' | 'subject' | 'blocks'>,
  hash: string,
): Paper {
  const named = meetingNamed(meeting);
  return {
    title: named === '' ? title : `${title}: ${named}`,
    subject,
    language: 'en-GB',
    accent: meeting.book.accent,
    furniture: furniture(meeting, title, hash),
    dated: meeting.dated,
    ...markOf({ draft: meeting.draft }),
    blocks,
  };
}

export const eyebrowOf = (meeting: SettledMeeting): string =>
  (meetingNamed(meeting) || meeting.book.jurisdiction).toUpperCase();

export const byRace = ({ results }: SettledMeeting): Race[] =>
  [...results.values()].sort((a, b) => a.race - b.race);
