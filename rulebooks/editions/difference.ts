/**
 * A draft edition of a rulebook, which keeps its id: what it would change in a rulebook, as data. A change names a
 * place in the record by the ids found there ("games / roulette / wagers / straight-up / minimum / win"), what is
 * written there now, and what would be. Whatever it leaves alone stays as it is, so a draft is as long as what it
 * changes.
 */
import { z } from 'zod';
import { canonicalJson } from '@/simulations/exact/canonical';
import { ungrouped } from '@/simulations/printing/numbers';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { placeIn } from '../format/place';
import type { Rulebook } from '../format/record';
import { WholeRulebook } from '../format/whole-rulebook';
import { quoted } from '../spelling/quoted';
import { longDate } from '../spelling/wording';
import { date, id } from '../terms/fields';
import { unknownParts, unresolved } from './misfits';

/** What a draft says of itself, and what every edition says alike (`registry.ts`, Identity). */
export const HEAD: readonly string[] = [
  'edition',
  'validFrom',
  'validTo',
  'status',
  'id',
  'title',
  'jurisdiction',
  'zone',
  'currency',
];

/** “1000 to 1” is “1,000 to 1”: a draft may be written with commas or without. */
function withoutCommas(value: unknown): unknown {
  if (typeof value === 'string') return ungrouped(value);
  if (Array.isArray(value)) return value.map(withoutCommas);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutCommas(each)]));
}

export const same = (one: unknown, other: unknown): boolean =>
  one === undefined || other === undefined
    ? one === other
    : canonicalJson(withoutCommas(one)) === canonicalJson(withoutCommas(other));

const step = z.string().min(1).max(120);

export const Change = z
  .object({
    /** A list is entered by the id, the clause, the number, the name or the value of what it holds. */
    at: z.array(step).min(1).max(12),
    /** What the record says there now; left out where nothing is there yet. A draft of another text is refused. */
    was: z.unknown().optional(),
    /** What it would say; left out where it would be removed. */
    becomes: z.unknown().optional(),
    /** In a list: the neighbour after which something new is placed; at the end where none is named. */
    after: step.optional(),
    because: z.string().min(3).max(700),
  })
  .refine(({ was, becomes }) => was !== undefined || becomes !== undefined, {
    message: 'give what was there, what it becomes, or both',
  })
  .refine(({ was, becomes }) => was === undefined || !same(was, becomes), {
    message: 'the new value equals the old; leave this change out',
  })
  .refine(({ at }) => at.length > 1 || !HEAD.includes(at[0] as string), {
    message:
      'a rulebook keeps its id, title, jurisdiction, time zone and currency; edition and days stand at the head of the draft',
  });

export const EditionDifference = z
  .object({
    /** The rulebook it would change. */
    of: id,
    edition: z.string().min(3).max(120),
    validFrom: date,
    validTo: date.exactOptional(),
    changes: z.array(Change).min(1, 'it changes nothing yet. Add what it changes.').max(2_000),
  })
  .refine(({ validFrom, validTo }) => validTo === undefined || validTo >= validFrom, {
    message: 'the last day comes before the first; give a later one',
    path: ['validTo'],
  });

export type Change = z.infer<typeof Change>;
export type EditionDifference = z.infer<typeof EditionDifference>;

/** What names a thing in a list, in the order in which they are looked for. */
const NAMES = ['id', 'clause', 'number', 'name', 'value', 'measure', 'owes'] as const;

export const nameOf = (thing: unknown): string | undefined => {
  if (typeof thing === 'string') return thing;
  if (typeof thing !== 'object' || thing === null) return undefined;
  for (const key of NAMES) {
    const name: unknown = Reflect.get(thing, key);
    if (typeof name === 'string') return name;
  }
  return undefined;
};

const where = (at: readonly string[]): string => at.join(' / ');

type Holder = { read: () => unknown; write: (value: unknown, after: string | undefined) => boolean };

