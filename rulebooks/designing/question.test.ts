import { describe, expect, it } from 'vitest';
import { odds, oddsIn } from '@/rulebooks/testing/odds';
import { madeUpWager } from '@/simulations/designer/made-up-wager';
import { toText } from '@/simulations/exact/fraction';
import type { Rule, Wager } from '../format/record';
import { effectiveTable } from '../offer/pay-table';
import { defaultVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { type DesignWish, judge, permittedRows, readWish, type Subject, startingWish } from '.';

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('expected a value');
  return result.value;
}
const rulebook = must(rulebookOf('gb-2007'));
const game = must(gameOf(rulebook, 'roulette'));

/** Of eight outcomes one is the prize, two a small win, five lose; no rule speaks of it but those given. */
function subject(pays: Record<string, string>, more: Partial<Wager> = {}, rules: Rule[] = []): Subject {
  const wager: Wager = {
    id: 'plus',
    label: 'Plus',
    clause: '9.1' as const,
    side: true,
    wager: 'plus',
    parameters: {},
    paid: 'at-least',
    minimum: oddsIn({ e0: '3 to 1', e1: '1 to 1' }),
    payTables: [],
    ...more,
  };
  const table = effectiveTable(wager, { payTable: wager.payTables[0]?.id ?? 'minimum', pays });
  if (!table) throw new Error('no table');
  const only = { ...game, wagers: [wager] };
  return {
    rulebook: {
      ...rulebook,
      games: [only],
      sections: [{ number: '9', title: 'Made up', rules: rules as [Rule] }],
    },
    game: only,
    wager,
    table,
    ...madeUpWager([1, 2, 5]),
    variant: { ...defaultVariant(rulebook, only), wagers: { plus: { payTable: 'minimum', pays } } },
    day: rulebook.validFrom,
  };
}
const WISH: DesignWish = {
  from: '-10',
  to: '50',
  steps: '1-5, 10',
  order: 'any',
  free: [],
  kept: [],
  atMost: {},
  largest: '',
  atMostOnceIn: '',
  atLeastOnceIn: '',
  changes: '',
};
const read = (more: Partial<DesignWish> = {}, of = subject({})) => readWish(of, { ...WISH, ...more });
const question = (more: Partial<DesignWish> = {}, of = subject({})) => must(read(more, of));
const problems = (more: Partial<DesignWish> = {}, of = subject({})) => {
  const result = read(more, of);
  return result.ok ? [] : result.problems.map(({ field, message }) => `${field}: ${message}`);
};
const choices = (more: Partial<DesignWish> = {}, of = subject({})) =>
  Object.fromEntries(
    (question(more, of).schedules[0] ?? []).map((row) => [row.event, row.choices.join(', ')]),
  );

describe('a house edge', () => {
  it.each([
    ['4', '1/25'],
    ['4.5 %', '9/200'],
    [' 4.5% ', '9/200'],
    ['-1', '-1/100'],
    ['−1.25%', '-1/80'],
    ['100', '1/1'],
    ['0.000001', '1/100000000'],
  ])('of %j is %s', (text, share) => {
    expect(
      toText(question({ from: '-100', to: text === '-1' || text.startsWith('−') ? '9' : text }).edge.from),
    ).toBe('-1/1');
    expect(toText(question({ from: text, to: '100' }).edge.from)).toBe(share);
  });

  it.each(['', 'x4', '4x', '4 %%', '1000', '4.', '.5', '4.1234567', '--4', '4  %'])('is not %j', (text) => {
    expect(problems({ from: text })).toEqual([
      'design.from: Write a house edge in percent, for example “4” or “4.5%”.',
    ]);
  });

  it('is asked for at both ends', () => {
    expect(problems({ from: 'x', to: 'y', steps: 'z' }).map((problem) => problem.split(':')[0])).toEqual([
      'design.from',
      'design.to',
      'design.steps',
    ]);
  });

  it('may have equal ends, and not be the wrong way round', () => {
    expect(problems({ from: '5', to: '5' })).toEqual([]);
    expect(problems({ from: '5', to: '4.9' })).toEqual([
      'design.to: Write a highest edge no lower than the lowest.',
    ]);
  });
});

