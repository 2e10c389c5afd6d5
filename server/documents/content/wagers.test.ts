/** How papers name, group and sum up the wagers on offer: small ones made up here. */
import { expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Wager } from '@/rulebooks/format/record';
import { toText } from '@/simulations/exact/fraction';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { choicesOf, isChoice } from './permitted';
import { averageStake, byCost, isChosen, isOneOfSeveral, mandatoryStake, unitOf } from './rounds';
import {
  alike,
  exceptions,
  isPartialLoss,
  losses,
  type Offered,
  offered,
  paysBriefly,
  printedPays,
  standOffs,
  tableLabel,
  wins,
} from './wagers';

const event = (id: string, pays: string, net: string, more = {}) => ({
  id,
  label: id.toUpperCase(),
  pays,
  net,
  ...more,
});
const result = (events: object[], more = {}) =>
  ({ payTable: 'minimum', houseEdge: '1/37', events, ...more }) as unknown as AnalysedWager;
const wager = (id: string, more = {}) =>
  ({ id, label: id, paid: 'at-least', minimum: {}, payTables: [], ...more }) as unknown as Wager;
const on = (of: Wager, at: AnalysedWager) =>
  ({ wager: of, label: of.label, result: at, table: '', members: [] }) as Offered;
const ids = (events: { id: string }[]) => events.map(({ id }) => id);

const ALL = result([
  event('win', '2 to 1', '2/1'),
  event('meter', '10% of the meter', '-1/1'),
  event('even', 'push', '0/1'),
  event('empty', '1% of the meter', '0/1'),
  event('half', 'lose half', '-1/2'),
  event('all', 'lose', '-1/1'),
]);

it('tells wins, stand-offs and losses apart: a share of a meter wins whatever it shows', () => {
  expect(ids(wins(ALL))).toEqual(['win', 'meter', 'empty']);
  expect(ids(standOffs(ALL))).toEqual(['even']);
  expect(ids(losses(ALL))).toEqual(['half', 'all']);
  expect(ids(ALL.events.filter(isPartialLoss))).toEqual(['half']);
  expect(exceptions(on(wager('a'), ALL), 'GBP')).toEqual([
    'HALF: half the stake is lost',
    'EVEN: stake returned',
  ]);
  expect(exceptions(on(wager('a'), result(ALL.events, { settles: ['a'] })), 'GBP')).toEqual([]);
});

it('says what a wager pays: up to three pays, else the most, and of a round only that', () => {
  const put = { variant: SUBJECT.variant };
  const paying = (...wins: number[]) =>
    result(
      wins.map((win) => event(`w${win}`, `${win} to 1`, `${win}/1`)),
      { maxPayout: `${wins.at(-1)} to 1` },
    );
  const said = (of: AnalysedWager) => paysBriefly(on(wager('w'), of), put);
  expect(said(paying(1, 2, 3))).toBe('1 to 1, 2 to 1 or 3 to 1');
  expect(said(result([...paying(2).events, event('again', '2 to 1', '2/1')]))).toBe('2 to 1');
  expect(said(paying(1, 2, 3, 9))).toBe('up to 9 to 1');
  expect(said({ ...paying(1, 2), settles: ['w'], maxPayout: 'wins 12' } as AnalysedWager)).toBe(
    'up to 12 × wager',
  );
});

it('names a table as the rulebook does', () => {
  const tables = wager('w', {
    clause: '1',
    payTables: [{ id: 'a', label: 'Table A', clause: '1', rows: {} }],
  });
  expect(['minimum', 'a', 'custom', 'gone'].map((id) => tableLabel(tables, id))).toEqual([
    'Minimum odds',
    'Table A',
    'Our own pay table',
    'gone',
  ]);
  expect(tableLabel(wager('w', { written: {} }), 'custom')).toBe('Written by the operator');
  const exactly = { wager: wager('w', { paid: 'exactly' }) };
  expect(printedPays([exactly, exactly])).toBe('the approved odds');
  expect(printedPays([exactly, { wager: tables }])).toBe('the minimum odds');
  expect(printedPays([])).toBe('the minimum odds');
});

