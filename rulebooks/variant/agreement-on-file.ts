/** Whether somebody has agreed to the very thing that a rule asks about. */
import { listed, longDate } from '../spelling/wording';
import type { ConsentScope } from './consent-schema';
import {
  consentsIn,
  expired,
  impossibleDate,
  type PartNames,
  type ReadConsent,
  scopeInWords,
  unsaidOf,
} from './consents';
import { everyPlace, isAmong, isSamePlace } from './occasion';
import type { Circumstances } from './variant';

/** What a rule asks about. `floor`: pays below the minimum, which only a document about the pays themselves can lift. */
export type Asked = ConsentScope | { about: 'floor'; wager: string };

const wagerOf = (part: Asked): string | undefined => ('wager' in part ? part.wager : undefined);
const optionOf = (part: Asked): string | undefined => ('option' in part ? part.option : undefined);

/** Of these, consent to a game says nothing, nor they of it. */
const APART: ReadonlySet<Asked['about']> = new Set<Asked['about']>(['industry', 'house-rules']);

/** A permission lifts what it is about and nothing else: what is said of a part says nothing of the whole. */
export function covers(scope: ConsentScope, asked: Asked): boolean {
  if (APART.has(asked.about) || APART.has(scope.about)) return scope.about === asked.about;
  if (asked.about === 'floor') return scope.about === 'pays' && scope.wager === asked.wager;
  if (scope.about === 'game') return true;
  if (scope.about === 'wager' && asked.about === 'pays') return scope.wager === asked.wager;
  return (
    scope.about === asked.about && wagerOf(scope) === wagerOf(asked) && optionOf(scope) === optionOf(asked)
  );
}

/** `why`: what is on file and does not count, in a sentence. */
export type OnFile = { document: ReadConsent } | { document?: undefined; why?: string };

export type Search = {
  /** Who has to have agreed; anybody, where that is left out. */
  from?: string;
  /** One of these is enough. */
  asked: Asked[];
  /** Whose rules are applied: what is dated later was not on file. */
  day: string;
  /** On which it is first relied on, where that is a later day: what has expired by then counts no more. */
  first?: string;
  parts: PartNames;
};

type On = Pick<Search, 'day' | 'first'>;

export function onFile(circumstances: Circumstances, { from, asked, parts, ...on }: Search): OnFile {
  const own = consentsIn(circumstances).filter(({ name }) => from === undefined || isSameName(name, from));
  const scoped = own.filter((each) => each.for !== undefined);
  const isAbout = (each: ReadConsent) => each.for?.some((scope) => asked.some((part) => covers(scope, part)));
  const about = scoped.filter(isAbout);
  const found = coveringEveryPlace(about, circumstances, on);
  if (found) return { document: found };
  // One that does not say what it is for was stored before that was asked: it counts as it did, where no other is.
  const unsaid = own.find((each) => each.for === undefined && !impossibleDate(each.date, { day: on.day }));
  const onlyOld = scoped.length === 0 && from !== undefined && !asked.some(({ about }) => about === 'floor');
  if (unsaid && onlyOld && !endedBy(unsaid, on)) return { document: unsaid };
  const [near = scoped[0] ?? unsaid] = about;
  if (near === undefined || (from === undefined && about.length === 0)) return {};
  const named = `The document of ${near.name} on file (${near.reference.trim() ? `reference ${near.reference.trim()}` : 'no reference'})`;
  const why = about.length > 0 ? whyNot(near, circumstances, on) : undefined;
  if (why) return { why: `${named} does not count: ${why}.` };
  return near.for === undefined
    ? { why: `${named} does not say what it is for.` }
    : { why: `${named} is for ${scopeInWords(near, parts)}.` };
}

/** Who gave it is typed by hand: capitals and spaces make nobody another. */
export const isSameName = isSamePlace;

const onlyAt = ({ premises }: ReadConsent): string | undefined => premises?.trim() || undefined;