describe('whole numbers', () => {
  const top = (more: Partial<DesignWish>) => {
    const { top } = question(more);
    return [top?.most && toText(top.most), top?.least && toText(top.least)];
  };

  it('say how often the largest prize falls: at most, at least, both or neither', () => {
    expect(top({ atMostOnceIn: '1,000' })).toEqual(['1/1000', undefined]);
    expect(top({ atLeastOnceIn: '12 500' })).toEqual([undefined, '1/12500']);
    expect(top({ atMostOnceIn: ' 1000 ', atLeastOnceIn: '1000' })).toEqual(['1/1000', '1/1000']);
    expect('top' in question()).toBe(false);
    expect(top({ atMostOnceIn: '1' })).toEqual(['1/1', undefined]);
    expect(top({ atMostOnceIn: '123456789012' })).toEqual(['1/123456789012', undefined]);
  });

  it.each(['0', '-5', '1.5', '1,00', '1,0000', 'x1', '1x', '1234567890123', '1,000,000,000,000,000'])(
    'are not %j',
    (text) => {
      expect(problems({ atMostOnceIn: text })).toEqual([
        'design.atMostOnceIn: Write a whole number from 1, for example “10,000”, or leave it empty.',
      ]);
    },
  );

  it('are refused at each field with its own example', () => {
    expect(problems({ atLeastOnceIn: 'x', changes: 'x' })).toEqual([
      'design.atLeastOnceIn: Write a whole number from 1, for example “100,000”, or leave it empty.',
      'design.changes: Write a whole number from 0, for example “2”, or leave it empty.',
    ]);
    expect(problems({ atMostOnceIn: '1001', atLeastOnceIn: '1000' })).toEqual([
      'design.atLeastOnceIn: Write a number no smaller than in “at most once in”.',
    ]);
  });

  it('say how many rows may change, none among them', () => {
    expect(question({ changes: '0' }).changes).toEqual({ from: { e0: '3 to 1', e1: '1 to 1' }, most: 0 });
    expect(question({ changes: '2' }, subject({ e0: '4 to 1' })).changes).toEqual({
      from: { e0: '4 to 1', e1: '1 to 1' },
      most: 2,
    });
    expect('changes' in question()).toBe(false);
  });

  it('of changes need pays of today that can be read', () => {
    expect(problems({ changes: '1' }, subject({ e0: 'lots' }))).toEqual([
      'design.changes: Correct today’s pays first: changes are counted from them.',
    ]);
    expect(problems({}, subject({ e0: 'lots' }))).toEqual([]);
  });
});

