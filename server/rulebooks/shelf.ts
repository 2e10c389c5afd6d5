/**
 * The editions of every rulebook: the program's, and those that an authority published here. The one place of the server
 * that says which of them applies on a day; whoever reads a rulebook names the day, or the edition that a version was
 * frozen under.
 */
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { editionFromText } from '@/rulebooks/editions/edition-text';
import type { Rulebook } from '@/rulebooks/format/record';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { withFormer } from '@/rulebooks/offer/formerly';
import { rulebookOf } from '@/rulebooks/registry';
import { RULEBOOK_IDS } from '@/rulebooks/spelling/ids';
import { inForceAt } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import type { Today } from '@/rulebooks/zones';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Queries } from '../db/client';
import { publishedEdition } from '../db/schema';
import { editionSeal, type PublishedRow, sha256 } from './edition-seal';

/** `hash` is null for the edition of the program. */
export type Edition = { hash: string | null; book: Rulebook };
type Of = Pick<Variant, 'rulebook' | 'game' | 'filed'>;
/** What a version was frozen under. */
export type FrozenUnder = { rulebook: string; edition: string | null };

export type Shelf = {
  /** Of one rulebook, the oldest first. */
  editions(id: string): Result<[Edition, ...Edition[]]>;
  /** The last that has begun by the day; before the first of them, the first. */
  applied(id: string, day: string): Result<Edition>;
  /** Every rulebook as it applies on the day that it is there, or on one day for all. */
  all(day: Today | string): Rulebook[];
  frozen(under: FrozenUnder): Result<Rulebook>;
};

/** Editions never change, so one that was read stays read. */
const read = new Map<string, Rulebook>();

async function contentOf(db: Queries, hash: string): Promise<Rulebook | undefined> {
  const known = read.get(hash);
  if (known) return known;
  const [row] = await db
    .select({ content: publishedEdition.content })
    .from(publishedEdition)
    .where(eq(publishedEdition.hash, hash));
  const book = row && sha256(row.content) === hash ? editionFromText(row.content) : undefined;
  if (book?.ok) read.set(hash, book.value);
  return book?.ok ? book.value : undefined;
}

type Head = Omit<PublishedRow, 'content'>;
/** Rows whose seal was found good, as they were: nobody looks at the same seal twice. */
const vouched = new Set<string>();

function isVouched(row: Head): boolean {
  const key = JSON.stringify(row);
  if (vouched.has(key)) return true;
  if (editionSeal(row) !== 'good') return false;
  vouched.add(key);
  return true;
}

export async function shelfOf(db: Queries): Promise<Shelf> {
  const { content: _, ...withoutText } = getTableColumns(publishedEdition);
  const rows = await db.select(withoutText).from(publishedEdition).orderBy(asc(publishedEdition.validFrom));
  const published: Edition[] = [];
  for (const row of rows) {
    // One that no seal vouches for, or that is not the text that was sealed, counts for nothing: verifying names it.
    const book = isVouched(row) ? await contentOf(db, row.hash) : undefined;
    if (book) published.push({ hash: row.hash, book });
  }

  const editions: Shelf['editions'] = (id) => {
    const first = rulebookOf(id);
    if (!first.ok) return first;
    return ok([{ hash: null, book: first.value }, ...published.filter(({ book }) => book.id === id)]);
  };
  const applied: Shelf['applied'] = (id, day) => {
    const found = editions(id);
    if (!found.ok) return found;
    const begun = found.value.findLast(({ book }) => book.validFrom <= day);
    return ok(begun ?? found.value[0]);
  };
  return {
    editions,
    applied,
    all: (day) =>
      RULEBOOK_IDS.flatMap((id) => {
        const found = applied(id, typeof day === 'string' ? day : day(id));
        return found.ok ? [found.value.book] : [];
      }),
    frozen: ({ rulebook: id, edition }) => {
      if (edition === null) return rulebookOf(id);
      const found = published.find((each) => each.hash === edition);
      return found
        ? ok(found.book)
        : fail({ code: 'rulebook-unknown', message: `${id}: an edition is missing.`, field: 'rulebook' });
    },
  };
}

/** The program's edition of the same rulebook. */
export function programsOwn(id: string): Rulebook {
  const found = rulebookOf(id);
  if (!found.ok) throw new Error(`${id} is not a rulebook of the program`);
  return found.value;
}

/** The edition whose rules apply on the day, whether or not it is in force then. */
export const editionOn = async (db: Queries, id: string, day: string): Promise<Result<Edition>> =>
  (await shelfOf(db)).applied(id, day);

export async function rulebookOn(db: Queries, id: string, day: string): Promise<Result<Rulebook>> {
  const found = await editionOn(db, id, day);
  return found.ok ? ok(found.value.book) : found;
}

/** The same, refused on a day on which it is not in force. */
export async function rulebookInForce(db: Queries, id: string, day: string): Promise<Result<Rulebook>> {
  const found = await rulebookOn(db, id, day);
  return found.ok ? inForceAt(found.value, day) : found;
}

const withItsGame = (found: Result<Rulebook>, of: Of): Result<Rulebook> =>
  found.ok ? ok(withFiled(found.value, of)) : found;

/** The rulebook of a variant: with the game that it files, where no rulebook lists one. */
export const rulebookFor = async (db: Queries, of: Of, day: string): Promise<Result<Rulebook>> =>
  withItsGame(await rulebookInForce(db, of.rulebook, day), of);

export const rulebookAround = async (db: Queries, of: Of, day: string): Promise<Result<Rulebook>> =>
  withItsGame(await rulebookOn(db, of.rulebook, day), of);

/** That of a frozen version, whatever is in force today and could be chosen then. */
export async function rulebookFrozen(db: Queries, under: FrozenUnder, of: Of): Promise<Result<Rulebook>> {
  const found = (await shelfOf(db)).frozen(under);
  return withItsGame(found.ok ? ok(withFormer(found.value)) : found, of);
}
