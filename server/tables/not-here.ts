/** Why a version that may be played on a day may not be played at one table: it is for other premises, or a document on file for another table. */
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { forAnotherTable } from '@/rulebooks/variant/agreement-on-file';
import { isAmong, premisesOn } from '@/rulebooks/variant/occasion';
import type { Circumstances } from '@/rulebooks/variant/variant';

type Asked = {
  version: { reference: string; version: number };
  circumstances: Circumstances;
  table: { name: string; premises: string };
  day: string;
};

/** In a sentence, and what to do about it; undefined where nothing speaks against it. */
export function notHere({
  version: { reference, version },
  circumstances,
  table: { name, premises },
  day,
}: Asked): { says: string; mend?: string } | undefined {
  const places = premisesOn(circumstances, day);
  if (places && !isAmong(premises, places))
    return {
      says: `${reference} version ${version} is for ${listed(places)} on ${longDate(day)}, and this table is at ${premises}.`,
    };
  const document = forAnotherTable(circumstances, { table: name, day });
  if (document)
    return {
      says: `The document of ${document.name} on file is for ${document.table?.trim()} only.`,
      mend: `Choose that table, or submit a version with a document for ${name}.`,
    };
  return undefined;
}
