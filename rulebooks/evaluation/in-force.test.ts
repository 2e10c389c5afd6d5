/** Which rules apply on a day, to which game, and what is reported where none can. */

import { describe, expect, it } from 'vitest';
import { oddsIn } from '@/rulebooks/testing/odds';
import type { Finding } from '../findings/finding';
import type { Evidence } from '../format/evidence';
import { type Asked, findings, option, type RuleMore, rule, wager } from './testing/made-up';

const LISTED: Evidence = { measure: 'wagers', listed: 'for the game' };
const floors = (flush: string) => [
  { label: 'One', rows: oddsIn({ flush }) },
  { label: 'Another', rows: oddsIn({ flush: '100 to 1' }) },
];
const least = (flush: string): Evidence => ({
  measure: 'pays',
  against: 'schedules',
  schedules: floors(flush),
});
const minimum = { flush: '5 to 1' };
const clauses = (found: Finding[]) => found.map(({ clause, verdict }) => `${clause} ${verdict}`);
const game = { wagers: [wager('hand', 'Hand', { minimum }), wager('side', 'Side', { minimum })] };

describe('a game that the rulebook has from, or until, a day', () => {
  const of = (more: Asked['game'], day: string) => findings([rule('9.1', LISTED)], { game: more, day });
  const breach = { rule: 'made-up/1.1', clause: '1.1', verdict: 'breach' };

  it('is a breach by its own clause before and after', () => {
    expect(of({ validFrom: '2022-03-01' }, '2022-02-28')).toEqual([
      {
        ...breach,
        threshold: 'from 1 March 2022',
        found: '28 February 2022',
        explanation: 'Made-up poker is in force only from 1 March 2022 (rule 1.1), not on 28 February 2022.',
      },
    ]);
    for (const from of [{}, { validFrom: '2021-01-01' }])
      expect(of({ validTo: '2022-03-31', ...from }, '2022-04-01')).toEqual([
        {
          ...breach,
          threshold: 'until 31 March 2022',
          found: '1 April 2022',
          explanation: 'Made-up poker is in force only until 31 March 2022 (rule 1.1), not on 1 April 2022.',
        },
      ]);
    expect(clauses(of({ validFrom: '2022-03-01', validTo: '2022-03-01' }, '2022-03-01'))).toEqual([
      '9.1 meets',
    ]);
  });

  it('is not reported before the edition itself', () => {
    expect(of({ validFrom: '2022-03-01' }, '2019-12-31')).toEqual([]);
  });
});

describe('a clause amended after the day', () => {
  const amended = (more: RuleMore = {}) =>
    rule('9.1', { measure: 'pays', against: 'minimum' }, { validFrom: '2023-07-01', ...more });
  const on = (day: string, more?: RuleMore, asked: Asked = {}) =>
    findings([amended(more)], { game, day, ...asked });
  const unknown = (about: string) => ({
    rule: 'made-up/9.1',
    clause: '9.1',
    verdict: 'not-assessed',
    threshold: 'from 1 July 2023',
    found: '30 June 2023',
    explanation: `Rule 9.1 was amended on 1 July 2023, and the source does not give its wording on 30 June 2023, so ${about} is not assessed; ask the regulator, or choose a day from 1 July 2023.`,
  });

  it('is not assessed, by itself or for each wager that it names', () => {
    expect(on('2023-06-30')).toEqual([unknown('it')]);
    expect(on('2023-06-30')[0]).not.toHaveProperty('wager');
    expect(on('2023-06-30', { appliesTo: { wagers: ['hand', 'side'] } })).toEqual([
      { ...unknown('Hand'), wager: 'hand' },
      { ...unknown('Side'), wager: 'side' },
    ]);
    expect(clauses(on('2023-07-01'))).toEqual(['9.1 meets']);
  });

  it('says nothing where it only informs, or after its last day', () => {
    const informs = { kind: 'informative', informs: 'background', onBreach: undefined } as const;
    expect(on('2023-06-30', informs)).toEqual([]);
    expect(on('2023-06-30', { appliesTo: { games: ['another'] } })).toEqual([]);
    expect(on('2024-02-01', { validTo: '2024-01-31' })).toEqual([]);
    expect(clauses(on('2024-01-31', { validTo: '2024-01-31' }))).toEqual(['9.1 meets']);
  });
});