describe('what a row may pay', () => {
  it('is today’s pay, the floor, and the steps from the floor up', () => {
    expect(choices({}, subject({ e0: '7 to 1' }))).toEqual({
      e0: '7 to 1, 3 to 1, 3 to 1, 4 to 1, 5 to 1, 10 to 1',
      e1: '1 to 1, 1 to 1, 1 to 1, 2 to 1, 3 to 1, 4 to 1, 5 to 1, 10 to 1',
    });
  });

  it('is no more than the largest, nor than its own limit', () => {
    expect(choices({ largest: '4' })).toMatchObject({ e0: '3 to 1, 3 to 1, 3 to 1, 4 to 1' });
    expect(choices({ largest: '4 to 1', atMost: { e1: '2' } })).toMatchObject({
      e0: '3 to 1, 3 to 1, 3 to 1, 4 to 1',
      e1: '1 to 1, 1 to 1, 1 to 1, 2 to 1',
    });
    expect(choices({ atMost: { e1: ' ' } }).e1).toMatch(/10 to 1$/);
    expect(choices({ atMost: { e1: ' 1½ ' } }).e1).toBe('1 to 1, 1 to 1, 1 to 1');
  });

  it('leaves out today’s pay where that is out of bounds', () => {
    expect(choices({ largest: '5' }, subject({ e0: '7 to 1' })).e0).toBe('3 to 1, 3 to 1, 4 to 1, 5 to 1');
    expect(choices({}, subject({ e0: '2 to 1' })).e0).toBe('3 to 1, 3 to 1, 4 to 1, 5 to 1, 10 to 1');
    expect(choices({}, subject({ e0: 'lots' })).e0).toBe('3 to 1, 3 to 1, 4 to 1, 5 to 1, 10 to 1');
  });

  it('stays in the unit of the table: of today’s pay, else of the floor', () => {
    expect(choices({ steps: '5' }, subject({ e0: '7 for 1' })).e0).toBe('7 for 1, 3 to 1, 5 for 1');
    expect(choices({ steps: '5' }, subject({ e1: '3 for 1' }))).toEqual({
      e0: '3 to 1, 3 to 1, 5 to 1',
      e1: '3 for 1, 1 to 1, 5 for 1',
    });
    const floor = { minimum: oddsIn({ e0: '3 for 1', e1: '1 to 1' }) };
    expect(choices({ steps: '5' }, subject({ e0: 'lots' }, floor)).e0).toBe('3 for 1, 5 for 1');
    expect(choices({ steps: '5' }, subject({ e0: 'push' }, floor)).e0).toBe('3 for 1, 5 for 1');
    expect(choices({ steps: '5' }, subject({ e0: '7 to 1' }, floor)).e0).toBe('7 to 1, 3 for 1, 5 to 1');
  });

  it('is what it pays today where it is kept, and is not below its floor', () => {
    expect(choices({ kept: ['e0'] }, subject({ e0: '7 to 1' })).e0).toBe('7 to 1');
    expect(problems({ kept: ['e0'] }, subject({ e0: '2 to 1' }))).toEqual([
      'design.kept.e0: “Event 0” cannot stay at 2 to 1: the rulebook asks for at least 3 to 1.',
    ]);
    expect(problems({ kept: ['e0'] }, subject({ e0: 'lots' }))).toEqual([
      'design.kept.e0: “Event 0” cannot be kept: what it pays today cannot be read.',
    ]);
    expect(problems({ kept: ['e0', 'e1'] })).toEqual([
      'design.kept: Let more rows change: no row has another pay to choose.',
    ]);
  });

  it('is from a meter what it is today, or what the rulebook prints', () => {
    const metered = { minimum: oddsIn({ e0: '10% of the meter', e1: '1 to 1' }) };
    expect(choices({}, subject({}, metered)).e0).toBe('10% of the meter');
    expect(choices({}, subject({ e0: 'lots' }, metered)).e0).toBe('10% of the meter');
    expect(choices({}, subject({ e0: '20% of the meter' }, metered)).e0).toBe('20% of the meter');
  });

  it('names the limit under which nothing is left', () => {
    expect(problems({ largest: '2' })).toEqual([
      'design.largest: “Event 0” has no pay within these limits: the rulebook and the steps ask for at least 3 to 1. Raise its limit.',
    ]);
    expect(problems({ atMost: { e0: '2' } })).toEqual([
      'design.atMost.e0: “Event 0” has no pay within these limits: the rulebook and the steps ask for at least 3 to 1. Raise its limit.',
    ]);
    const own = { written: { label: 'Own', rows: [], otherwise: 'lose' as const } };
    const written = { ...subject({ e0: '9 to 1', e1: '9 to 1' }), wager: { ...subject({}).wager, ...own } };
    expect(problems({ largest: '0.5' }, written)[0]).toBe(
      'design.largest: “Event 0” has no pay within these limits: the rulebook and the steps ask for the lowest of the steps. Raise its limit.',
    );
  });

  it('is limited by odds, not by a meter or by words', () => {
    expect(problems({ largest: '10% of the meter' })).toEqual([
      'design.largest: Write odds here, for example “500 to 1”.',
    ]);
    expect(problems({ atMost: { e1: 'lots' } })[0]).toMatch(/^design\.atMost\.e1: /);
    expect(problems({ largest: 'lots' })[0]).toMatch(/^design\.largest: /);
  });
});

