/** By which pool rules a meeting is settled: those that are in force on its day. */
import type { CardPool } from '@/rulebooks/totalisator/card';
import { departsFrom } from '@/rulebooks/totalisator/own/departs';
import type { Queries } from '../db/client';
import type { SettledRules } from '../db/schema';
import { inForceAmong } from '../filings/in-place';
import { readVersion } from '../pool-rules/checked';
import { contentHash } from '../pool-rules/content-hash';
import { preparedOf, versionOf } from '../pool-rules/queries';
import type { MeetingRow } from './queries';

/** Null where none are in force, or those that are can no longer be read. */
export async function rulesOn(
  db: Queries,
  { organisationId, rulebook, day }: Pick<MeetingRow, 'organisationId' | 'rulebook' | 'day'>,
  pools: readonly CardPool[],
): Promise<SettledRules | null> {
  const one = inForceAmong(await preparedOf(db, { organisationId, rulebook }), day);
  const version = one && (await versionOf(db, one.document, one.version));
  const read = version && readVersion({ rulebook }, version);
  if (!one || !version || !read?.ok) return null;
  const { book, rules } = read.value;
  return {
    id: one.id,
    number: one.number,
    name: one.name,
    version: one.version,
    hash: contentHash({ rulebook }, version),
    from: one.from,
    departs: departsFrom(pools, rules, book),
  };
}
