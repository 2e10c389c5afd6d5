/** The audit as a file that anybody can check: every link, whole where it matches what its reader asked for. */
import { and, asc, between, eq, gt, min } from 'drizzle-orm';
import type { MemberContext } from '../access/context';
import { timesThisMinute } from '../accounts/sign-in/tries';
import { EXPORT_FORMAT, type Opening } from '../audit/exported';
import { readHead, sealHead } from '../audit/head';
import { audit } from '../db/schema';
import { environment } from '../environment/environment';
import { type Answer, refuse } from '../problems/problem';
import { type EventFilter, matching } from './event-filter';
import { folderOf, VERIFIED_A_MINUTE } from './verify';

const PAGE = 500;

const onLine = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Of the events of one submission: from its first to the sealed head, and dated by that, so that it is the same until something happens. */
export async function* excerptOf(
  context: MemberContext,
  dataDir: string,
  submission: string,
): AsyncGenerator<string> {
  const [first] = await context.db
    .select({ seq: min(audit.seq) })
    .from(audit)
    .where(eq(audit.subject, `submission:${submission}`));
  yield* linesOf(context, dataDir, { submission }, first?.seq ?? 1);
}

async function* linesOf(
  { db, now, member }: MemberContext,
  dataDir: string,
  filter: EventFilter,
  from?: number,
): AsyncGenerator<string> {
  await sealHead(db, dataDir);
  const read = readHead(dataDir);
  const opening: Opening = {
    format: EXPORT_FORMAT,
    site: environment().publicUrl,
    exportedAt: from !== undefined && read.state === 'sealed' ? read.head.at : now().toISOString(),
    ...(from !== undefined && { from }),
    ...(read.state === 'sealed' ? { head: { head: read.head, seal: read.seal } } : {}),
  };
  yield onLine(opening);
  // Ends with the sealed event, so that the seal is over all of it.
  const until = read.state === 'sealed' ? read.head.seq : Number.MAX_SAFE_INTEGER;
  for (let after = from === undefined ? Number.MIN_SAFE_INTEGER : from - 1; ; ) {
    const within = and(gt(audit.seq, after), between(audit.seq, Number.MIN_SAFE_INTEGER, until));
    const links = await db.select().from(audit).where(within).orderBy(asc(audit.seq)).limit(PAGE);
    const last = links.at(-1);
    if (!last) return;
    const inPage = and(gt(audit.seq, after), between(audit.seq, Number.MIN_SAFE_INTEGER, last.seq));
    const shown = await db
      .select({ seq: audit.seq })
      .from(audit)
      .where(and(inPage, matching(member, filter)));
    const whole = new Set(shown.map(({ seq }) => seq));
    yield links
      .map((link) =>
        onLine(whole.has(link.seq) ? link : { seq: link.seq, previous: link.previous, hash: link.hash }),
      )
      .join('');
    after = last.seq;
  }
}

/** As often as the chain may be verified: it reads as much. */
export async function exportEvents(
  context: MemberContext,
  filter: EventFilter,
): Promise<Answer<AsyncGenerator<string>>> {
  const times = await timesThisMinute(context.db, `audit-export|${context.member.id}`);
  if (times > VERIFIED_A_MINUTE[environment().mode])
    return refuse(
      'tries-too-many',
      'You exported the audit too many times within a minute. Wait a minute and try again.',
    );
  return { ok: true, value: linesOf(context, await folderOf(context.db), filter) };
}
