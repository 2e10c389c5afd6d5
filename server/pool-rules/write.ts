/** Pool rules begun, saved and removed; each save is a version of its own, and the later of two at once is refused. */
import { createHash, randomUUID } from 'node:crypto';
import { checkOwnRules } from '@/rulebooks/totalisator/own/checked';
import type { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { chosenTotalisatorBook, totalisatorBookOf } from '@/rulebooks/totalisator-books';
import { canonicalJson } from '@/simulations/exact/canonical';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { nameOf } from '../accounts/stored/names';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import {
  deleteRules,
  filingNumber,
  insertRules,
  insertVersion,
  ownRules,
  type RulesRow,
  rulesCount,
  updateRules,
  versionOf,
} from './queries';

export const RULES_AT_MOST = 50;
export const VERSIONS_AT_MOST = 500;

type Written = { id: string; revision: number };
type Content = { name: string; inForceFrom: string | null; content: OwnRules };

const appended = (
  tx: Queries,
  { member, now }: MemberContext,
  kind: 'pool-rules-begun' | 'pool-rules-saved' | 'pool-rules-removed',
  { rules, data }: { rules: RulesRow; data: Record<string, unknown> },
) =>
  appendEvent(tx, {
    at: now().toISOString(),
    actor: actorOf(member),
    organisation: member.organisation,
    kind,
    subject: `pool-rules:${rules.id}`,
    data: { rulebook: rules.rulebook, ...data },
  });

const hashOf = (content: OwnRules): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex');

const saved = ({ name, inForceFrom, content }: Content, revision: number) => ({
  name,
  revision,
  inForceFrom,
  content: hashOf(content),
});

export async function createRules(
  context: MemberContext,
  input: { name: string; rulebook?: string | undefined },
): Promise<Answer<Written>> {
  const { db, now, member } = context;
  const book = chosenTotalisatorBook(input.rulebook);
  if (!book.ok) return book;
  const organisation = member.organisation.id;
  return db.transaction(async (tx): Promise<Answer<Written>> => {
    if ((await rulesCount(tx, organisation)) >= RULES_AT_MOST)
      return refuse(
        'limit-reached',
        `There are ${RULES_AT_MOST} documents of pool rules. Remove one that is no longer needed.`,
      );
    const at = now().toISOString();
    const rules: RulesRow = {
      id: randomUUID(),
      organisationId: organisation,
      name: input.name,
      rulebook: book.value.id,
      revision: 1,
      createdAt: at,
      updatedAt: at,
      updatedBy: member.id,
    };
    const content: Content = { name: input.name, inForceFrom: null, content: { pools: [] } };
    await insertRules(tx, rules);
    await insertVersion(tx, { rulesId: rules.id, revision: 1, at, by: member.id, ...content });
    await appended(tx, context, 'pool-rules-begun', { rules, data: saved(content, 1) });
    return ok({ id: rules.id, revision: 1 });
  });
}

export function saveRules(
  context: MemberContext,
  input: {
    id: string;
    revision: number;
    name: string;
    inForceFrom?: string | undefined;
    content: OwnRules;
  },
): Promise<Answer<Written>> {
  const { db, now, member } = context;
  const given = { id: input.id, organisation: member.organisation.id };
  return db.transaction(async (tx): Promise<Answer<Written>> => {
    const rules = await ownRules(tx, given);
    if (!rules) return notFound('pool rules');
    if (rules.revision !== input.revision) {
      const by = await nameOf(tx, rules.updatedBy);
      return refuse(
        'draft-changed',
        `${by} saved these pool rules after you opened them. Look at what is there now, then make your change again.`,
        { conflict: { by, at: rules.updatedAt, revision: rules.revision } },
      );
    }
    const book = totalisatorBookOf(rules.rulebook);
    if (!book.ok) return book;
    const checked = checkOwnRules(input.content, book.value);
    if (!checked.ok) return checked;
    const content: Content = {
      name: input.name,
      inForceFrom: input.inForceFrom ?? null,
      content: input.content,
    };
    const before = await versionOf(tx, rules.id, rules.revision);
    const same =
      before?.name === content.name &&
      before.inForceFrom === content.inForceFrom &&
      hashOf(before.content) === hashOf(content.content);
    if (same) return ok({ id: rules.id, revision: rules.revision });
    if (rules.revision >= VERSIONS_AT_MOST)
      return refuse(
        'limit-reached',
        `These pool rules were saved ${VERSIONS_AT_MOST} times, the most that is kept. Begin others with this content.`,
      );
    const at = now().toISOString();
    const revision = rules.revision + 1;
    await updateRules(tx, given, { name: content.name, revision, updatedAt: at, updatedBy: member.id });
    await insertVersion(tx, { rulesId: rules.id, revision, at, by: member.id, ...content });
    await appended(tx, context, 'pool-rules-saved', { rules, data: saved(content, revision) });
    return ok({ id: rules.id, revision });
  });
}

export function removeRules(context: MemberContext, id: string): Promise<Answer<{ id: string }>> {
  const given = { id, organisation: context.member.organisation.id };
  return context.db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const rules = await ownRules(tx, given);
    if (!rules) return notFound('pool rules');
    const number = await filingNumber(tx, id);
    if (number !== undefined)
      return refuse(
        'state-forbids',
        `A version of these pool rules was prepared for submission as ${number}, so they stay with all their versions.`,
      );
    await deleteRules(tx, given);
    const { name, revision } = rules;
    await appended(tx, context, 'pool-rules-removed', { rules, data: { name, revision } });
    return ok({ id });
  });
}