describe('pays that were approved', () => {
  const exactly = { paid: 'exactly' as const };

  it('leave nothing to design', () => {
    expect(problems({}, subject({}, exactly))).toEqual([
      'design.steps: Nothing is left to design: every pay of Plus is approved exactly as printed.',
    ]);
  });

  it('are kept, and nothing else is', () => {
    expect(problems({ kept: ['e0'] }, subject({ e0: '6 for 2' }, exactly))).toEqual([
      'design.kept.e0: “Event 0” cannot stay at 6 for 2: 3 to 1 was approved.',
    ]);
    expect(problems({ kept: ['e0'] }, subject({ e0: '8 for 2' }, exactly))).toEqual([
      'design.kept: Let more rows change: no row has another pay to choose.',
    ]);
  });

  it('are distinguished from limits that leave each row one pay', () => {
    expect(problems({ steps: '1', largest: '3' })).toEqual([]);
    const one = subject(
      { e0: '3 to 1', e1: '3 to 1' },
      { minimum: oddsIn({ e0: '10% of the meter', e1: '5% of the meter' }) },
    );
    expect(problems({}, { ...one, table: subject({ e0: 'lots', e1: 'lots' }).table })).toEqual([
      'design.steps: Nothing is left to design: within these limits each row of Plus has one pay. Add steps of odds, or raise the largest pay.',
    ]);
  });
});

describe('several printed tables', () => {
  it('are searched one by one, though each has one pay for each row', () => {
    const payTables = [
      { id: 'a', label: 'A', clause: '9.2' as const, rows: oddsIn({ e0: '5 to 1', e1: '1 to 1' }) },
      { id: 'b', label: 'B', clause: '9.2' as const, rows: oddsIn({ e0: '3 to 1', e1: '2 to 1' }) },
    ];
    const of = subject({}, { paid: 'by-table', payTables, minimum: {} });
    expect(question({}, of).schedules).toEqual([
      [
        { event: 'e0', choices: ['5 to 1'] },
        { event: 'e1', choices: ['1 to 1'] },
      ],
      [
        { event: 'e0', choices: ['3 to 1'] },
        { event: 'e1', choices: ['2 to 1'] },
      ],
    ]);
    // What is kept leaves one of them, and nothing open in it.
    expect(problems({ kept: ['e0'] }, of)).toEqual([
      'design.kept: Let more rows change: no row has another pay to choose.',
    ]);
  });
});

describe('the order of the rows', () => {
  it('holds for all that are not free, nor paid from a meter', () => {
    const families = (more: Partial<DesignWish>, of = subject({})) => question(more, of).order;
    expect(families({ order: 'any' })).toBeUndefined();
    expect(families({ order: 'never-less' })).toEqual({ rule: 'never-less', families: [['e0', 'e1']] });
    expect(families({ order: 'always-more', free: ['e1'] })).toEqual({
      rule: 'always-more',
      families: [['e0']],
    });
    const metered = subject({}, { minimum: oddsIn({ e0: '10% of the meter', e1: '1 to 1' }) });
    expect(families({ order: 'never-less' }, metered)).toEqual({ rule: 'never-less', families: [['e1']] });
    expect(families({ order: 'never-less' }, subject({ e0: 'lots' }))?.families).toEqual([['e0', 'e1']]);
  });
});

describe('a question', () => {
  it('goes by the wager, its distribution and its meter', () => {
    const of = subject({});
    const asked = question({}, of);
    expect(asked.spec).toMatchObject({ id: 'plus', label: 'Plus' });
    expect(asked.distribution).toBe(of.distribution);
    expect('meter' in asked).toBe(false);
    const meter = { contribution: '1/10' } as unknown as NonNullable<Subject['meter']>;
    expect(question({}, { ...of, meter }).meter).toBe(meter);
  });
});

