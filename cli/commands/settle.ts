/** `settle`: the pools of a meeting divided by a totalisator's rules, each dividend with its reasons. */
import { zonedDay } from '@/rulebooks/spelling/zoned-days';
import { amendedJson } from '@/rulebooks/totalisator/amended-json';
import type { TotalisatorBook } from '@/rulebooks/totalisator/book';
import type { MeetingFile } from '@/rulebooks/totalisator/meeting-file';
import { settledJson } from '@/rulebooks/totalisator/settled-json';
import type { SettledMeeting } from '@/server/documents/content/settlement/subject';
import { makeSettlementReport, makeStatement } from '@/server/documents/make-settlement';
import { STAKES_TABLE } from '@/server/meetings/sent-bounds';
import { ok, type Result } from '@/simulations/problems/problem';
import { type Amended, amended } from '@/simulations/totalisator/amended';
import { type Settled, settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { answer, type CommandContext, printJson, type Register } from '../command';
import { readMeetingFile } from '../options/meeting-options';
import { savedAt } from '../options/paper-options';
import { sheetRows } from '../options/sheet-rows';
import { amendedText } from '../shown/amended-text';
import { settledText } from '../shown/settlement-text';

type Typed = {
  bets?: string;
  stakes?: string;
  before?: string;
  statement?: string;
  report?: string;
  json?: boolean;
};
type Read = { book: TotalisatorBook; meeting: MeetingFile; settled: Settled[] };
type Written = { file: string; sha256: string; bytes: number };

const subjectOf = (
  { now }: CommandContext,
  { book, meeting: { venue, day, results }, settled }: Read,
  change: Amended | undefined,
): SettledMeeting => ({
  book,
  venue,
  day,
  results,
  settled,
  amended: change,
  reference: 'Working copy',
  status: 'Not issued',
  draft: true,
  dated: `${day ?? zonedDay(book.zone, now())}T00:00:00.000Z`,
});

/** Undefined where one could not be written. */
async function papersOf(
  context: CommandContext,
  { statement, report }: Typed,
  subject: SettledMeeting,
): Promise<Written[] | undefined> {
  const written: Written[] = [];
  for (const [file, make] of [
    [statement, makeStatement],
    [report, makeSettlementReport],
  ] as const) {
    if (file === undefined) continue;
    const bytes = await make(subject);
    const sha256 = await savedAt(context, file, bytes);
    if (sha256 === undefined) return undefined;
    written.push({ file, sha256, bytes: bytes.length });
  }
  return written;
}

/** What is staked beside the file of a meeting, before its result was amended and after it. */
type Staked = { bets?: string | undefined; rows?: string[][] | undefined };

async function stakedIn({ bets, stakes }: Typed): Promise<Result<Staked>> {
  if (stakes === undefined) return ok({ bets });
  const rows = await sheetRows(stakes, {
    what: 'the file of the stakes',
    code: 'input-unreadable',
    table: STAKES_TABLE,
  });
  return rows.ok ? ok({ bets, rows: rows.value }) : rows;
}

function readSettled(file: string, staked: Staked): Result<Read> {
  const read = readMeetingFile(file, staked);
  if (!read.ok) return read;
  const { book, meeting } = read.value;
  const settled = settleMeeting(meeting, book.rules);
  return settled.ok ? ok({ book, meeting, settled: settled.value }) : settled;
}

/** Undefined where no earlier meeting is given. */
function changeSince(
  file: string | undefined,
  staked: Staked,
  { meeting, settled }: Read,
): Result<Amended | undefined> {
  if (file === undefined) return ok(undefined);
  const before = readSettled(file, staked);
  if (!before.ok) return before;
  return ok(
    amended(
      { results: before.value.meeting.results, settled: before.value.settled },
      { results: meeting.results, settled },
    ),
  );
}

async function show(context: CommandContext, typed: Typed, read: Read, change?: Amended) {
  const { settled } = read;
  const papers = await papersOf(context, typed, subjectOf(context, read, change));
  if (papers === undefined) return;
  if (typed.json)
    return printJson(context, {
      ...settledJson(settled),
      ...(change && { amended: amendedJson(change) }),
      ...(papers.length > 0 && { papers }),
    });
  if (change) context.out(`${amendedText(change)}\n${papers.length > 0 ? '' : '\n\n'}`);
  if (papers.length === 0) context.out(settledText(settled));
  for (const { file, sha256, bytes } of papers)
    context.out(`Wrote ${file}, ${bytes} bytes, SHA-256 ${sha256}.\n`);
}

export const registerSettle: Register = (program, context) => {
  program
    .command('settle')
    .description(
      'settle the pools of a race meeting by pari-mutuel rules, Hong Kong’s: dividends\nand where every cent goes, step by step, each with its clause',
    )
    .argument('<file>', 'a meeting as JSON: its pools and the results of its races')
    .option(
      '--stakes <file>',
      'stakes to add, CSV or XLSX, with columns Pool, Races, Combination, and Cents or Dollars',
    )
    .option('--bets <file>', 'bets to add to the stakes, one a line: "quinella:3 4-7 1000"')
    .option('--before <file>', 'the meeting before its result was amended: what changed is shown first')
    .option('--statement <file>', 'write the dividend statement, a PDF')
    .option('--report <file>', 'write the settlement report, a PDF: every step with its clause')
    .option('--json', 'print JSON')
    .action(async (file: string, typed: Typed) =>
      answer(context, await stakedIn(typed), (staked) =>
        answer(context, readSettled(file, staked), (read) =>
          answer(context, changeSince(typed.before, staked, read), (change) =>
            show(context, typed, read, change),
          ),
        ),
      ),
    );
};
