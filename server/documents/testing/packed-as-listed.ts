/** A ZIP of these files, dated as their list says, so that only what a test changed is wrong with it. */
import { strFromU8, zipSync } from 'fflate';
import { BUNDLE_LIST } from '../bundle-list';
import { zipDate } from '../zip-date';

export function packedAsListed(files: Record<string, Uint8Array>, dated = datedIn(files)): Uint8Array {
  return zipSync(files, { level: 0, ...(dated ? { mtime: zipDate(dated) } : {}) });
}

function datedIn(files: Record<string, Uint8Array>): string | undefined {
  const list = files[BUNDLE_LIST];
  const [, dated] = list ? (/"dated":"([^"]+)"/.exec(strFromU8(list)) ?? []) : [];
  return dated;
}
