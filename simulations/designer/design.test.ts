import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { type Fraction, fromText, ratio, toText } from '../exact/fraction';
import { houseEdge } from '../figures/house-edge';
import { netPay } from '../pays/net-pay';
import { parsePay } from '../pays/parse-pay';
import type { PayTable } from '../pays/pay-table';
import { design } from './design';
import { madeUpWager } from './made-up-wager';
import { LIMITS, type Question } from './question';

const NETS = new Map<string, Fraction>();
function net(text: string): Fraction {
  const known = NETS.get(text);
  if (known) return known;
  const read = parsePay(text);
  if (!read.ok) throw new Error(text);
  const value = netPay(read.value);
  NETS.set(text, value);
  return value;
}

function product(question: Question): PayTable[] {
  const tables = question.schedules.flatMap((rows) =>
    rows.reduce<PayTable[]>(
      (all, { event, choices }) =>
        all.flatMap((table) => choices.map((text) => ({ ...table, [event]: text }))),
      [{}],
    ),
  );
  return [...new Map(tables.map((table) => [nameOf(table), table])).values()];
}

const nameOf = (table: PayTable): string =>
  Object.keys(table)
    .sort()
    .map((event) => toText(net(table[event] as string)))
    .join(' ');

/** Every table there is, and of those the ones that the question asks for: no bound, no scale, fractions only. */
function bruteForce(question: Question): string[] {
  const { distribution, spec, edge, order, top, changes } = question;
  const countOf = (event: string) => distribution.outcomes.find((o) => o.event === event)?.count as bigint;
  return product(question)
    .filter((table) => {
      const priced = houseEdge(distribution, spec, table);
      if (!priced.ok || priced.value.lt(edge.from) || priced.value.gt(edge.to)) return false;
      const rows = Object.entries(table).map(([event, text]) => ({
        event,
        net: net(text),
        count: countOf(event),
      }));
      const kept = (order?.families ?? []).every((family) =>
        rows.every((a) =>
          rows.every((b) => {
            if (!family.includes(a.event) || !family.includes(b.event) || a.count >= b.count) return true;
            return order?.rule === 'always-more' ? a.net.gt(b.net) : a.net.gte(b.net);
          }),
        ),
      );
      if (!kept) return false;
      if (changes) {
        const changed = rows.filter((row) => !row.net.equals(net(changes.from[row.event] as string)));
        if (changed.length > changes.most) return false;
      }
      if (!top) return true;
      const best = rows.reduce((most, row) => (row.net.gt(most) ? row.net : most), rows[0]?.net as Fraction);
      const chance = ratio(
        rows.filter((row) => row.net.equals(best)).reduce((sum, { count }) => sum + count, 0n),
        distribution.universe,
      );
      return (!top.least || chance.gte(top.least)) && (!top.most || chance.lte(top.most));
    })
    .map(nameOf)
    .sort();
}

const RUNS = inject('mutating') ? 30 : 250;

const all = (question: Question, nodes = LIMITS.nodes) =>
  design(question, { kept: 100_000, nodes, proposals: 100_000 });

const chosen = <T>(from: T[], at: number): T => from[at % from.length] as T;

const PAYS = [
  'lose',
  'push',
  '1 to 2',
  'evens',
  '3 to 2',
  '2 to 1',
  '3 for 1',
  '5 to 1',
  '8 to 1',
  '30 to 1',
];
const questions: fc.Arbitrary<Question> = fc
  .record({
    counts: fc.array(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constant(7)), {
      minLength: 2,
      maxLength: 4,
    }),
    losing: fc.integer({ min: 1, max: 120 }),
    /** The range lies about the edge of some table, so that most questions have an answer. */
    pick: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
    low: fc.integer({ min: 0, max: 8 }),
    high: fc.integer({ min: 0, max: 8 }),
    choices: fc.array(
      fc.array(fc.array(fc.constantFrom(...PAYS), { minLength: 1, maxLength: 5 }), {
        minLength: 5,
        maxLength: 5,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    rule: fc.constantFrom('never-less' as const, 'never-less' as const, 'always-more' as const, undefined),
    split: fc.integer({ min: 0, max: 5 }),
    free: fc.boolean(),
    least: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 2 }),
    most: fc.option(fc.integer({ min: 1, max: 20 }), { freq: 2 }),
    changes: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 2 }),
    before: fc.array(fc.constantFrom(...PAYS), { minLength: 5, maxLength: 5 }),
  })
  .map(({ counts, losing, pick, low, high, choices, rule, split, free, least, most, changes, before }) => {
    const ids = counts.map((_, i) => `e${i}`);
    const families = [ids.slice(0, split), free ? [] : ids.slice(split)].filter((f) => f.length > 0);
    const asked = madeUpWager([...counts, losing]);
    const picked = ids.map((id, i) => [id, chosen(choices[0]?.[i] as string[], pick[i] as number)]);
    const priced = houseEdge(asked.distribution, asked.spec, Object.fromEntries(picked));
    const about = priced.ok ? priced.value : ratio(0);
    return {
      ...asked,
      edge: { from: about.sub(ratio(low, 100)), to: about.add(ratio(high, 100)) },
      schedules: choices.map((schedule) =>
        ids.map((event, i) => ({ event, choices: schedule[i] as string[] })),
      ),
      ...(rule && { order: { rule, families } }),
      ...((least !== null || most !== null) && {
        top: {
          ...(least !== null && { least: ratio(1, least) }),
          ...(most !== null && { most: ratio(1, most) }),
        },
      }),
      ...(changes !== null && {
        changes: { most: changes, from: Object.fromEntries(ids.map((id, i) => [id, before[i] as string])) },
      }),
    };
  });

