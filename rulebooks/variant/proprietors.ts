/** A later proprietor of what the rulebook says belongs to somebody. */
import { listed, longDate } from '../spelling/wording';
import { type Days, impossibleDate } from './consents';
import type { Circumstances, Transfer } from './variant';

type Given = Pick<Circumstances, 'proprietors'>;

const missingIn = ({ name, since, reference }: Transfer): string[] => [
  ...(name.trim() === '' ? ['name'] : []),
  ...(since ? [] : ['date']),
  ...(reference.trim() === '' ? ['reference'] : []),
];

/** Who owns on a day what the rulebook says is theirs: a change counts from its day, once a document shows it. */
export function ownerOn({ proprietors = [] }: Given, printed: string, day: string): string {
  const changes = proprietors.filter(
    (each) =>
      each.was === printed &&
      missingIn(each).length === 0 &&
      impossibleDate(each.since, { day }) === undefined,
  );
  const last = changes.reduce<Transfer | undefined>(
    (latest, each) => ((latest?.since ?? '') > (each.since ?? '') ? latest : each),
    undefined,
  );
  return last?.name ?? printed;
}

/** "Light & Wonder Inc, for Shufflemaster Inc since 1 October 2009 (reference LW-1)" */
export const shownTransfer = ({ was, name, since, reference, file }: Transfer): string =>
  `${name.trim() || 'not named'}, for ${was} since ${since ? longDate(since) : 'no date'} (${
    reference.trim() ? `reference ${reference.trim()}` : 'no reference'
  }${file ? `; file ${file}` : ''})`;

export const shownTransfers = ({ proprietors = [] }: Given): string | undefined =>
  proprietors.length === 0 ? undefined : proprietors.map(shownTransfer).join('; ');

/** What is open about one; undefined where nothing is. */
export function transferLacks(transfer: Transfer, days: Days): string | undefined {
  const missing = missingIn(transfer);
  const of = `The later proprietor in place of ${transfer.was}`;
  if (missing.length > 0)
    return `${of} has no ${listed(missing, 'or')}. It does not count: give ${missing.length > 1 ? 'them' : 'it'} under Circumstances.`;
  const impossible = impossibleDate(transfer.since, days);
  return impossible && `${of} has owned it since ${impossible}. It does not count: correct the date.`;
}
