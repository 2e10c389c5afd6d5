/** The audit as a file that anybody can check: every link, whole where it matches what its reader asked for. */
import { and, asc, between, gt } from 'drizzle-orm';
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

async function* linesOf(
  { db, now, member }: MemberContext,
  dataDir: string,
  filter: EventFilter,
): AsyncGenerator<string> {
  await sealHead(db, dataDir);
  const read = readHead(dataDir);
  const opening: Opening = {
    format: EXPORT_FORMAT,
    site: environment().publicUrl,
    exportedAt: now().toISOString(),
    ...(read.state === 'sealed' ? { head: { head: read.head, seal: read.seal } } : {}),
  };
  yield onLine(opening);
  // Ends with the sealed event, so that the seal is over all of it.
  const until = read.state === 'sealed' ? read.head.seq : Number.MAX_SAFE_INTEGER;
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
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
