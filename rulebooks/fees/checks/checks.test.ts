/** Each check on a small schedule that has one fault and one that has none, and what all of them find in the binder. */
import { describe, expect, it } from 'vitest';
import { caHawaiianGardensFees } from '../../ca-hawaiian-gardens/fees';
import type { FeeBook, Statement } from '../book';
import type { FeeFinding } from '../finding';
import { type FeeRow, type FeeTable, type FeeTerms, optionsOf } from '../schedule';
import { checkFees } from '.';

const term = (name: string, more: Partial<FeeTerms> = {}): FeeTerms => ({
  name,
  from: 'pot',
  per: 'hand',
  when: 'after-the-flop',
  ...more,
});

const rowsOf = (rows: readonly (Omit<FeeRow, 'option' | 'line'> & { option?: number | null })[]): FeeRow[] =>
  rows.map((row, at) => ({ option: at + 1, line: 10 + at, ...row }));

const table = (rows: Parameters<typeof rowsOf>[0], more: Partial<FeeTable> = {}): FeeTable => ({
  document: 'rules',
  group: 'rules',
  line: 2,
  announced: [[1, rows.length]],
  games: ['stud'],
  limit: { kind: 'limit-game', min: '2-4', max: '50-100' },
  kind: 'per-hand',
  per: 'hand',
  terms: [term('Fee')],
  rows: rowsOf(rows),
  damaged: [],
  ...more,
});

const ALL: Statement[] = [
  'set-and-posted',
  'posted-in-view',
  'set-before-play',
  'one-option',
  'no-share',
  'five-per-limit',
];

const book = (tables: FeeTable[], more: Partial<FeeBook> & { says?: Statement[] } = {}): FeeBook => ({
  rulebook: 'test',
  title: 'Test',
  documents: [{ id: 'rules', title: 'Rules', groups: [{ id: 'rules', from: 1, to: 99 }] }],
  games: [{ id: 'stud', label: 'Stud', codes: [] }],
  under: [],
  statements: [{ document: 'rules', group: null, line: 90, says: more.says ?? ALL }],
  headings: [],
  tables,
  options: tables.flatMap(optionsOf),
  ...more,
});

const said = (findings: readonly FeeFinding[], check: string): string[] =>
  findings
    .filter((finding) => finding.check === check)
    .map(({ verdict, line, sentence }) => `${verdict} ${line}: ${sentence}`);
const found = (of: FeeBook, check: string): string[] => said(checkFees(of), check);

const sum = (amount: string, more: Partial<FeeRow> = {}) => ({ amounts: [amount], ...more });

describe('a schedule without fault', () => {
  it('has no finding', () => {
    expect(checkFees(book([table([sum('4'), sum('3')])]))).toEqual([]);
  });
});

describe('what a schedule says of itself', () => {
  it.each([
    ['posted', ['set-and-posted', 'posted-in-view']],
    ['in-view', ['posted-in-view']],
    ['before-play', ['set-and-posted', 'set-before-play']],
    ['one-option', ['one-option']],
    ['no-share', ['no-share']],
  ] as [string, Statement[]][])('%s is asked for', (check, lacking) => {
    const silent = book([table([sum('4')])], { says: ALL.filter((one) => !lacking.includes(one)) });
    expect(found(silent, check)).toHaveLength(1);
    expect(found(silent, check)[0]).toMatch(/^not-assessed 2: This schedule does not say that /);
  });

  it('an option for one band of players leaves a table without a fee once a seat fills', () => {
    const five = table([sum('4', { players: { min: 5, max: 5 } })]);
    expect(found(book([five]), 'one-band')[0]).toMatch(
      /^conflict 90: Line 90 allows one option at a table at a time, and each of the 1 here/,
    );
    expect(found(book([table([sum('4', { players: { min: null, max: null } })])]), 'one-band')).toEqual([]);
  });

  it('an option that takes nothing from players owes the notice of the review', () => {
    const zero = (more: object) =>
      table([{ amounts: ['0', '2'], limit: { kind: 'table', min: '5', max: '100' } }], {
        kind: 'per-bet-and-hand',
        per: 'bet-and-hand',
        terms: [term('Player', { from: 'player', per: 'bet' }), term('Dealer', { from: 'player-dealer' })],
        ...more,
      });
    expect(found(book([zero({})]), 'zero-notice')[0]).toMatch(
      /^breach 2: .* the notice that such options are under review is missing\.$/,
    );
    expect(found(book([zero({})], { says: [...ALL, 'zero-under-review'] }), 'zero-notice')[0]).toMatch(
      /^needs-notice 90: /,
    );
    expect(found(book([zero({ rows: rowsOf([{ amounts: ['1', '2'] }]) })]), 'zero-notice')).toEqual([]);
  });
});