describe('a clause whose earlier wording the source gives', () => {
  const dated = rule(
    '9.1',
    { measure: 'pays', against: 'schedules', schedules: floors('6 to 1') },
    {
      validFrom: '2023-07-01',
      earlier: [
        {
          validTo: '2021-12-31',
          says: 'At first a flush paid at least 4 to 1.',
          evidence: least('4 to 1'),
          source: [2, 2],
        },
        {
          validFrom: '2022-01-01',
          validTo: '2022-12-31',
          says: 'Then a flush paid at least 5 to 1.',
          evidence: least('5 to 1'),
          source: [3, 3],
        },
      ],
    },
  );
  const on = (day: string, flush = '5 to 1') =>
    findings([dated], { game, day, wagers: { hand: { payTable: 'minimum', pays: { flush } } } }).map(
      ({ verdict, threshold }) => [verdict, threshold],
    );
  const verdict = (day: string, flush: string) => on(day, flush)[0]?.[0];

  it('is checked by the value of the day, the first and the last included', () => {
    expect([verdict('2021-12-31', '4 to 1'), verdict('2022-01-01', '4 to 1')]).toEqual(['meets', 'breach']);
    expect([verdict('2022-12-31', '5 to 1'), verdict('2023-07-01', '5 to 1')]).toEqual(['meets', 'breach']);
    expect(verdict('2023-07-01', '6 to 1')).toBe('meets');
  });

  it('is not assessed on a day for which the source gives no wording', () => {
    expect(on('2023-01-01')).toEqual([['not-assessed', 'from 1 July 2023']]);
  });

  it.each([
    ['overlaps the next', { validTo: '2023-07-01' }, 'an earlier wording ends before the next begins'],
    [
      'ends before it begins',
      { validFrom: '2023-01-02', validTo: '2023-01-01' },
      'a wording begins before it ends',
    ],
  ])('does not load where a wording %s', (_, days, message) => {
    const written = {
      says: 'Then it said something else.',
      source: [2, 2] as [number, number],
      validTo: '2022-01-01',
    };
    const read = () => rule('9.1', LISTED, { validFrom: '2023-07-01', earlier: [{ ...written, ...days }] });
    expect(read).toThrow(message);
  });

  it('does not load where a wording would be no rule', () => {
    const read = () =>
      rule('9.1', LISTED, {
        validFrom: '2023-07-01',
        earlier: [
          { says: 'We used to be asked.', validTo: '2022-01-01', attests: 'We did so.', source: [2, 2] },
        ],
      });
    expect(read).toThrow('what a person confirms belongs to a duty');
  });
});

describe('a rule', () => {
  it('speaks of the games, wagers, options and choices that it names', () => {
    const burn = option('burn', 'Burning', { no: 'None', one: 'One card' });
    const speaks = (appliesTo: RuleMore['appliesTo'], options = {}) =>
      clauses(
        findings([rule('9.1', LISTED, { appliesTo })], { game: { ...game, options: [burn] }, options }),
      );
    const spoken = ['9.1 meets'];
    expect(speaks({ games: ['made-up'] })).toEqual(spoken);
    expect(speaks({ games: ['another'] })).toEqual([]);
    expect(speaks({ exceptGames: ['made-up'] })).toEqual([]);
    expect(speaks({ exceptGames: ['another'] })).toEqual(spoken);
    expect(speaks({ wagers: ['hand'] })).toEqual(spoken);
    expect(speaks({ wagers: ['another'] })).toEqual([]);
    expect(speaks({ options: ['burn'] })).toEqual(spoken);
    expect(speaks({ options: ['another'] })).toEqual([]);
    expect(speaks({ when: 'option.burn == "one"' })).toEqual([]);
    expect(speaks({ when: 'option.burn == "one"' }, { burn: 'one' })).toEqual(spoken);
  });

  it('that asks a person too is found twice, each part where it applies', () => {
    const asking = (more: RuleMore) =>
      clauses(
        findings([rule('9.1', LISTED, { attests: 'We keep a list.', duty: 'equipment', ...more })], { game }),
      );
    expect(asking({})).toEqual(['9.1 needs-attestation', '9.1 meets']);
    expect(asking({ attestsAbout: { games: ['another'] } })).toEqual(['9.1 meets']);
    expect(asking({ appliesTo: { games: ['another'] }, attestsAbout: {} })).toEqual([
      '9.1 needs-attestation',
    ]);
    expect(asking({ appliesTo: { games: ['another'] }, attestsAbout: { games: ['another'] } })).toEqual([]);
  });
});
