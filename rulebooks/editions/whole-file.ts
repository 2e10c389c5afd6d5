/** A whole rulebook as a file, read as what it would change in the edition that there is. */
import { nestsTooDeep } from '@/simulations/exact/nesting';
import { repeatedKey } from '@/simulations/exact/repeated-key';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { placeIn } from '../format/place';
import type { Rulebook } from '../format/record';
import { WholeRulebook } from '../format/whole-rulebook';
import { quoted } from '../spelling/quoted';
import { listed, longDate } from '../spelling/wording';
import { FILED_GAME } from '../variant/filed-game';
import { changesBetween } from './compared';
import { EditionDifference, editionUnder, HEAD, same } from './difference';
import { jsonOf } from './difference-file';
import { unknownParts } from './misfits';

const BECAUSE = 'As the uploaded rulebook has it.';
/** What every edition of a rulebook says alike. */
const KEPT = ['id', 'title', 'jurisdiction', 'zone', 'currency'] as const;

const refused = (message: string): Problem => ({ code: 'edition-change', message, field: 'file' });

const OTHER_ORDER = refused(
  'The file puts rows in another order, which a draft edition cannot do by itself. Put them back.',
);

/** A file that has the parts of a rulebook, and no changes. */
export function isWholeRulebook(text: string): boolean {
  if (nestsTooDeep(text)) return false;
  try {
    const data: unknown = JSON.parse(text);
    return (
      typeof data === 'object' &&
      data !== null &&
      'sections' in data &&
      'games' in data &&
      !('changes' in data)
    );
  } catch {
    // A rulebook with a slip in it is one all the same, and its line is worth naming.
    return /"sections"\s*:/.test(text) && /"games"\s*:/.test(text);
  }
}

function parsed(text: string): Result<unknown> {
  const plain = text.replace(/^\uFEFF/, '');
  const found = jsonOf(plain, 'The file');
  if (!found.ok) return fail(...found.problems.map((problem) => ({ ...problem, field: 'file' })));
  const repeated = repeatedKey(plain);
  if (repeated)
    return fail(
      refused(
        `${quoted(repeated.key)} stands twice in one object of the file, again on line ${repeated.line}, and only one would count. Remove one.`,
      ),
    );
  return found;
}

function otherRulebook(book: Rulebook, data: unknown): Problem | undefined {
  const said = (key: string): unknown =>
    typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined;
  if (said('id') !== book.id) {
    const named = said('title');
    const other = typeof named === 'string' ? quoted(named, 120) : 'no rulebook that it names';
    return refused(`The file is of ${other}, and this draft is of ${book.title}. Take a file of that one.`);
  }
  const moved = KEPT.find((key) => said(key) !== book[key]);
  return moved
    ? refused(`A rulebook keeps its ${moved}, ${quoted(String(book[moved]))}, in every edition. Put it back.`)
    : undefined;
}

function readWhole(book: Rulebook, text: string): Result<Rulebook> {
  const found = parsed(text);
  if (!found.ok) return found;
  const other = otherRulebook(book, found.value);
  if (other) return fail(other);
  const read = WholeRulebook.safeParse(found.value);
  if (!read.success)
    return fail(
      ...read.error.issues.map((issue) =>
        refused(
          `The rulebook cannot be read at ${placeIn(found.value, issue.path)}: ${issueSentence(issue)}`,
        ),
      ),
    );
  const unknown = unknownParts(found.value, read.data).map((problem) => ({ ...problem, field: 'file' }));
  return unknown.length > 0 ? fail(...unknown) : ok(read.data);
}

const withoutHead = ({ games, ...book }: Rulebook): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...book, games: games.filter(({ id }) => id !== FILED_GAME) }).filter(
      ([key, value]) => !HEAD.includes(key) && value !== undefined,
    ),
  );

type Head = Pick<EditionDifference, 'edition' | 'validFrom'>;

/** `head`: of the draft so far, for a file that still has the head of the edition that it would change. */
export function differenceOfFile(book: Rulebook, text: string, head: Head): Result<EditionDifference> {
  const read = readWhole(book, text);
  if (!read.ok) return read;
  const { edition, validFrom, validTo } = read.value;
  const changes = changesBetween([], withoutHead(book), withoutHead(read.value), BECAUSE);
  if (changes.length === 0) {
    if (!isAsWritten(book, read.value)) return fail(OTHER_ORDER);
    return fail(refused(nothingChanged(book, read.value)));
  }
  const renewed = edition !== book.edition || validFrom !== book.validFrom;
  const difference = EditionDifference.safeParse({
    of: book.id,
    ...(renewed ? { edition, validFrom } : head),
    // The last day of the edition that it changes is not that of the draft.
    ...(validTo && (renewed || validTo !== book.validTo) && { validTo }),
    changes,
  });
  if (!difference.success)
    return fail(...difference.error.issues.map((issue) => refused(`In the file: ${issueSentence(issue)}`)));
  const made = editionUnder(book, difference.data);
  // Whatever cannot be said as changes would be lost without a word. What the edition does not take, the page of the draft names.
  return made.ok && !isAsWritten(made.value, read.value) ? fail(OTHER_ORDER) : ok(difference.data);
}

/** Of a file with the rules of the edition that there is: it may have another name and other days, which make no edition. */
function nothingChanged(book: Rulebook, file: Rulebook): string {
  const day = (of: string | undefined) => of && longDate(of);
  const moved = [
    file.edition !== book.edition && `its name (${quoted(file.edition)})`,
    file.validFrom !== book.validFrom && `its first day (${day(file.validFrom)})`,
    file.validTo !== book.validTo && `its last day (${day(file.validTo) ?? 'none'})`,
  ].flatMap((each) => each || []);
  return moved.length === 0
    ? `The file changes nothing: it says what ${book.edition} says.`
    : `The file changes ${listed(moved)}, and no rule. Change a rule, too: an edition is made for what it changes.`;
}

/** The same, and printed in the same order. */
function isAsWritten(made: Rulebook, written: Rulebook): boolean {
  const [one, other] = [withoutHead(made), withoutHead(written)];
  return same(one, other) && keysOf(one) === keysOf(other);
}

/** The keys alone, as they come. */
const keysOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'object' ? each : null));