describe('rates', () => {
  const offering = (many: number) => table(Array.from({ length: many }, (_, at) => sum(String(9 - at))));
  it('are counted by option and by limit, and say which cap is kept how', () => {
    expect(found(book([offering(5)]), 'rates')).toEqual([]);
    expect(found(book([offering(6)]), 'rates')).toEqual([
      'conflict 90: At $2-$4 to $50-$100, one option takes at most 1 rate, and the 6 options together offer 6 sets of fees: five per table limit (line 90) is kept by one option, not by all together. The verdict is by one option, as a table uses one at a time.',
    ]);
  });

  it('above the cap within one option are a breach', () => {
    const six = table([{ amounts: ['1', '1', '1', '1', '1', '1'] }], {
      terms: [1, 2, 3, 4, 5, 6].map((at) => term(`Fee ${at}`)),
    });
    expect(found(book([six]), 'rates')[0]).toMatch(
      /^breach 90: .* at most 6 rates.* five per table limit \(line 90\) is not kept/,
    );
    const three: Statement[] = [...ALL, 'three-per-table'];
    const four = table([{ amounts: ['1', '1', '1', '1'] }], {
      terms: [1, 2, 3, 4].map((at) => term(`Fee ${at}`)),
    });
    expect(found(book([four], { says: three }), 'rates')[0]).toMatch(
      /^breach 90: .* three per table \(line 90\) is not kept and five per table limit \(line 90\) is kept both ways/,
    );
  });

  it('count each step once and the coupon once: options 31 and 39 of EZ Baccarat have five', () => {
    const of = said(checkFees(caHawaiianGardensFees), 'rates').filter((one) => one.startsWith('breach'));
    expect(of).toEqual([]);
  });
});

describe('steps of the total action', () => {
  const stepped = (steps: [string, string | null, string][], min = '1') =>
    table(
      [
        {
          limit: { kind: 'table', min, max: '100' },
          steps: steps.map(([from, to, fee]) => ({ min: from, max: to, amounts: [fee] })),
        },
      ],
      {
        kind: 'by-total-action',
        terms: [term('Dealer', { from: 'player-dealer' })],
      },
    );
  it.each([
    [
      [
        ['1', '100', '1'],
        ['101', null, '2'],
      ],
      undefined,
    ],
    [
      [
        ['1', '100', '1'],
        ['105', null, '2'],
      ],
      'no step has an action of $101 to $104',
    ],
    [
      [
        ['1', '100', '1'],
        ['100', null, '2'],
      ],
      'two steps have an action of $100',
    ],
    [
      [
        ['1', '100', '1'],
        ['101', '500', '2'],
      ],
      'no step has an action above $501',
    ],
    [
      [
        ['5', '100', '1'],
        ['101', null, '2'],
      ],
      'the first step begins at $5, and a single wager at the table may be $1',
    ],
    [
      [
        ['1', '100', '3'],
        ['101', null, '2'],
      ],
      'a step for more action has a lower fee',
    ],
    [
      [
        ['100', '50', '1'],
        ['101', null, '2'],
      ],
      'a step goes from $100 down to $50',
    ],
  ] as [[string, string | null, string][], string | undefined][])('%j: %s', (steps, fault) => {
    const faults = found(book([stepped(steps)]), 'steps');
    if (fault === undefined) expect(faults).toEqual([]);
    else expect(faults).toContain(`anomaly 10: Option 1: ${fault}.`);
  });

  it('may begin below the least wager, and say so', () => {
    expect(found(book([stepped([['1', null, '1']], '10')]), 'steps')[0]).toContain(
      'below the least wager of $10',
    );
  });
});

describe('monotone', () => {
  const at = (min: string, max: string, amount: string) =>
    sum(amount, { limit: { kind: 'table', min, max } });
  it('by limit', () => {
    expect(
      found(book([table([at('5', '10', '1'), at('5', '100', '1'), at('10', '100', '2')])]), 'by-limit'),
    ).toEqual([]);
    expect(found(book([table([at('5', '10', '2'), at('5', '100', '1')])]), 'by-limit')).toEqual([
      'anomaly 10: Option 1 at $5 to $10 ($2) charges more than option 2, for higher limits ($1 at $5 to $100).',
    ]);
  });

  it('by players, the most and the least', () => {
    const bands = (four: string, five: string) => [
      sum(four, { players: { min: null, max: 4 } }),
      sum(five, { players: { min: 5, max: null } }),
    ];
    expect(found(book([table(bands('3', '3'))]), 'by-players')).toEqual([]);
    expect(found(book([table(bands('4', '3'))]), 'by-players')).toHaveLength(2);
  });

  it('one maximum, one fee, where a clause asks for it', () => {
    const rows = [at('25', '300', '5'), at('100', '300', '6')];
    expect(found(book([table(rows)]), 'same-maximum')).toEqual([]);
    expect(
      found(book([table(rows)], { says: [...ALL, 'same-maximum-same-fee'] }), 'same-maximum')[0],
    ).toMatch(/^breach 90: /);
  });
});