describe('the designer', () => {
  it('finds what trying every table finds, each once', () => {
    const met = { all: 0, top: 0, changes: 0 };
    fc.assert(
      fc.property(questions, (question) => {
        const expected = bruteForce(question);
        const { proposals, found, counted } = all(question);
        expect(counted).toBe(true);
        expect(found).toBe(expected.length);
        expect(proposals.map(({ pays }) => nameOf(pays)).sort()).toEqual(expected);
        if (question.schedules.length > 1 && !question.top) {
          const few = design(question, { kept: 2, nodes: LIMITS.nodes, proposals: 3 });
          expect([few.found, few.counted]).toEqual([expected.length, true]);
        }
        met.all += expected.length;
        if (question.top) met.top += expected.length;
        if (question.changes) met.changes += expected.length;
      }),
      { numRuns: RUNS, seed: 4 },
    );
    for (const [kind, tables] of Object.entries(met)) expect(tables, kind).toBeGreaterThan(RUNS / 7);
  });

  it('separates tables whose edges differ by less than its whole numbers show', () => {
    const part = 166_666_666_666_666;
    const { distribution, spec } = madeUpWager([part, part + 1, part + 1, part, 2 * part]);
    const ids = ['e0', 'e1', 'e2', 'e3'];
    const rows = ids.map((event) => ({ event, choices: ['1 to 2', '1 to 1'] }));
    const edgeWith = (better: string[]) => {
      const pays = Object.fromEntries(ids.map((id) => [id, better.includes(id) ? '1 to 1' : '1 to 2']));
      const priced = houseEdge(distribution, spec, pays);
      return priced.ok ? priced.value : ratio(0);
    };
    // Two rows at evens: the two rarest keep most, the two commonest least, by a half or a whole count in 10^15.
    const [most, least] = [edgeWith(['e0', 'e3']), edgeWith(['e1', 'e2'])];
    const wide = ratio(1, 50);
    const found = (from: Fraction, to: Fraction) =>
      all({ distribution, spec, edge: { from, to }, schedules: [rows] }).proposals.map(
        ({ figures }) => figures.houseEdge,
      );
    expect(found(most, most.add(wide))).toEqual([toText(most)]);
    expect(found(least.sub(wide), least)).toEqual([toText(least)]);
    expect(found(least, most)).toHaveLength(6);
  });

  it('names an edge that is only just out of the range', () => {
    const wager = madeUpWager([10, 27]);
    const table = [{ event: 'e0', choices: ['1 to 1', '2 to 1'] }];
    const [high, low] = [ratio(17, 37), ratio(7, 37)];
    const just = ratio(1, 1_000_000_000);
    const { found, nearest } = all({
      ...wager,
      edge: { from: low.add(just), to: high.sub(just) },
      schedules: [table],
    });
    expect(found).toBe(0);
    expect([nearest?.below, nearest?.above].map((edge) => edge && toText(edge))).toEqual(['7/37', '17/37']);
  });

  it('takes the nearest edges from whichever schedule has them', () => {
    // Of ten outcomes two are e0 and one is e1: the edge is 7/10 less two tenths of e0's pay and one of e1's.
    const wager = madeUpWager([2, 1, 7]);
    const farther = [
      { event: 'e0', choices: ['1 to 1', '2 to 1'] },
      { event: 'e1', choices: ['1 to 1'] },
    ];
    const nearer = [
      { event: 'e0', choices: ['1 to 1', '3 to 1'] },
      { event: 'e1', choices: ['2 to 1'] },
    ];
    // 4/10 and 2/10 with the first, 3/10 and −1/10 with the second.
    for (const schedules of [
      [farther, nearer],
      [nearer, farther],
    ]) {
      const { found, nearest } = all({
        ...wager,
        edge: { from: ratio(21, 100), to: ratio(29, 100) },
        schedules,
      });
      expect(found).toBe(0);
      expect([nearest?.below, nearest?.above].map((edge) => edge && toText(edge))).toEqual(['1/5', '3/10']);
    }
  });

  it('names the nearest edges on both sides where none is in the range', () => {
    fc.assert(
      fc.property(questions, (asked) => {
        const { changes: _, ...question } = asked;
        const { found, nearest } = all(question);
        if (found > 0) return;
        const edges = bruteForce({ ...question, edge: { from: ratio(-100), to: ratio(100) } }).map((name) =>
          edgeOf(question, name),
        );
        const below = edges.filter((edge) => edge.lt(question.edge.from)).sort((a, b) => b.compare(a))[0];
        const above = edges.filter((edge) => edge.gt(question.edge.to)).sort((a, b) => a.compare(b))[0];
        expect(nearest?.below && toText(nearest.below)).toBe(below && toText(below));
        expect(nearest?.above && toText(nearest.above)).toBe(above && toText(above));
      }),
      { numRuns: RUNS / 2, seed: 5 },
    );
  });
});

function edgeOf({ distribution, spec }: Question, name: string): Fraction {
  const nets = name.split(' ').map(fromText);
  const paid = spec.events
    .filter(({ settles }) => settles === 'pays')
    .map(({ id }) => id)
    .sort();
  return distribution.outcomes
    .reduce((sum, { event, count }) => {
      const at = paid.indexOf(event);
      return sum.add((at < 0 ? ratio(-1) : (nets[at] as Fraction)).mul(ratio(count)));
    }, ratio(0))
    .div(ratio(distribution.universe))
    .neg();
}
