/** Pool rules as a document that is put to a regulator. */
import { breachesAmong } from '@/rulebooks/totalisator/own/finding';
import { ok } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import { poolFilingAct } from '../db/schema';
import type { SealedKind } from '../filings/decided';
import * as inPlace from '../filings/in-place';
import type { FilingKind } from '../filings/kind';
import { dayRefused } from '../filings/on-a-day';
import { writersOf } from '../filings/preparers';
import { readVersion } from '../pool-rules/checked';
import { contentHash } from '../pool-rules/content-hash';
import { preparedOf, type RulesRow } from '../pool-rules/queries';
import { type Brief, filingWithin, type Joined, lastSubmittedBefore, updateFiling } from './queries';

type Asked = { rules: RulesRow; version: { revision: number; inForceFrom: string | null } };

export const askedInPlace = async (db: Queries, { rules, version }: Asked): Promise<inPlace.Asked> => ({
  document: rules.id,
  rulebook: rules.rulebook,
  version,
  prepared: await preparedOf(db, rules),
  place: 'for your pools',
});

/** Of their terms the record has the hash alone. */
export const SEALED_POOLS: SealedKind<Brief> = {
  purpose: 'pool-rules',
  recordOf: (
    { submission, version, operator },
    { kind, reasons, breaches, at, by, proposedBy, authority, enclosed },
  ) => ({
    number: submission.number,
    operator,
    rulebook: submission.rulebook,
    poolRules: version.name,
    version: submission.version,
    hash: submission.hash,
    inForceFrom: version.inForceFrom ?? '',
    decision: kind,
    breaches,
    reasons,
    at,
    by,
    ...(proposedBy && { proposedBy }),
    authority,
    ...(enclosed && { enclosed }),
  }),
};

export const POOLS: FilingKind<Joined> = {
  noun: 'submission of pool rules',
  document: 'these pool rules',
  subject: 'pool-filing',
  documentOf: ({ submission }) => ({ rules: submission.rulesId }),
  pages: { operator: '/pools/submissions', regulator: '/review/pools' },
  acts: poolFilingAct,
  within: filingWithin,
  update: updateFiling,
  hashOf: ({ rules, version }) => contentHash(rules, version),
  breachesOf({ rules, version }) {
    const read = readVersion(rules, version);
    return read.ok ? ok(breachesAmong(read.value.rules.findings)) : read;
  },
  /** Whoever prepared it, and whoever saved the rules since a version of them was last submitted. */
  async preparers(db, { submission }) {
    const { rulesId, version, by } = submission;
    const written = await writersOf(db, {
      subject: `pool-rules:${rulesId}`,
      kinds: ['pool-rules-begun', 'pool-rules-saved'],
      after: await lastSubmittedBefore(db, submission),
      upTo: version,
    });
    return new Set([by, ...written]);
  },
  unsendable: async (tx, filed, now) =>
    dayRefused(filed.rules.rulebook, filed.version, now) ??
    inPlace.sameDayRefused(await askedInPlace(tx, filed)),
  unapprovable: async (db, filed, now) => inPlace.unapprovable(await askedInPlace(db, filed), now),
  placeSaid: async (db, filed) =>
    inPlace.placeSaid({ ...(await askedInPlace(db, filed)), id: filed.submission.id }),
  knownBy: () => [],
  ...SEALED_POOLS,
};