describe('numbers', () => {
  it('repeated, missing, and beyond what the text announces', () => {
    const of = book([table([sum('4'), sum('3', { option: 1 }), sum('2', { option: 4 })])]);
    expect(found(of, 'repeated-number')).toEqual([
      'anomaly 11: Option 1 is printed 2 times, on lines 10 and 11: a table cannot say by the number which one it uses.',
    ]);
    expect(found(of, 'missing-number')).toEqual(['anomaly 2: No option has the number 2 and 3.']);
    expect(found(of, 'range')).toEqual([
      'conflict 2: The text announces options 1 to 3; the table goes on to option 4.',
    ]);
  });

  it('alike, out of order and out of step', () => {
    const five = { players: { min: 5, max: 5 } };
    const of = book([
      table([sum('4', five), sum('3', five), sum('3', five), sum('1', five), sum('2', five)]),
    ]);
    expect(found(of, 'alike')).toEqual([
      'anomaly 12: Options 2 and 3 are the same in all but the number: limit, players and fees.',
    ]);
    expect(found(of, 'order')).toHaveLength(1);
    expect(found(of, 'order')[0]).toContain('from option 4 ($1) to option 5 ($2) they go up');
  });
});

describe('the binder', () => {
  const all = checkFees(caHawaiianGardensFees);
  it.each([
    ['posted', 6],
    ['one-option', 6],
    ['zero-notice', 7],
    ['after-the-deal', 1],
    ['missing-number', 0],
    ['schedules', 39],
    ['damage', 108],
    ['spacing', 1],
  ])('%s: %i findings', (check, count) => {
    expect(said(all, check)).toHaveLength(count);
  });

  it('repeats the numbers 28 of Five Card Omaha and 5 and 6 of 9½, and goes beyond two texts', () => {
    expect(said(all, 'repeated-number').map((one) => one.slice(0, 27))).toEqual([
      'anomaly 2272: Option 28 is ',
      'anomaly 3356: Option 5 is p',
      'anomaly 3357: Option 6 is p',
    ]);
    expect(said(all, 'range')).toEqual([
      'conflict 3345: The text announces 18 options, 1 to 18; the table has 20.',
      'conflict 5245: The text announces options 39 to 41; the table goes on to option 42.',
    ]);
  });

  it('has four pairs that differ in nothing', () => {
    const pairs = all
      .filter(({ check }) => check === 'alike')
      .map(({ group, options }) => [group, ...options.map(({ option }) => option)]);
    expect(pairs).toEqual([
      ['ez-and-fortune-7', 28, 29],
      ['double-board-omaha', 96, 98],
      ['badugi', 89, 91],
      ['badugi', 90, 92],
    ]);
  });

  it('charges more for a lower limit in three schedules, and breaks its own rule on one maximum', () => {
    const higher = all
      .filter(({ check }) => check === 'by-limit')
      .map(({ group, options }) => [group, options[0]?.option]);
    expect(higher).toEqual([
      ['five-card-omaha-rules', 2],
      ['ultimate', 5],
      ['thirteen-card', 3],
    ]);
    expect(said(all, 'same-maximum')).toEqual([
      'breach 1130: Line 1130 asks for one fee where the maximum is the same; up to $300 the table has $5, $2 at $25 to $300; $5, $2 at $50 to $300; $6, $3 at $100 to $300.',
    ]);
  });

  it('gives one code two names and one game two codes', () => {
    expect(said(all, 'codes').map((one) => one.replace('conflict 8744: ', ''))).toEqual([
      'GEGR-001997 is Super Razzdacey on line 8176 and Super Razzdeucey on line 8744.',
      'Super Razzdeucey has the code GEGR-001996 on line 8176 and GEGR-001997 on line 8744.',
      'Super 7 Card Stud Hi-Lo Regular has the code GEGR-002003 on line 8176 and GEGR-001993 on line 8744.',
    ]);
  });
});
