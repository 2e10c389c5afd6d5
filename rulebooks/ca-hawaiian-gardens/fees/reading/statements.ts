/** What a line says of how fees may be charged, and which games a heading names by which code. */
import type { FeeHeading, FeeStatement, Statement } from '../../../fees/book';
import { plain } from './cells';
import { isCut, type SourceLine } from './line';

const SAYS: readonly [RegExp, Statement][] = [
  [/pre-?determined/i, 'set-and-posted'],
  [/within view of every gaming table/i, 'posted-in-view'],
  [/prior to the start of play/i, 'set-before-play'],
  [/only one collection schedule/i, 'one-option'],
  [/fraction or percentage|portion of wagers/i, 'no-share'],
  [/no more than three/i, 'three-per-table'],
  [/no more than five .*per table limit/i, 'five-per-limit'],
  [/no more than five .*per table(?! limit)/i, 'five-per-table'],
  [/ample notice/i, 'notice'],
  [/zero collection/i, 'zero-under-review'],
  [/maximum stays the same/i, 'same-maximum-same-fee'],
];

export function saidIn(line: SourceLine, place: Pick<FeeStatement, 'document' | 'group'>): FeeStatement[] {
  if (!isCut(line)) return [];
  const says = SAYS.filter(([words]) => words.test(line.text)).map(([, what]) => what);
  return says.length > 0 ? [{ ...place, line: line.number, says }] : [];
}

/** "Archie (GEGR-001995), Badugi (GEGA-001474)": a name may have brackets of its own. */
export function namesIn(line: SourceLine, group: string): FeeHeading[] {
  if (isCut(line)) return [];
  const names = [...plain(line.text).matchAll(/([^\s,()].*?) \((GEG[AR]-\d{6})\)/g)].map(
    ([, name = '', code = '']): [string, string] => [plain(name), code],
  );
  return names.length > 0 ? [{ group, line: line.number, names }] : [];
}
