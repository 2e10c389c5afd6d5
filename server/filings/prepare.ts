/** A saved version is made ready for an approver who did not write it: what every kind of document has in common. */
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { tell } from '../notices/queries';
import { refuse } from '../problems/problem';
import { isOpen, PREPARE } from '../vocabulary/life/filings';
import { subjectOf } from './files';
import type { Filed, FilingKind, FilingRow } from './kind';
import { othersToSend } from './preparers';

export type Prepared = { id: string; number: string; submitters: string[] };

/** `others`: what was prepared of the same document; `document`: "this schedule". */
export function inTheWay(others: readonly FilingRow[], version: number, document: string) {
  const open = others.find(({ state }) => isOpen(state));
  if (open)
    return refuse(
      'state-forbids',
      `${open.number}, version ${open.version} of ${document}, is not decided. Withdraw it first, or wait for the decision.`,
    );
  const decided = others.find((other) => other.version === version && other.state !== 'withdrawn');
  return decided
    ? refuse(
        'state-forbids',
        `Version ${version} was decided on as ${decided.number}. Change it and save before you submit it again.`,
      )
    : undefined;
}

/** Its first event, and a notice to whoever may send it on. */
export async function prepared<F extends Filed>(
  kind: FilingKind<F>,
  tx: Queries,
  { member }: MemberContext,
  filed: F,
): Promise<Prepared> {
  const { submission: row, version } = filed;
  await appendEvent(tx, {
    at: row.at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind: PREPARE.record.event,
    subject: subjectOf(kind, row.id),
    data: {
      to: row.state,
      revision: 1,
      number: row.number,
      ...kind.documentOf(filed),
      name: version.name,
      version: row.version,
      hash: row.hash,
    },
  });
  const others = await othersToSend(kind, tx, filed);
  await tell(
    tx,
    others.map(({ id }) => id),
    {
      kind: 'version-prepared',
      reference: row.number,
      at: row.at,
      text: `${member.name} prepared ${row.number}, ${version.name}. It is ready for you to submit.`,
      href: `${kind.pages.operator}/${row.id}`,
    },
  );
  return { id: row.id, number: row.number, submitters: others.map(({ name }) => name) };
}
