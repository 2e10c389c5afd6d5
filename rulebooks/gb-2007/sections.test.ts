import { describe, expect, it } from 'vitest';
import { parseRulebook } from '../registry';
import { gb2007 } from '.';

/** Read off the source by number and letter, clause by clause. */
const EXPECTED: Record<string, { lines: [number, number]; clauses: string }> = {
  '2': {
    lines: [60, 268],
    clauses:
      '2.1 2.2 2.3 2.3(a) 2.3(b) 2.3(c) 2.3(d) 2.3(e) 2.3(f) 2.3(g) 2.3(h) 2.4 2.4(a) 2.4(b) 2.4(c) 2.4(d) 2.4(e) ' +
      '2.5 2.5(a) 2.5(b) 2.5(c) 2.6 2.7 2.7(a) 2.7(b) 2.7(c) 2.7(d) 2.7(e) 2.7(f) 2.7(g) 2.8 2.9 2.9(a) 2.9(b) ' +
      '2.9(c) 2.9(d) 2.10',
  },
  '3': {
    lines: [270, 490],
    clauses:
      '3.1 3.2 3.2(A) 3.2(B) 3.2(C) 3.2(D) 3.2(E) 3.2(F) 3.2(G) 3.2(H) 3.2(I) 3.2(J) 3.2(K) 3.2(L) 3.2(M) ' +
      '3.3 3.3(a) 3.3(b) 3.3(c) 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12 3.13 3.14 3.15 3.16 3.17 3.18 3.19 3.20 ' +
      '3.21 3.22 3.23 3.24 3.25 3.26 3.27 3.28 3.29',
  },
  '8': {
    lines: [1503, 1866],
    clauses:
      '8.1 8.2 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 8.12 8.13 8.13(a) 8.13(b) 8.13(c) 8.14 8.15 8.16 ' +
      '8.17 8.17(a) 8.17(b) 8.17(c) 8.17(d) 8.17(e) 8.17(f) 8.17(g) 8.17(h) 8.17(i) 8.17(j) 8.17(k) 8.17(l) ' +
      '8.17(m) 8.17(n) 8.17(o) 8.17(p) 8.17(q) 8.17(r) 8.17(s) 8.17(t) 8.18 8.19 8.20',
  },
  '9': {
    lines: [1867, 2035],
    clauses:
      '9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8 9.9 9.10 9.11 9.12 9.12(a) 9.12(b) 9.12(c) 9.12(d) 9.12(e) 9.12(f) ' +
      '9.12(g) 9.12(h) 9.12(i) 9.12(j) 9.12(k) 9.12(l) 9.12(m) 9.13',
  },
  '10': {
    lines: [2036, 2125],
    clauses: '10.1 10.2 10.3 10.4 10.5 10.6 10.7 10.8 10.9 10.10 10.10(a) 10.10(b) 10.11',
  },
};

const { sections, ambiguities, claims, games } = parseRulebook(gb2007);
const rules = sections.flatMap((section) => section.rules);

it('has the sections of the source in its order', () => {
  expect(sections.map(({ number }) => number)).toEqual(['2', '3', '8', '9', '10']);
});

describe.each(sections)('section $number', ({ number, rules: own }) => {
  const expected = EXPECTED[number];
  if (!expected) throw new Error(`no clauses are expected of section ${number}`);

  it('holds every clause of the source once, in order', () => {
    expect(own.map(({ clause }) => clause)).toEqual(expected.clauses.split(' '));
  });

  it('was read from its own lines of the source, front to back', () => {
    const [first, last] = expected.lines;
    let from = first;
    for (const { clause, source } of own) {
      expect(source[0], clause).toBeGreaterThanOrEqual(from);
      expect(source[1], clause).toBeGreaterThanOrEqual(source[0]);
      expect(source[1], clause).toBeLessThanOrEqual(last);
      from = source[0];
    }
  });
});

it('marks every number that does not stand before its clause', () => {
  const printed = rules.filter(({ inferred }) => !inferred).map(({ clause }) => clause);
  expect(printed).toEqual(['3.1', '9.1', '9.2', '9.3', '10.1']);
});

it('words what a person confirms as a sentence of ours', () => {
  const attested = rules.filter(({ kind }) => kind === 'attested');
  expect(attested.length).toBeGreaterThan(0);
  for (const { clause, attests } of attested) expect(attests, clause).toMatch(/^We .*\.$/);
});

it('names only games, wagers and options that exist', () => {
  const known = {
    games: games.map(({ id }) => id),
    wagers: games.flatMap((game) => game.wagers.map(({ id }) => id)),
    options: games.flatMap((game) => game.options.map(({ id }) => id)),
  };
  for (const { clause, appliesTo } of rules) {
    expect(known.games, clause).toEqual(expect.arrayContaining(appliesTo.games ?? []));
    expect(known.wagers, clause).toEqual(expect.arrayContaining(appliesTo.wagers ?? []));
    expect(known.options, clause).toEqual(expect.arrayContaining(appliesTo.options ?? []));
  }
});

it('ties claims, ambiguities, games, options, wagers and tables to clauses that exist', () => {
  const clauses = new Set(rules.map(({ clause }) => clause));
  const tied = [
    ...claims,
    ...ambiguities,
    ...games,
    ...games.flatMap(({ options, wagers }) => [...options, ...wagers]),
    ...games.flatMap(({ wagers }) => wagers.flatMap(({ payTables }) => payTables)),
  ];
  expect(tied.filter(({ clause }) => !clauses.has(clause))).toEqual([]);
});

it('gives every ambiguity its own id', () => {
  const ids = ambiguities.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('holds every wager to a clause with its minimum odds', () => {
  const held = new Set(
    rules
      .filter(({ evidence }) => evidence?.compare === 'minimum-odds')
      .flatMap(({ clause, appliesTo }) => (appliesTo.wagers ?? []).map((wager) => `${clause} ${wager}`)),
  );
  const owed = games.flatMap(({ wagers }) => wagers.map(({ clause, id }) => `${clause} ${id}`));
  expect(owed.filter((line) => !held.has(line))).toEqual([]);
});
