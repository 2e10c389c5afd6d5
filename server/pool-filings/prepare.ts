/** A saved version of pool rules is made ready for an approver who did not write it. */
import { randomUUID } from 'node:crypto';
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { sameDayRefused } from '../filings/in-place';
import { dayRefused } from '../filings/on-a-day';
import { inTheWay, type Prepared, prepared } from '../filings/prepare';
import { readVersion } from '../pool-rules/checked';
import { contentHash } from '../pool-rules/content-hash';
import { ownRules, versionOf } from '../pool-rules/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import { askedInPlace, POOLS } from './filing';
import { filingsOfRules, insertFiling, nextNumber, type PoolFilingRow } from './queries';

export const prepare = (
  context: MemberContext,
  input: { rules: string; version: number },
): Promise<Answer<Prepared>> =>
  context.db.transaction(async (tx): Promise<Answer<Prepared>> => {
    const { member, now } = context;
    const rules = await ownRules(tx, { id: input.rules, organisation: member.organisation.id });
    const version = rules && (await versionOf(tx, rules.id, input.version));
    if (!rules || !version) return notFound('pool rules');
    if (version.revision !== rules.revision)
      return refuse(
        'draft-changed',
        `Version ${rules.revision} was saved meanwhile. Open the pool rules again and submit that one.`,
      );
    const refused =
      dayRefused(rules.rulebook, version, now()) ??
      inTheWay(await filingsOfRules(tx, rules.id), version.revision, POOLS.document) ??
      sameDayRefused(await askedInPlace(tx, { rules, version }));
    if (refused) return refused;
    const read = readVersion(rules, version);
    if (!read.ok) return read;
    if (read.value.rules.pools.length === 0)
      return refuse('option-value', 'These pool rules have no pool. Add one and save.', { field: 'pools' });
    const at = now().toISOString();
    const submission: PoolFilingRow = {
      id: randomUUID(),
      number: await nextNumber(tx, rules.organisationId),
      rulesId: rules.id,
      version: version.revision,
      organisationId: rules.organisationId,
      rulebook: rules.rulebook,
      hash: contentHash(rules, version),
      at,
      by: member.id,
      state: 'frozen',
      revision: 1,
      updatedAt: at,
      submittedAt: null,
    };
    await insertFiling(tx, submission);
    const filed = { submission, rules, version, operator: member.organisation.name };
    return ok(await prepared(POOLS, tx, context, filed));
  });
