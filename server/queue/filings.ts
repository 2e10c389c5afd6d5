/** Of documents that houses put to the regulator: schedules of fees, and pool rules. */
import type { MemberContext } from '../access/context';
import { jurisdictionOf } from '../accounts/organisations/jurisdictions';
import { FEES } from '../fee-submissions/filing';
import { listSubmitted } from '../fee-submissions/read';
import { actsAmong } from '../filings/acts';
import { assigneeAmong } from '../filings/assign';
import type { Filed, FilingKind } from '../filings/kind';
import { questionsAmong } from '../filings/questions';
import type { FilingSummary } from '../filings/shapes';
import { POOLS } from '../pool-filings/filing';
import { listFiled } from '../pool-filings/read';
import { isOpen } from '../vocabulary/life/filings';
import { assigned } from './assigned';
import type { QueueItem } from './shapes';

type Listed = FilingSummary & { rulebook: string };

async function queued<F extends Filed, One extends Listed>(
  { db }: MemberContext,
  filing: FilingKind<F>,
  rows: readonly One[],
  { kind, of }: { kind: 'fees' | 'pools'; of: (one: One) => string },
): Promise<QueueItem[]> {
  const among = await actsAmong(
    db,
    filing.acts,
    rows.map(({ id }) => id),
  );
  const items: QueueItem[] = [];
  for (const one of rows) {
    const acts = among.get(one.id) ?? [];
    items.push({
      id: one.id,
      href: `${filing.pages.regulator}/${one.id}`,
      reference: one.number,
      name: one.name,
      version: one.version,
      operator: one.operator,
      of: of(one),
      jurisdiction: jurisdictionOf(one.rulebook),
      kind,
      ...assigned(await assigneeAmong(db, acts)),
      state: one.state,
      since: one.submittedAt ?? one.preparedAt,
      awaited: isOpen(one.state),
      openQuestions: questionsAmong(acts).filter(({ answer }) => answer === undefined).length,
      open: [],
    });
  }
  return items;
}

export const filingsQueued = async (context: MemberContext): Promise<QueueItem[]> => [
  ...(await queued(context, FEES, await listSubmitted(context), {
    kind: 'fees',
    of: ({ games }) => games.join(', '),
  })),
  ...(await queued(context, POOLS, await listFiled(context), { kind: 'pools', of: () => '' })),
];
