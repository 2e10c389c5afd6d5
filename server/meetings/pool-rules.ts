/** By which pool rules a meeting is settled: those that are in force on its day. */
import type { CardPool } from '@/rulebooks/totalisator/card';
import { departsFrom } from '@/rulebooks/totalisator/own/departs';
import { poolTerms } from '@/rulebooks/totalisator/own/pool-terms';
import type { Queries } from '../db/client';
import type { SettledRules } from '../db/schema';
import { inForceAmong } from '../filings/in-place';
import { readVersion } from '../pool-rules/checked';
import { contentHash } from '../pool-rules/content-hash';
import { preparedOf, versionOf } from '../pool-rules/queries';
import type { MeetingRow } from './queries';
import type { RulesInForce } from './shapes';

type Of = Pick<MeetingRow, 'organisationId' | 'rulebook' | 'day'>;

/** Undefined where none are in force, or those that are can no longer be read. */
async function inForceOn(db: Queries, { organisationId, rulebook, day }: Of) {
  const one = inForceAmong(await preparedOf(db, { organisationId, rulebook }), day);
  const version = one && (await versionOf(db, one.document, one.version));
  const read = version && readVersion({ rulebook }, version);
  if (!one || !version || !read?.ok) return undefined;
  const { id, number, name, from } = one;
  return { ...read.value, version, head: { id, number, name, version: one.version, from } };
}

/** What a settlement keeps of them: where the meeting departs from them, too. */
export async function rulesOn(
  db: Queries,
  row: Of,
  pools: readonly CardPool[],
): Promise<SettledRules | null> {
  const found = await inForceOn(db, row);
  return found
    ? {
        ...found.head,
        hash: contentHash(row, found.version),
        departs: departsFrom(pools, found.rules, found.book),
      }
    : null;
}

/** What the pools of a card take from them. */
export async function termsOn(db: Queries, row: Of): Promise<RulesInForce | undefined> {
  const found = await inForceOn(db, row);
  return found && { ...found.head, terms: poolTerms(found.rules, found.book.rules) };
}