describe('what a rulebook permits', () => {
  const rule = (evidence: Rule['evidence'], more: Partial<Rule> = {}): Rule => ({
    clause: '9.9' as const,
    inferred: false,
    says: 'What the clause says.',
    kind: 'computed',
    appliesTo: { wagers: ['plus'] },
    parameters: [],
    evidence,
    onBreach: 'breach',
    source: [1, 1],
    ...more,
  });
  const rows = (of: Subject) => permittedRows(of);

  it('is a floor for each row, or the approved pay', () => {
    expect(rows(subject({}))).toEqual([{ rows: { e0: { least: '3 to 1' }, e1: { least: '1 to 1' } } }]);
    expect(rows(subject({}, { paid: 'exactly' }))).toEqual([
      { rows: { e0: { exactly: '3 to 1' }, e1: { exactly: '1 to 1' } } },
    ]);
    expect(
      rows({
        ...subject({}),
        wager: { ...subject({}).wager, written: { label: 'Own', rows: [], otherwise: 'lose' } },
      }),
    ).toEqual([{ rows: {} }]);
  });

  it('has a floor of its own for a row that may be left out', () => {
    const optional = rule({
      measure: 'pays',
      against: 'row',
      event: 'e2',
      row: 'e1',
      atLeast: odds('9 to 1'),
    });
    expect(rows(subject({}, {}, [optional]))[0]?.rows.e2).toEqual({ least: '9 to 1' });
    const elsewhere = { ...optional, appliesTo: { wagers: ['other'] } };
    expect(rows(subject({}, {}, [elsewhere]))[0]?.rows.e2).toBeUndefined();
  });

  const [a, b] = [
    { id: 'a', label: 'A', clause: '9.2' as const, rows: oddsIn({ e0: '5 to 1', e1: '1 to 1' }) },
    { id: 'b', label: 'B', clause: '9.2' as const, rows: oddsIn({ e0: '3 to 1', e1: '2 to 1' }) },
  ];
  const byTable = { paid: 'by-table' as const, payTables: [a, b], minimum: a.rows };
  const floors = (...schedules: { label: string; rows: Record<string, string> }[]) =>
    rule({ measure: 'pays', against: 'schedules', schedules } as unknown as Rule['evidence']);

  it('is one of the tables as printed', () => {
    expect(rows(subject({}, byTable))).toEqual([
      { label: 'A', rows: { e0: { exactly: '5 to 1' }, e1: { exactly: '1 to 1' } } },
      { label: 'B', rows: { e0: { exactly: '3 to 1' }, e1: { exactly: '2 to 1' } } },
    ]);
  });

  it('is anything that reaches one of the floors, where no table is prescribed', () => {
    const least = floors({ label: 'Floor', rows: oddsIn({ e0: '4 to 1', e1: '1 to 1' }) });
    expect(rows(subject({}, byTable, [least]))).toEqual([
      { label: 'Floor', rows: { e0: { least: '4 to 1' }, e1: { least: '1 to 1' } } },
    ]);
  });

  it('is a table that reaches every floor, where one is prescribed', () => {
    const printed = rule({ measure: 'pays', against: 'tables' } as unknown as Rule['evidence']);
    const labels = (...rules: Rule[]) =>
      rows(subject({}, byTable, [printed, ...rules])).map(({ label }) => label);
    expect(labels()).toEqual(['A', 'B']);
    expect(labels(floors({ label: 'F', rows: oddsIn({ e0: '4 to 1', e1: '1 to 1' }) }))).toEqual(['A']);
    expect(
      labels(
        floors(
          { label: 'F', rows: oddsIn({ e0: '5 to 1' }) },
          { label: 'G', rows: oddsIn({ e1: '2 to 1' }) },
        ),
      ),
    ).toEqual(['A', 'B']);
    expect(labels(floors({ label: 'F', rows: oddsIn({ e0: '6 to 1' }) }))).toEqual([]);
    expect(labels(floors({ label: 'F', rows: oddsIn({ e9: '6 to 1' }) }))).toEqual(['A', 'B']);
  });
});

