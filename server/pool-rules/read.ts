/** An operator's pool rules as its own people read them. */
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { todayAt } from '@/rulebooks/zones';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { type Answer, notFound } from '../problems/problem';
import { filingStateOn, successors } from '../vocabulary/life/filings-on-day';
import { checkedShown, readVersion } from './checked';
import { ownRules, preparedOf, rulesOf, versionOf } from './queries';
import type { RulesSummary, RulesWhole } from './shapes';

export async function listRules({ db, member }: MemberContext): Promise<RulesSummary[]> {
  return (await rulesOf(db, member.organisation.id)).map(({ rules, by }) => ({
    id: rules.id,
    name: rules.name,
    rulebook: rules.rulebook,
    updatedAt: rules.updatedAt,
    updatedBy: by,
  }));
}

export async function readRules({ db, member, now }: MemberContext, id: string): Promise<Answer<RulesWhole>> {
  const rules = await ownRules(db, { id, organisation: member.organisation.id });
  const version = rules && (await versionOf(db, id, rules.revision));
  if (!rules || !version) return notFound('pool rules');
  const book = totalisatorBookOf(rules.rulebook);
  if (!book.ok) return book;
  const prepared = await preparedOf(db, rules);
  const next = successors(prepared.filter(({ state }) => state === 'approved'));
  const today = todayAt(now())(rules.rulebook);
  const { types, merged } = book.value.rules;
  return ok({
    id,
    name: version.name,
    rulebook: rules.rulebook,
    updatedAt: rules.updatedAt,
    updatedBy: await nameOf(db, rules.updatedBy),
    revision: rules.revision,
    ...(version.inForceFrom !== null && { inForceFrom: version.inForceFrom }),
    content: version.content,
    kinds: [
      ...types.map(({ id: kind, label }) => ({ id: kind, label, merged: false })),
      ...merged.map(({ id: kind, label }) => ({ id: kind, label, merged: true })),
    ],
    filings: prepared
      .filter(({ document }) => document === id)
      .map((one) => ({
        id: one.id,
        number: one.number,
        version: one.version,
        state: filingStateOn(one.state, next.get(one.id), today),
      })),
    ...checkedShown(readVersion(rules, version)),
  });
}
