/** A trial with weeks of results behind it: played here by the chances that were submitted, and sent as an operator sends them. */
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import { meanOf, outcomesOf } from '@/simulations/monitoring/day';
import { randomStream } from '@/simulations/witness/random';
import type { MemberContext } from '../../access/context';
import { reportedOf } from '../../results/columns';
import { takeResults } from '../../results/take';
import { type ReportedRow, resultsCsv } from '../../results/template';
import { submissionById } from '../../submissions/stored/queries';
import { addTable, setOffer, setSign } from '../../tables/change-tables';
import { must } from './must';

export const PREMISES = 'Northgate York';
const WHEELS = ['Wheel 1', 'Wheel 2'] as const;
const SEED = 11;
const PLAYERS = 8;

/** As the sign prints them: optional wagers have limits of their own. */
export const LIMITS = {
  currency: 'GBP',
  minimum: 100,
  maximum: 100_000,
  optional: { minimum: 100, maximum: 5_000 },
};

const TABLE_LIMITS = {
  currency: 'GBP' as const,
  groups: [
    { group: 'all' as const, minimum: LIMITS.minimum, maximum: LIMITS.maximum },
    { group: 'optional' as const, ...LIMITS.optional },
  ],
  players: PLAYERS,
};

export const onTrial =
  ({ from, to }: { from: string; to: string }) =>
  (variant: Variant): Variant => ({
    ...variant,
    circumstances: {
      ...variant.circumstances,
      limits: LIMITS as Variant['circumstances']['limits'],
      premises: PREMISES,
      automated: false,
      trial: { from, to },
    },
  });

/** Two wheels offer it from the first day; the sign of one was never put up. */
export async function putOnTables(approver: MemberContext, submission: string, from: string): Promise<void> {
  for (const name of WHEELS) {
    const { id } = must(await addTable(approver, { premises: PREMISES, name }));
    must(await setOffer(approver, { table: id, from, submission, limits: TABLE_LIMITS }));
    if (name === 'Wheel 1') must(await setSign(approver, { table: id, submission }));
  }
}

type Column = Extract<Awaited<ReturnType<typeof reportedOf>>, { ok: true }>['value']['columns'][number];

const STAKES = [800, 1_000, 1_200] as const;

/** So many rounds with one stake on each wager, settled by its own chances. */
function played(columns: readonly Column[], { day, table }: { day: string; table: string }): ReportedRow {
  const stream = randomStream(SEED, `${table} ${day}`, 0);
  const rounds = 320 + stream.below(140);
  const handles: Record<string, number> = {};
  const wins: Record<string, number> = {};
  for (const { id, result } of columns) {
    const outcomes = outcomesOf(result.events);
    let [handle, win] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const stake = STAKES[stream.below(STAKES.length)] ?? 1_000;
      let left = (stream.below(1_000_000) + 0.5) / 1_000_000;
      const ends = outcomes.find(({ chance }) => {
        left -= chance;
        return left < 0;
      });
      handle += stake;
      win += stake * (ends?.gain ?? meanOf(outcomes));
    }
    handles[id] = handle;
    wins[id] = Math.round(win);
  }
  const win = Object.values(wins).reduce((total, own) => total + own, 0);
  return { premises: PREMISES, table, day, rounds, win, jackpots: 0, reason: '', handles, wins };
}

const between = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day < to; day = dayAfter(day, 1)) days.push(day);
  return days;
};

/** From that day until yesterday. One day of Wheel 2 is missing; one is corrected by `correct`. */
export async function reportDays(member: MemberContext, submission: string, from: string): Promise<string> {
  const row = await submissionById(member.db, submission);
  if (!row) throw new Error('the story lost its trial');
  const { columns, currency } = must(await reportedOf(member.db, row));
  const today = dayIn(row.rulebook, member.now());
  const rows = between(from, today).flatMap((day) =>
    WHEELS.filter((table) => !(table === 'Wheel 2' && day.endsWith('-13'))).map((table) =>
      played(columns, { day, table }),
    ),
  );
  const [first] = rows;
  if (first) await sent(member, submission, resultsCsv(columns, currency, rows));
  return today;
}

/** The first day of Wheel 1 again, with a round more. */
export async function correctDay(member: MemberContext, submission: string, day: string): Promise<void> {
  const row = await submissionById(member.db, submission);
  if (!row) throw new Error('the story lost its trial');
  const { columns, currency } = must(await reportedOf(member.db, row));
  const before = played(columns, { day, table: 'Wheel 1' });
  const after = { ...before, rounds: before.rounds + 1, reason: 'A void spin was left out of the count.' };
  await sent(member, submission, resultsCsv(columns, currency, [after]));
}

async function sent(member: MemberContext, submission: string, csv: string): Promise<void> {
  const { rejected } = must(await takeResults(member, { submission, bytes: new TextEncoder().encode(csv) }));
  if (rejected[0]) throw new Error(`the story's results were refused: ${rejected[0].says}`);
}