it('puts wagers that pay and cost the same on one line', () => {
  const short = (label: string, pays = '2 to 1') => result([event(label, pays, '2/1')]);
  const long = (...labels: string[]) => result(labels.map((label) => event(label, '2 to 1', '2/1')));
  const lines = (...all: [Wager, AnalysedWager][]) =>
    alike(all.map(([of, at]) => on(of, at))).map((group) => group.map(({ label }) => label).join(' '));
  expect(
    lines([wager('a'), short('x')], [wager('b'), short('y')], [wager('c'), short('z', '3 to 1')]),
  ).toEqual(['a b', 'c']);
  expect(
    lines([wager('a', { group: 'In' }), short('x')], [wager('b', { group: 'Out' }), short('x')]),
  ).toEqual(['a', 'b']);
  expect(lines([wager('a'), short('x')], [wager('b'), { ...short('x'), houseEdge: '1/38' }])).toEqual([
    'a',
    'b',
  ]);
  expect(lines([wager('a'), short('x')], [wager('b'), { ...short('x'), payTable: 'a' }])).toEqual(['a', 'b']);
  // Where there are more than three rows, their names matter; what the operator wrote stands by itself.
  expect(lines([wager('a'), long('p', 'q', 'r')], [wager('b'), long('p', 'q', 's')])).toEqual(['a b']);
  expect(lines([wager('a'), long('p', 'q', 'r', 's')], [wager('b'), long('p', 'q', 'r', 't')])).toEqual([
    'a',
    'b',
  ]);
  expect(lines([wager('a', { written: {} }), short('x')], [wager('b', { written: {} }), short('x')])).toEqual(
    ['a', 'b'],
  );
});

it('keeps the order of the rulebook, with the wagers of a group together', () => {
  const [first, ...rest] = SUBJECT.game.wagers;
  const grouped = [first, ...rest].map(
    (each, index) => ({ ...each, group: index === 1 ? 'B' : 'A' }) as Wager,
  );
  const subject = { ...SUBJECT, game: { ...SUBJECT.game, wagers: grouped } };
  const [one, two, three] = SUBJECT.analysis.wagers.map(({ id }) => id);
  expect(offered(subject).map(({ wager: { id } }) => id)).toEqual([one, three, two]);
  const gone = { ...subject, game: { ...subject.game, wagers: grouped.slice(1) } };
  expect(offered(gone).map(({ wager: { id } }) => id)).toEqual([two, three]);
});

it('knows where a table has to be named, and compared with another', () => {
  const table = { id: 'a', label: 'Table A', clause: '1', rows: {} };
  const none = wager('w');
  const one = wager('w', { paid: 'by-table', payTables: [table] });
  const two = wager('w', { payTables: [table] });
  const of = (each: Wager, payTable: string, count: number) => [
    isChosen({ wager: each, payTable }),
    isOneOfSeveral({ wager: each, payTable }),
    isChoice({ wager: each, payTable, tables: Array(count).fill(table) } as Parameters<typeof isChoice>[0]),
  ];
  expect(of(none, 'minimum', 1)).toEqual([false, false, false]);
  expect(of(none, 'custom', 1)).toEqual([true, true, true]);
  expect(of(one, 'a', 1)).toEqual([true, false, false]);
  expect(of(two, 'a', 2)).toEqual([true, true, true]);
  expect(choicesOf(SUBJECT, on(wager('w', { written: {} }), ALL))).toEqual([]);
});

