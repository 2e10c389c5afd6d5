/** When a filed document is in force beside others in one place: on no day are two. */
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { refuse } from '../problems/problem';
import type { StoredFilingState } from '../vocabulary/life/filings';
import { successors } from '../vocabulary/life/filings-on-day';

/** What a house prepared for one place. */
export type Beside = {
  id: string;
  number: string;
  document: string;
  version: number;
  name: string;
  from: string;
  state: StoredFilingState;
};

/** `place`: "in place of the same printed schedule". */
export type Asked = {
  document: string;
  rulebook: string;
  version: { revision: number; inForceFrom: string | null };
  prepared: readonly Beside[];
  place: string;
};

const approvedBeside = ({ document, version, prepared }: Asked): Beside[] =>
  prepared.filter(
    (one) => one.state === 'approved' && !(one.document === document && one.version === version.revision),
  );

/** Another document that is approved from the same day. A later version of one takes the place of the earlier. */
function sameDay(asked: Asked): string | undefined {
  const other = approvedBeside(asked).find(
    (one) => one.document !== asked.document && one.from === asked.version.inForceFrom,
  );
  return (
    other &&
    `${other.number}, ${other.name}, is approved ${asked.place} from the same day, ${longDate(other.from)}, and only one of the two can be in force.`
  );
}

export function sameDayRefused(asked: Asked) {
  const said = sameDay(asked);
  return said === undefined
    ? undefined
    : refuse('option-value', `${said} Give another day and save.`, { field: 'inForceFrom' });
}

/** Why it cannot be approved as it is, in words for both sides. */
export function unapprovable(asked: Asked, now: Date): string | undefined {
  const from = asked.version.inForceFrom ?? '';
  if (from < dayIn(asked.rulebook, now))
    return `It would be in force from ${longDate(from)}, a day that has passed. The operator can withdraw it and submit a version with a later day.`;
  const said = sameDay(asked);
  return said && `${said} The operator can withdraw this one and submit a version with another day.`;
}

/** Whose place it takes and what takes its own; undefined where it is alone. */
export function placeSaid(asked: Asked & { id: string }): string | undefined {
  const { id, version } = asked;
  const from = version.inForceFrom ?? '';
  const others = approvedBeside(asked);
  const next = successors([...others, { id, version: version.revision, from }]).get(id);
  const named = ({ number, name }: { number: string; name: string }) => `${number}, ${name},`;
  const before = others
    .filter((one) => one.from < from)
    .sort((one, other) => one.from.localeCompare(other.from) || one.version - other.version)
    .at(-1);
  const overtaken = others.find((one) => one.from === from && one.version < version.revision);
  const said = [
    ...(before ? [`From ${longDate(from)} it takes the place of ${before.number}, ${before.name}.`] : []),
    ...(overtaken ? [`${named(overtaken)} names the same day, so it is in force on no day.`] : []),
    ...(next && 'number' in next
      ? [
          next.from === from
            ? `${named(next)} is a later version from the same day, so this one is in force on no day.`
            : `From ${longDate(next.from)} ${named(next)} takes its place.`,
        ]
      : []),
  ];
  return said.length > 0 ? said.join(' ') : undefined;
}

/** The one that is in force on a day. */
export const inForceAmong = (prepared: readonly Beside[], day: string): Beside | undefined =>
  prepared
    .filter(({ state, from }) => state === 'approved' && from <= day)
    .sort((one, other) => one.from.localeCompare(other.from) || one.version - other.version)
    .at(-1);

type Listed = {
  submission: { id: string; state: StoredFilingState; version: number };
  version: { inForceFrom: string | null };
};

/** Of everything listed, by its id: from which day another has taken its place. `placeOf`: the place that it is for. */
export function endsAmong<T extends Listed>(
  rows: readonly T[],
  placeOf: (row: T) => string,
): Map<string, { from: string }> {
  const places = new Map<string, { id: string; version: number; from: string }[]>();
  for (const row of rows) {
    const { submission, version } = row;
    if (submission.state !== 'approved') continue;
    const place = placeOf(row);
    const one = { id: submission.id, version: submission.version, from: version.inForceFrom ?? '' };
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return new Map([...places.values()].flatMap((approved) => [...successors(approved)]));
}
