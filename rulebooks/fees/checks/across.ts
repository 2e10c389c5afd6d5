/** One game in several schedules, two codes for a game, one code under two names; limits that do not fit each other. */
import { listed } from '@/simulations/printing/lists';
import type { FeeBook } from '../book';
import { dollars, limitNamed } from '../finding';
import type { FeeTable } from '../schedule';
import { lowest } from './charged';
import { about, type FeeCheck, groupedBy } from './check';

const titleOf = (book: FeeBook, { document, group }: FeeTable): string => {
  const found = book.documents.find(({ id }) => id === document);
  const day = found?.dated ? `${found.dated.day}, ${found.dated.of}` : 'undated';
  return document === group ? `${document} (${day})` : `${document}/${group} (${day})`;
};

/** Nothing in the source says which of two schedules of a game applies: they are shown in the order of the source. */
export const schedules: FeeCheck = (book) =>
  book.games.flatMap(({ id, label }) => {
    const tables = book.tables.filter(({ games }) => games.includes(id));
    const groups = [...groupedBy(tables, ({ group }) => group).values()].map(([first]) => first as FeeTable);
    const [first] = groups;
    if (!first || groups.length < 2) return [];
    return [
      about('schedules', first, {
        verdict: 'conflict',
        sentence: `${label} has ${groups.length} schedules, in the order of the source ${listed(groups.map((table) => `${titleOf(book, table)} from line ${table.line}`))}. Nothing says which replaces which; the option in use needs its document, group and number.`,
      }),
    ];
  });

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9½]/g, '');

export const codes: FeeCheck = (book) => {
  const named = book.headings.flatMap(({ group, line, names }) =>
    names.map(([name, code]) => ({ group, line, name, code })),
  );
  const at = (group: string, line: number) => {
    const table = book.tables.find((one) => one.group === group) as FeeTable;
    return { document: table.document, group, line };
  };
  const twoNames = [...groupedBy(named, ({ code }) => code).values()].flatMap((uses) => {
    const other = uses.find(({ name }) => plainName(name) !== plainName(uses[0]?.name ?? ''));
    const [first] = uses;
    return !first || !other
      ? []
      : [
          about('codes', at(other.group, other.line), {
            verdict: 'conflict',
            sentence: `${other.code} is ${first.name} on line ${first.line} and ${other.name} on line ${other.line}.`,
          }),
        ];
  });
  const twoCodes = [...groupedBy(named, ({ name }) => plainName(name)).values()].flatMap((uses) => {
    const other = uses.find(({ code }) => code !== uses[0]?.code);
    const [first] = uses;
    return !first || !other
      ? []
      : [
          about('codes', at(other.group, other.line), {
            verdict: 'conflict',
            sentence: `${first.name} has the code ${first.code} on line ${first.line} and ${other.code} on line ${other.line}.`,
          }),
        ];
  });
  return [...twoNames, ...twoCodes];
};

/** A limit that is lost, runs backwards, or has an upper bet that is not twice the lower. */
export const limits: FeeCheck = (book) =>
  book.tables.flatMap((table) => {
    const all = [table.limit, ...table.rows.flatMap(({ limit }) => limit ?? [])];
    const found = (sentence: string, verdict: 'not-assessed' | 'anomaly') => [
      about('limits', table, { verdict, alone: true, sentence }),
    ];
    if (table.limit.lost) return found('The limits of this table cannot be read.', 'not-assessed');
    if (table.limit.kind === 'buy-in' && table.limit.min === null && table.rows.every(({ limit }) => !limit))
      return found('No buy-in is printed for this table.', 'not-assessed');
    if (table.limit.kind === 'buy-in' && table.limit.min !== null && table.limit.min === table.limit.max)
      return found(
        `One buy-in is printed, ${dollars(table.limit.min)}, and not whether it is the least or the most.`,
        'not-assessed',
      );
    if (table.limit.kind === 'buy-in' && table.limit.min?.includes('-'))
      return found(
        `The least buy-in is itself a range, ${limitNamed({ ...table.limit, max: table.limit.min })}: which of its ends is meant is not stated.`,
        'not-assessed',
      );
    return all.flatMap((limit) => {
      const bets = [limit.min, limit.max].flatMap((bound) =>
        limit.kind === 'limit-game' && bound?.includes('-') ? [bound.split('-').map(Number)] : [],
      );
      const odd = bets.find(([one, two]) => two !== 2 * (one as number));
      const backwards =
        limit.min !== null &&
        limit.max !== null &&
        (lowest(limit.min) as number) > (lowest(limit.max) as number);
      return odd || backwards
        ? found(
            `The limit ${limitNamed(limit)} ${odd ? 'has an upper bet that is not twice the lower' : 'runs backwards'}.`,
            'anomaly',
          )
        : [];
    });
  });

/** Limits for which a group has a fee of no kind: between the highest of one and the lowest of the other. */
export const between: FeeCheck = (book) =>
  [
    ...groupedBy(
      book.tables.filter(({ limit }) => limit.kind === 'limit-game' && limit.min !== null && !limit.lost),
      ({ group }) => group,
    ).values(),
  ].flatMap((tables) => {
    const sorted = [...tables].sort(
      (a, b) => (lowest(a.limit.min) as number) - (lowest(b.limit.min) as number),
    );
    return sorted.slice(1).flatMap((table, at) => {
      const before = sorted[at] as FeeTable;
      const [end, start] = [before.limit.max?.split('-'), table.limit.min?.split('-')];
      if (!end?.[0] || !start?.[0] || Number(start[0]) <= Number(end[0])) return [];
      return [
        about('between-limits', table, {
          verdict: 'not-assessed',
          sentence: `Fees per hand end at ${end.map(dollars).join('-')} and fees by time begin at ${start.map(dollars).join('-')}: a limit in between has no fee.`,
        }),
      ];
    });
  });