it('counts stakes in units of the first wager', () => {
  const ante = wager('ante');
  expect(unitOf(result([], { settles: ['ante', 'raise'] }), ante)).toBe('ante');
  expect([result([], { settles: ['ante'] }), result([])].map((each) => unitOf(each, ante))).toEqual([
    'wager',
    'wager',
  ]);
  const staked = [
    event('a', 'push', '0/1', { probability: '1/4', staked: '3/1' }),
    event('b', 'lose', '-1/1', { probability: '3/4' }),
  ];
  // A quarter of three and three quarters of one.
  expect(toText(averageStake(result(staked)))).toBe('3/2');
  const per = mandatoryStake(result([], { houseEdge: '1/10', perMandatory: '1/20' }));
  expect(per && toText(per)).toBe('2/1');
  expect(mandatoryStake(result([], { houseEdge: '0/1', perMandatory: '0/1' }))).toBeUndefined();
  const ways = { alternatives: [{ costs: '1/2' }, { costs: '1/3' }, { costs: '2/5' }] };
  expect(byCost(ways as Parameters<typeof byCost>[0]).map(({ costs }) => costs)).toEqual([
    '1/3',
    '2/5',
    '1/2',
  ]);
});

it('names the table of a round: that of its one wager, or which of several has which', () => {
  const having = (settles: string[], wagers: object) => {
    const [round] = ROUND_SUBJECT.analysis.wagers;
    const result = { ...round, settles } as AnalysedWager;
    return offered({
      ...ROUND_SUBJECT,
      variant: { ...ROUND_SUBJECT.variant, wagers: { ...ROUND_SUBJECT.variant.wagers, ...wagers } },
      analysis: { ...ROUND_SUBJECT.analysis, wagers: [result] },
    })[0];
  };
  const all = ['ante', 'blind', 'play'];
  const own = { payTable: 'minimum', pays: { win: '2 to 1' } };
  const tableOf = (...given: Parameters<typeof having>) => having(...given)?.table;
  expect(tableOf(['blind'], {})).toBe('Pay table 1');
  expect(tableOf(all, {})).toBe('Blind: Pay table 1');
  expect(tableOf(all, { blind: { payTable: 'minimum', pays: {} } })).toBe('Minimum odds');
  expect(tableOf(all, { ante: own })).toBe('Ante: Our own pay table; Blind: Pay table 1');
  // Only what is offered and listed settles in it; a row that the operator left empty pays nothing.
  const some = having([...all, 'jackpot'], {
    play: undefined,
    ante: { payTable: 'minimum', pays: { win: '?' } },
  });
  expect(some?.members.map(({ wager: { id }, pays }) => [id, pays.length])).toEqual([
    ['ante', 0],
    ['blind', 6],
    ['jackpot', 5],
  ]);
  expect(having(['ante', 'gone'], {})?.members).toEqual([
    {
      wager: ROUND_SUBJECT.game.wagers[0],
      payTable: 'minimum',
      table: 'Minimum odds',
      pays: [{ event: 'win', label: 'Player wins', pays: '1 to 1' }],
    },
  ]);
});

it('leaves out the form of a wager where the other form is not on offer, and names both where both are', () => {
  const { game, analysis } = SUBJECT;
  const [first, second] = game.wagers;
  if (!first || !second) throw new Error('the test game has two wagers');
  const forms = new Map([
    [first.id, 'Meter (MP-01)'],
    [second.id, 'Meter (MP-02)'],
  ]);
  const wagers = game.wagers.map((wager) => ({
    ...wager,
    label: forms.get(wager.id) ?? wager.label,
    ...(wager.id === second.id && { alternativeTo: first.id }),
  }));
  const labels = (ids: string[]) =>
    offered({
      ...SUBJECT,
      game: { ...game, wagers },
      analysis: { ...analysis, wagers: analysis.wagers.filter(({ id }) => ids.includes(id)) },
    }).map(({ label }) => label);
  expect(labels([first.id, second.id])).toEqual(['Meter (MP-01)', 'Meter (MP-02)']);
  expect(labels([first.id])).toEqual(['Meter']);
  expect(labels([second.id])).toEqual(['Meter']);
});
