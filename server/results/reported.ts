/** What counts of the reports of a version at a moment: of each table and day the latest, and only where that is of this version. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Queries } from '../db/client';
import { reportsOf, reportsOfVersion } from './queries';

export type Report = Awaited<ReturnType<typeof reportsOfVersion>>[number];

export async function latestReports(db: Queries, submission: string, until: string): Promise<Report[]> {
  const all = await reportsOfVersion(db, submission, until);
  const tables = [...new Set(all.map(({ row }) => row.tableId))];
  const days = [...new Set(all.map(({ row }) => row.day))];
  const latest = new Map<string, number>();
  for (const { tableId, day, version, at } of await reportsOf(db, { tables, days }))
    if (at <= until) latest.set(`${tableId} ${day}`, Math.max(version, latest.get(`${tableId} ${day}`) ?? 0));
  return all.filter(({ row }) => latest.get(`${row.tableId} ${row.day}`) === row.version);
}

/** Of what counts; nobody's name is in it. */
export const hashOfCounting = (counting: readonly Report[]): string =>
  createHash('sha256')
    .update(canonicalJson(counting.map(({ row: { keyId: _, by: __, ...each } }) => each)))
    .digest('hex');
