/** What events tell of a meeting in one hash each, so that an audit notices what was altered behind the program's back. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import { hashOfText } from './packed-stakes';
import type { MeetingRow, SettlementRow } from './queries';

/** Of a meeting as it is: its card, its results, and the sums that were staked. */
export const stateHash = ({
  card,
  results,
  staked,
}: Pick<MeetingRow, 'card' | 'results' | 'staked'>): string =>
  hashOfText(canonicalJson([card, results, staked]));

/** Of what is kept beside a settlement's data: what was settled, of which revision, by which pool rules, and why. */
export const keptHash = ({
  given,
  revision,
  head,
  why,
  rules,
}: Pick<SettlementRow, 'given' | 'revision' | 'head' | 'why' | 'rules'>): string =>
  hashOfText(
    canonicalJson([
      createHash('sha256').update(given).digest('hex'),
      revision,
      head,
      why,
      // A settlement from before there were any has the hash that it had.
      ...(rules ? [rules] : []),
    ]),
  );