/** One that counts wherever the game is for; or several that do so together, read as one. */
function coveringEveryPlace(
  about: readonly ReadConsent[],
  circumstances: Circumstances,
  on: On,
): ReadConsent | undefined {
  const alone = about.find((each) => whyNot(each, circumstances, on) === undefined);
  if (alone) return alone;
  const places = everyPlace(circumstances) ?? [];
  const each = places.flatMap(
    (place) =>
      about.find((one) => isAmong(place, [onlyAt(one) ?? place]) && whyNotOn(one, on) === undefined) ?? [],
  );
  const [first, ...others] = [...new Set(each)];
  if (!first || each.length < places.length) return undefined;
  if (others.length === 0) return first;
  const together = [first, ...others];
  const where = (one: ReadConsent) => [onlyAt(one), one.table?.trim()].filter(Boolean).join(', ');
  // Date, last day, note and file are each document's own, and of none of them together.
  return {
    name: first.name,
    for: first.for,
    reference: listed([...new Set(together.flatMap(({ reference }) => reference.trim() || []))]),
    premises: listed(together.flatMap((one) => where(one) || [])),
  };
}

const whyNotOn = (consent: ReadConsent, on: On): string | undefined => {
  const unsaid = unsaidOf(consent);
  return unsaid.length > 0 ? `it has no ${listed(unsaid, 'or')}` : whyNotThen(consent, on);
};

/** In words, where it has expired when it is first relied on. */
function endedBy(consent: ReadConsent, { day, first = day }: On): string | undefined {
  const ended = expired(consent, { day });
  if (ended) return `it expired on ${ended}`;
  const ends = expired(consent, { day: first });
  return ends && `it expires on ${ends}, before the first day, ${longDate(first)}`;
}

function whyNotThen(consent: ReadConsent, on: On): string | undefined {
  const impossible = impossibleDate(consent.date, { day: on.day });
  return impossible ? `it is dated ${impossible}` : endedBy(consent, on);
}

/** Why a document that is about it does not count by itself. */
function whyNot(consent: ReadConsent, circumstances: Circumstances, on: On): string | undefined {
  const why = whyNotOn(consent, on);
  const only = onlyAt(consent);
  if (why || !only) return why;
  const places = everyPlace(circumstances);
  if (!places) return `it is for ${only} only, and no premises are given`;
  const elsewhere = [...new Set(places.filter((place) => !isSamePlace(only, place)))];
  return elsewhere.length > 0
    ? `it is for ${only} only, and the game is for ${listed(elsewhere)}`
    : undefined;
}

type Table = { name: string; premises: string };

/**
 * A document that counts elsewhere alone, where the same person has not said as much of this table. Once a game is adopted, it is played
 * at other premises than those of its trial, of which a document may be.
 */
export function forAnotherTable(
  circumstances: Circumstances,
  { table, day }: { table: Table; day: string },
): ReadConsent | undefined {
  const places = everyPlace(circumstances);
  const moved = places !== undefined && !isAmong(table.premises, places);
  const isOfTable = (only: string) => isSamePlace(only, table.premises);
  const counts = (only: string | undefined) =>
    only === undefined ||
    (places !== undefined && (moved ? isOfTable(only) || isAmong(only, places) : isOfTable(only)));
  // One that lacks its reference or date permits nothing, and still says where alone it is for.
  const counting = consentsIn(circumstances).filter(
    (each) => each.for !== undefined && whyNotThen(each, { day }) === undefined && counts(onlyAt(each)),
  );
  const isHere = (each: ReadConsent) =>
    isOfTable(onlyAt(each) ?? table.premises) && (!each.table?.trim() || isSamePlace(each.table, table.name));
  const saidHere = (name: string, scope: ConsentScope) =>
    counting.some(
      (other) =>
        isSameName(other.name, name) &&
        unsaidOf(other).length === 0 &&
        isHere(other) &&
        other.for?.some((own) => covers(own, scope)),
    );
  return counting.find((each) => !isHere(each) && !each.for?.every((scope) => saidHere(each.name, scope)));
}

/** "on file"; of a document that says what it is for, by which reference, and where alone it counts. */
export function onFileWords({ reference, for: about, premises, table }: ReadConsent): string {
  if (about === undefined) return 'on file';
  const only = [premises, table].filter((place) => place?.trim());
  const letter = reference.trim() ? ` (reference ${reference.trim()})` : '';
  return `on file${letter}${only.length > 0 ? `, for ${only.join(', ')} only` : ''}`;
}
