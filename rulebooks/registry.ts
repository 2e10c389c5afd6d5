/** Every rulebook, parsed once, when it is first asked for: one that does not parse stops whatever asked for it. */

import type { z } from 'zod';
import { RULEBOOK_IDS, type RulebookId } from './spelling/ids';
// Where whole rulebooks are, families are whole as well: what operators write is read with them.
import '@/simulations/catalogue/families';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { caHawaiianGardens } from './ca-hawaiian-gardens';
import { caHawaiianGardensClauses } from './ca-hawaiian-gardens/clauses';
import { caHawaiianGardensOutline } from './ca-hawaiian-gardens/outline';
import { coRule28 } from './co-rule-28';
import { coRule28Clauses } from './co-rule-28/clauses';
import { coRule28Outline } from './co-rule-28/outline';
import type { ExpectedSection } from './format/expected';
import type { Outline } from './format/outline';
import { placeIn } from './format/place';
import type { Rulebook, RulebookInput } from './format/record';
import { WholeRulebook } from './format/whole-rulebook';
import { gb2007 } from './gb-2007';
import { gb2007Clauses } from './gb-2007/clauses';
import { gb2007Outline } from './gb-2007/outline';
import { withFiled } from './offer/filed-game';
import { sgThbpV6 } from './sg-thbp-v6';
import { sgThbpV6Clauses } from './sg-thbp-v6/clauses';
import { sgThbpV6Outline } from './sg-thbp-v6/outline';
import { inForce } from './spelling/dates';
import { quoted } from './spelling/quoted';
import { inForceAt } from './terms/lookup';
import type { Variant } from './variant/variant';

type Entry = { record: RulebookInput; expected: ExpectedSection[]; outline: Outline };

const ENTRIES: Record<RulebookId, Entry> = {
  'gb-2007': { record: gb2007, expected: gb2007Clauses, outline: gb2007Outline },
  'sg-thbp-v6': { record: sgThbpV6, expected: sgThbpV6Clauses, outline: sgThbpV6Outline },
  'co-rule-28': { record: coRule28, expected: coRule28Clauses, outline: coRule28Outline },
  'ca-hawaiian-gardens': {
    record: caHawaiianGardens,
    expected: caHawaiianGardensClauses,
    outline: caHawaiianGardensOutline,
  },
};

/** Throws with the folder, the place in it, the clause and the field of everything that does not parse. */
export function parseRulebook(record: RulebookInput): Rulebook {
  const parsed = WholeRulebook.safeParse(record);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    (issue: z.core.$ZodIssue) => `rulebooks/${record.id}: ${placeIn(record, issue.path)}: ${issue.message}`,
  );
  throw new Error(`A rulebook does not parse.\n${lines.join('\n')}`);
}

type Book = Omit<Entry, 'record'> & { rulebook: Rulebook };

const parsed = new Map<RulebookId, Book>();

/** Reading all of them takes a second, and most of what is asked is about one. */
function bookOf(id: RulebookId): Book {
  const known = parsed.get(id);
  if (known) return known;
  const { record, ...apart } = ENTRIES[id];
  if (record.id !== id) throw new Error(`rulebooks/${id}: its record calls itself ${record.id}`);
  const book = { rulebook: parseRulebook(record), ...apart };
  parsed.set(id, book);
  return book;
}

const isRegistered = (id: string): id is RulebookId => Object.hasOwn(ENTRIES, id);

/** All rulebooks, or those in force on a day. */
export function rulebooks(day?: string): Rulebook[] {
  const all = RULEBOOK_IDS.map((id) => bookOf(id).rulebook);
  return day === undefined ? all : all.filter((rulebook) => inForce(rulebook, day));
}

/** What every edition of a rulebook says alike, so that no day is needed to ask for it. */
export type Identity = Pick<Rulebook, 'id' | 'title' | 'jurisdiction' | 'currency' | 'accent' | 'sheets'>;

export const identities = (): Identity[] => rulebooks();

export const identityOf = (id: string): Identity | undefined =>
  isRegistered(id) ? bookOf(id).rulebook : undefined;

function apartFrom({ id }: Rulebook): Book {
  if (!isRegistered(id)) throw new Error(`${id} is not registered`);
  return bookOf(id);
}

/** The clauses that the recorded sections of a source contain, read independently of the records. */
export const expectedClauses = (rulebook: Rulebook): ExpectedSection[] => apartFrom(rulebook).expected;

/** What the source of a rulebook consists of, read independently of the records. */
export const outlineOf = (rulebook: Rulebook): Outline => apartFrom(rulebook).outline;

export function rulebookOf(id: string, day?: string): Result<Rulebook> {
  if (!isRegistered(id))
    return fail({
      code: 'rulebook-unknown',
      message: `There is no rulebook ${quoted(id)}; choose ${RULEBOOK_IDS.join(', ')}.`,
      field: 'rulebook',
    });
  const found = bookOf(id).rulebook;
  return day === undefined ? ok(found) : inForceAt(found, day);
}

/** The rulebook of a variant: with the game that it files, where no rulebook lists one. */
export function rulebookFor(
  variant: Pick<Variant, 'rulebook' | 'game' | 'filed'>,
  day?: string,
): Result<Rulebook> {
  const found = rulebookOf(variant.rulebook, day);
  return found.ok ? ok(withFiled(found.value, variant)) : found;
}
