import { describe, expect, it } from 'vitest';
import { paysAgainst } from '../format/evidence';
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
  '4': {
    lines: [491, 861],
    clauses:
      '4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 4.11 4.11(a) 4.11(b) 4.11(c) 4.11(d) 4.12 4.13 4.14 4.15 4.15(a) 4.15(b) ' +
      '4.16 4.16(a) 4.16(b) 4.16(c) 4.17 4.17(a) 4.17(b) 4.17(c) 4.18 4.18(a) 4.18(b) 4.19 4.20 4.21 4.22 4.23 ' +
      '4.24 4.24(a) 4.24(b) 4.25 4.25(a) 4.25(b) 4.26 4.27 4.28 4.29 4.30 4.31 4.32 4.33 4.34 4.35 4.36 4.37 4.38 ' +
      '4.39 4.40 4.41 4.42 4.43 4.44 4.45 4.46 4.47 4.48 4.49 4.50 4.51 4.52 4.53 4.54 4.55 4.56',
  },
  '5': {
    lines: [862, 1014],
    clauses:
      '5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.8(i) 5.8(ii) 5.8(iii) 5.8(iv) 5.8(v) 5.8(vi) 5.9 5.10 5.11 ' +
      '5.11(i) 5.11(ii) 5.12 5.13 5.14 5.15 5.16 5.16(a) 5.16(b) 5.17 5.18 5.19 5.20 5.20(a) 5.20(b) ' +
      '5.20(c) 5.21 5.22 5.22(a) 5.22(b) 5.22(c) 5.22(d) 5.22(e) 5.23 5.24',
  },
  '6': {
    lines: [1015, 1270],
    clauses:
      '6.1 6.2 6.3 6.3(a) 6.3(b) 6.4 6.5 6.6 6.7 6.8 6.9 6.10 6.11 6.12 6.13 6.14 6.15 6.16 6.17 6.18 6.19 6.20 ' +
      '6.21 6.22 6.23 6.24 6.25 6.25(1) 6.25(2) 6.25(3) 6.25(4) 6.25(5) 6.25(6) 6.25(7) 6.25(8) 6.25(9) 6.25(10) ' +
      '6.25(11) 6.25(12) 6.26 6.27 6.28 6.29 6.30 6.31 6.32 6.33 6.34 6.35 6.36 6.37 6.38 6.39 6.40 6.41 6.42 ' +
      '6.43 6.44',
  },
  '7': {
    lines: [1271, 1502],
    clauses:
      '7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.7(a) 7.7(b) 7.7(c) 7.7(d) 7.7(e) 7.7(f) 7.7(g) 7.7(h) 7.7(i) 7.7(j) ' +
      '7.8 7.9 7.10 7.11 7.12 7.13 7.13(a) 7.13(b) 7.14 7.15 7.16 7.17 7.18 7.19 7.20 7.21 7.21(a) ' +
      '7.21(b) 7.21(c) 7.21(d) 7.21(e) 7.22 7.23 7.24 7.25 7.26 7.27 7.28 7.29 7.30 7.31 7.32 7.33 7.34 ' +
      '7.35 7.36',
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
  '11': {
    lines: [2126, 2793],
    clauses:
      '11.1 11.2 11.3 11.4 11.5 11.6 11.7 11.7(a) 11.7(b) 11.7(c) 11.7(d) 11.7(e) 11.7(f) 11.7(g) 11.7(h) ' +
      '11.7(i) 11.7(j) 11.8 11.8(a) 11.8(b) 11.8(c) 11.8(d) 11.8(e) 11.8(f) 11.9 11.10 11.11 11.12 11.13 ' +
      '11.14 11.15 11.16 11.17 11.18 11.19 11.20 11.21 11.22 11.23 11.24 11.25 11.26 11.27 11.28 11.29 ' +
      '11.30 11.31 11.32 11.33 11.34 11.35 11.36 11.37 11.38 11.39 11.40 11.41 11.42 11.43 11.44 11.44(a) ' +
      '11.44(b) 11.44(c) 11.44(d) 11.44(e) 11.45 11.45(a) 11.45(b) 11.45(c) 11.46 11.47 11.48 11.49 11.50 ' +
      '11.51 11.52 11.53 11.54 11.55 11.56 11.57 11.58 11.59 11.60 11.61 11.62 11.63 11.64 11.65 11.66 ' +
      '11.67 11.68 11.69 11.70 11.71 11.72 11.73 11.74 11.75 11.76 11.77 11.78 11.79 11.80 11.81 11.82 ' +
      '11.83 11.84 11.85 11.86 11.87 11.88 11.89 11.90 11.91 11.92 11.93 11.94 11.95 11.96 11.97 11.97(a) ' +
      '11.97(b) 11.97(c) 11.97(d) 11.98 11.98(a) 11.98(b) 11.98(c) 11.99 11.100 11.101 11.102 11.103 ' +
      '11.104 11.105 11.106 11.107 11.108 11.109 11.110 11.111 11.112 11.113 11.114 11.115 11.116 11.117',
  },
  '12': {
    lines: [2794, 3143],
    clauses:
      '12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.7(a) 12.7(b) 12.7(c) 12.7(d) 12.7(e) 12.7(f) 12.7(g) 12.7(h) ' +
      '12.7(i) 12.7(j) 12.8 12.9 12.10 12.11 12.12 12.13 12.14 12.15 12.16 12.17 12.18 12.19 12.20 12.21 ' +
      '12.22 12.23 12.24 12.25 12.26 12.27 12.27(a) 12.27(b) 12.27(c) 12.28 12.29 12.30 12.31 12.32 12.33',
  },
  '13': {
    lines: [3144, 3594],
    clauses:
      '13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.7(a) 13.7(b) 13.7(c) 13.7(d) 13.7(e) 13.7(f) 13.7(g) 13.7(h) 13.7(i) ' +
      '13.7(j) 13.7(k) 13.8 13.9 13.10 13.11 13.12 13.13 13.14 13.15 13.16 13.17 13.18 13.19 13.19(a) 13.19(b) 13.20 ' +
      '13.21 13.22 13.23 13.24 13.25 13.26 13.27 13.28 13.29 13.30 13.31 13.32 13.33 13.34 13.35 13.36 13.37 13.38 ' +
      '13.39 13.40 13.41 13.42 13.43 13.44 13.45 13.46 13.47 13.48 13.49 13.50 13.51 13.52',
  },
};

const { sections, ambiguities, claims, games } = parseRulebook(gb2007);
const rules = sections.flatMap((section) => section.rules);

it('has the sections of the source in its order', () => {
  expect(sections.map(({ number }) => number)).toEqual([
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
  ]);
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

it('marks every number that is not printed before its clause', () => {
  const printed = rules.filter(({ inferred }) => !inferred).map(({ clause }) => clause);
  expect(printed).toEqual(['3.1', '4.1', '5.23', '5.24', '9.1', '9.2', '9.3', '10.1']);
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
      .filter((rule) => paysAgainst(rule, 'minimum').length > 0)
      .flatMap(({ clause, appliesTo }) => (appliesTo.wagers ?? []).map((wager) => `${clause} ${wager}`)),
  );
  const owed = games.flatMap(({ wagers }) => wagers.map(({ clause, id }) => ({ clause, id })));
  const unheld = owed.filter(
    ({ clause, id }) =>
      !held.has(`${clause} ${id}`) && ![...'abcde'].some((letter) => held.has(`${clause}(${letter}) ${id}`)),
  );
  expect(unheld).toEqual([]);
});