/** The place that a last step names, in a record or in a list. */
function holderOf(within: unknown, step: string): Holder | undefined {
  if (Array.isArray(within)) {
    const list: unknown[] = within;
    const index = () => list.findIndex((thing) => nameOf(thing) === step);
    return {
      read: () => list[index()],
      write: (value, after) => {
        if (value !== undefined && nameOf(value) !== step) return false;
        const found = index();
        const neighbour =
          after === undefined ? list.length - 1 : list.findIndex((thing) => nameOf(thing) === after);
        if (after !== undefined && neighbour < 0) return false;
        if (found >= 0) list.splice(found, 1, ...(value === undefined ? [] : [value]));
        else if (value !== undefined) list.splice(neighbour + 1, 0, value);
        return true;
      },
    };
  }
  if (typeof within !== 'object' || within === null || step in Object.prototype) return undefined;
  const record = within as Record<string, unknown>;
  return {
    read: () => (Object.hasOwn(record, step) ? record[step] : undefined),
    write: (value) => {
      if (value === undefined) delete record[step];
      else record[step] = value;
      return true;
    },
  };
}

/** What a step leads to; undefined where there is nothing. */
export const thingAt = (within: unknown, step: string): unknown => holderOf(within, step)?.read();

function problem(index: number, message: string): Problem {
  return { code: 'edition-change', message, field: `changes.${index}` };
}

function apply(book: unknown, { at, was, becomes, after }: Change, index: number): Problem | undefined {
  let within = book;
  for (const [depth, step] of at.slice(0, -1).entries()) {
    within = thingAt(within, step);
    if (within === undefined)
      return problem(
        index,
        `There is no ${quoted(where(at.slice(0, depth + 1)))} in the rulebook; name a place that it has.`,
      );
  }
  const last = at.at(-1) ?? '';
  const holder = holderOf(within, last);
  if (!holder)
    return problem(
      index,
      `There is no place for anything at ${quoted(where(at))}; name a place that the rulebook has.`,
    );
  const now = holder.read();
  if (!same(now, was)) {
    const said = now === undefined ? 'says nothing' : `says ${quoted(canonicalJson(now))}`;
    return problem(
      index,
      `The rulebook ${said} at ${where(at)}, which is not what this draft changes; rewrite the draft for this edition.`,
    );
  }
  if (!holder.write(becomes === undefined ? undefined : structuredClone(becomes), after))
    return problem(
      index,
      `What is placed at ${quoted(where(at))} must have that name and follow ${quoted(after ?? '')}; correct the name or the neighbour.`,
    );
  return undefined;
}

/** The rulebook as the draft would have it, a rulebook like any other, or everything that does not fit. */
export function editionUnder(book: Rulebook, difference: EditionDifference): Result<Rulebook> {
  const { of, changes, ...head } = difference;
  if (of !== book.id)
    return fail({
      code: 'rulebook-unknown',
      message: `This draft changes ${quoted(of)}, not ${book.id}.`,
      field: 'of',
    });
  if (head.validFrom <= book.validFrom)
    return fail({
      code: 'edition-change',
      message: `A draft comes into force after ${longDate(book.validFrom)}, the first day of the edition that it changes.`,
      field: 'validFrom',
    });
  const draft: unknown = structuredClone(book);
  const problems = changes.flatMap((change, index) => apply(draft, change, index) ?? []);
  if (problems.length > 0) return fail(...problems);
  // The last day of the edition in force is not that of the draft.
  const { validTo: _, ...changed } = draft as Rulebook;
  const parsed = WholeRulebook.safeParse({ ...changed, ...head, status: 'draft' });
  if (parsed.success) {
    const misfits = [...unknownParts(changed, parsed.data), ...unresolved(book, parsed.data)];
    return misfits.length > 0 ? fail(...misfits) : ok(parsed.data);
  }
  return fail(
    ...parsed.error.issues.map(
      (issue): Problem => ({
        code: 'edition-change',
        message: `With this draft the rulebook cannot be read at ${placeIn(changed, issue.path)}: ${issueSentence(issue)}`,
        field: 'changes',
      }),
    ),
  );
}
