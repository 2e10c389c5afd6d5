/** Why a version that may be played on a day may not be played at one table: it is for other premises, or a document on file for another table. */
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { forAnotherTable } from '@/rulebooks/variant/agreement-on-file';
import { isAmong, isSamePlace } from '@/rulebooks/variant/occasion';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { playedAt } from '../submissions/stored/places';
import type { StoredState } from '../vocabulary/life/states';

type Asked = {
  version: { reference: string; version: number; state: StoredState };
  circumstances: Circumstances;
  table: { name: string; premises: string };
  day: string;
};

/** In a sentence, and what to do about it; undefined where nothing speaks against it. */
export function notHere({
  version: row,
  circumstances,
  table,
  day,
}: Asked): { says: string; mend?: string } | undefined {
  const { reference, version } = row;
  const places = playedAt(row, circumstances, day);
  if (places && !isAmong(table.premises, places))
    return {
      says: `${reference} version ${version} is for ${listed(places)} on ${longDate(day)}, and this table is at ${table.premises}.`,
    };
  const document = forAnotherTable(circumstances, { table, day });
  if (!document) return undefined;
  const only = document.premises?.trim();
  if (only && !isSamePlace(only, table.premises))
    return {
      says: `The document of ${document.name} on file is for ${only} only, and this table is at ${table.premises}.`,
      mend: `Submit a version with a document for ${table.premises}.`,
    };
  return {
    says: `The document of ${document.name} on file is for ${document.table?.trim()} only.`,
    mend: `Choose that table, or submit a version with a document for ${table.name}.`,
  };
}
