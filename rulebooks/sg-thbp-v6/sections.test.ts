import { expect, it } from 'vitest';
import { paysAgainst } from '../format/evidence';
import { parseRulebook } from '../registry';
import { sgThbpV6 } from '.';

/** Read off the source by number, clause by clause, with the line on which each section begins and ends. */
const EXPECTED: Record<string, { lines: [number, number]; clauses: string }> = {
  '1': {
    lines: [22, 38],
    clauses:
      '1.1 1.1.1 1.1.2 1.1.3 1.1.4 1.1.5 1.1.6 1.1.7 1.1.8 1.1.9 1.1.10 1.1.11 1.1.12 1.1.13 1.1.14 1.1.15 1.1.16',
  },
  '2': { lines: [42, 45], clauses: '2.1 2.2 2.2.1 2.2.2' },
  '3': {
    lines: [49, 110],
    clauses:
      '3.1 3.2 3.3 3.3.1 3.3.1.1 3.3.1.2 3.3.1.3 3.4 3.4.1 3.4.2 3.4.3 3.5 3.5.1 3.5.2 3.5.3 3.5.4 3.6 3.7 3.8 ' +
      '3.9 3.9.1 3.9.2 3.10 3.10.1 3.10.2 3.10.3 3.10.4 3.11 3.11.1 3.11.2 3.11.3 3.11.4 3.11.5 3.11.6 3.11.7 ' +
      '3.11.8 3.11.9 3.11.10 3.12 3.12.1 3.12.2 3.12.3 3.12.4 3.12.5 3.12.6 3.13 3.14 3.15',
  },
  '4': { lines: [114, 155], clauses: '4.1 4.1.1 4.2 4.2.1' },
  '5': {
    lines: [159, 186],
    clauses:
      '5.1 5.1.1 5.1.2 5.2 5.3 5.4 5.5 5.6 5.7 5.7.1 5.8 5.9 5.10 5.10.1 5.10.2 5.10.3 5.11 5.12 5.12.1 5.12.2 ' +
      '5.13 5.14 5.15 5.16 5.16.1 5.16.2',
  },
  '6': { lines: [190, 191], clauses: '6.1 6.2' },
  A: { lines: [193, 193], clauses: 'Appendix A' },
};

const { sections, ambiguities, games } = parseRulebook(sgThbpV6);
const rules = sections.flatMap((section) => section.rules);

it('has the sections of the source in its order', () => {
  expect(sections.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5', '6', 'A']);
});

it.each(sections)(
  'section $number holds every clause of the source once, in order, from its own lines',
  ({ number, rules: own }) => {
    const expected = EXPECTED[number];
    if (!expected) throw new Error(`no clauses are expected of section ${number}`);
    expect(own.map(({ clause }) => clause)).toEqual(expected.clauses.split(/ (?=\d)/));
    const [first, last] = expected.lines;
    let from = first;
    for (const { clause, source } of own) {
      expect(source[0], clause).toBeGreaterThanOrEqual(from);
      expect(source[1], clause).toBeGreaterThanOrEqual(source[0]);
      expect(source[1], clause).toBeLessThanOrEqual(last);
      from = source[0];
    }
  },
);

it('marks the six numbers that are not printed before their clauses', () => {
  const lost = rules.filter(({ inferred }) => inferred).map(({ clause }) => clause);
  expect(lost).toEqual(['3.4', '3.4.2', '5.2', '5.8', '5.11', '6.2']);
});

it('words what a person confirms as a sentence of ours', () => {
  const attested = rules.filter(({ kind }) => kind === 'attested');
  expect(attested.length).toBeGreaterThan(20);
  for (const { clause, attests } of attested) expect(attests, clause).toMatch(/^We .*\.$/);
});

it('ties ambiguities to clauses that exist, each under its own id', () => {
  const clauses = new Set(rules.map(({ clause }) => clause));
  expect(ambiguities.filter(({ clause }) => !clauses.has(clause))).toEqual([]);
  expect(new Set(ambiguities.map(({ id }) => id)).size).toBe(ambiguities.length);
});

it('approves each pay of each wager in one clause', () => {
  const approved = rules.flatMap((rule) =>
    paysAgainst(rule, 'approved').map(({ events }) => ({
      clause: rule.clause,
      wagers: rule.appliesTo.wagers,
      events,
    })),
  );
  for (const { id, minimum, paid } of games.flatMap(({ wagers }) => wagers)) {
    expect(paid, id).toBe('exactly');
    for (const event of Object.keys(minimum)) {
      const by = approved.filter(
        ({ wagers, events }) => wagers?.includes(id) && (!events || events.includes(event)),
      );
      expect(by, `${id} ${event}`).toHaveLength(1);
    }
  }
});

/** The pays of the source, in its order, typed a second time from its tables. */
it('prints the tables of 4.1.1, 4.2 and 4.2.1', () => {
  const pays = Object.fromEntries(
    games.flatMap(({ wagers }) => wagers.map(({ id, minimum }) => [id, Object.values(minimum).join(', ')])),
  );
  expect(pays).toEqual({
    ante: '1 to 1',
    flop: '1 to 1',
    turn: '1 to 1',
    river: '1 to 1',
    'bonus-jackpot': '1,000 to 1, 30 to 1, 25 to 1, 20 to 1, 15 to 1, 10 to 1, 5 to 1, 3 to 1',
    'street-royal-progressive':
      '100% of the meter, 25% of the meter, 5% of the meter, $1,500, $300, $10,000, $1,500, $300',
  });
});