describe('where a wish starts', () => {
  const wish = (pays: Record<string, string>, more: Partial<Wager> = {}) => startingWish(subject(pays, more));

  it('is a percent on either side of today’s edge, in tenths outwards', () => {
    // (5 - 3 - 2) / 8 is 0; (5 - 2 - 2) / 8 is 12.5%; (5 - 4 - 2) / 8 is -12.5%.
    expect(wish({})).toMatchObject({ from: '0.0', to: '1.0' });
    expect(wish({ e0: '2 to 1' })).toMatchObject({ from: '11.5', to: '13.5' });
    expect(wish({ e0: '4 to 1' })).toMatchObject({ from: '-13.5', to: '-11.5' });
    // (5 - 2.96 - 2) / 8 is half a percent: not below 0 while the house still gains.
    expect(wish({ e0: '74 to 25' })).toMatchObject({ from: '0.0', to: '1.5' });
    expect(wish({ e0: '7 to 3' })).toMatchObject({ from: '7.3', to: '9.4' });
    expect(wish({ e0: 'lots' })).toMatchObject({ from: '2', to: '5' });
  });

  it('allows twice the largest pay', () => {
    expect(wish({ e0: '7 to 1' }).largest).toBe('14 to 1');
    expect(wish({ e0: '5 to 4', e1: '1 to 4' }).largest).toBe('3 to 1');
    expect(wish({ e0: '1 to 1', e1: '9 to 1' }).largest).toBe('18 to 1');
    expect(wish({ e0: 'push', e1: 'lose' }).largest).toBe('');
    expect(wish({ e0: 'lose', e1: 'lose' }).largest).toBe('');
    expect(wish({ e0: 'lots', e1: 'lots' }).largest).toBe('');
    expect(wish({ e0: '10% of the meter', e1: '2 to 1' }).largest).toBe('4 to 1');
  });

  it('leaves free the fewest rows that are out of order', () => {
    expect(wish({}).free).toEqual([]);
    expect(wish({ e0: '1 to 1' }).free).toEqual([]);
    expect(wish({ e0: '1 to 1', e1: '2 to 1' }).free).toHaveLength(1);
    const four = (...pays: string[]) => {
      const made = madeUpWager([1, 2, 3, 4, 5]);
      const minimum = oddsIn(Object.fromEntries(pays.map((pay, n) => [`e${n}`, pay])));
      return startingWish({ ...subject({}, { minimum }), ...made }).free;
    };
    expect(four('9 to 1', '1 to 1', '5 to 1', '3 to 1')).toEqual(['e1']);
    expect(four('9 to 1', '8 to 1', '10 to 1', '3 to 1')).toEqual(['e2']);
    expect(four('1 to 1', '8 to 1', '7 to 1', '3 to 1')).toEqual(['e0']);
    expect(four('10% of the meter', '8 to 1', '7 to 1', '3 to 1')).toEqual([]);
  });

  it('offers halves only where the rulebook prints them for the wager', () => {
    expect(wish({}).steps).toMatch(/^1-10, /);
    expect(wish({}, { minimum: oddsIn({ e0: '5 to 2', e1: '1 to 1' }) }).steps).toMatch(
      /^½, 1½, .*9½, 1-10, 12/,
    );
    const table = {
      id: 'a',
      label: 'A',
      clause: '9.2' as const,
      rows: oddsIn({ e0: '5 to 2', e1: '1 to 1' }),
    };
    expect(wish({}, { payTables: [table] }).steps).toMatch(/^½/);
    expect(wish({}, { minimum: oddsIn({ e0: '5 to 3', e1: '1 to 1' }) }).steps).toMatch(/^1-10/);
    expect(wish({}, { minimum: oddsIn({ e0: '50% of the meter', e1: '1 to 1' }) }).steps).toMatch(/^1-10/);
  });

  it('asks nothing else', () => {
    expect(wish({})).toMatchObject({
      order: 'never-less',
      kept: [],
      atMost: {},
      atMostOnceIn: '',
      atLeastOnceIn: '',
      changes: '',
    });
  });
});

describe('a table that is judged', () => {
  it('raises the alarm where the player gains', () => {
    const of = subject({});
    expect(judge(of, { e0: '4 to 1', e1: '1 to 1' }, '-1/8')).toMatchObject({
      verdict: 'player-gains',
      findings: [{ wager: 'plus', verdict: 'player-gains' }],
    });
    expect(judge(of, { e0: '2 to 1', e1: '1 to 1' }, '1/8')).toEqual({ verdict: 'meets', findings: [] });
  });
});
