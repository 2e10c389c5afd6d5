/** The parts of a leaflet: groups, rounds of one wager, tables side by side, the operator's own wagers, meters. */
import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { Wager } from '@/rulebooks/format/record';
import { everySubject, GAMES } from '../../../testing/every-subject';
import { type Block, cellText } from '../../paper';
import type { Subject } from '../../subject';
import { manyWagers } from '../../testing/many-wagers';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { leaflet } from '../leaflet';
import { type Offered, offered } from '../wagers';
import { decisions, meters } from './decisions';
import { cautions, workedSum } from './meaning';
import { ownWagers } from './own-wagers';
import { tables } from './tables';
import { edges } from './wagers';

const rowsOf = (blocks: Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map(({ cells }) => cells.map(cellText).join(' | ').replaceAll('\u00a0', ' '))
      : [],
  );
const textsOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
const notesOf = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === 'note' ? block.lines : []));
const [round, jackpot] = ROUND_SUBJECT.analysis.wagers as [AnalysedWager, AnalysedWager];
const [number, red, tie] = offered(SUBJECT) as [Offered, Offered, Offered];
const having = (wagers: AnalysedWager[], more: Partial<Subject> = {}): Subject => ({
  ...ROUND_SUBJECT,
  analysis: { ...ROUND_SUBJECT.analysis, wagers },
  ...more,
});
const listedIn = (subject: Subject) => rowsOf(edges(offered(subject), subject));

describe('the list of wagers', () => {
  it('names a group once, above its wagers', () => {
    const subject = manyWagers(4, false);
    const block = edges(offered(subject), subject)[0];
    expect(rowsOf(block ? [block] : [])).toEqual([
      'Near',
      'Wager 1 | 1 to 1 | 2.71%',
      'Wager 2 | 2 to 1 | 2.71%',
      'Far',
      'Wager 3 | 3 to 1 | 2.71%',
      'Other',
      'Wager 4 | 4 to 1 | 2.71%',
    ]);
    expect(block?.kind === 'table' && block.rows.map(({ group = false }) => group)).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
  });
  it('puts a round of one wager on one line, with its table and the most it wins', () => {
    const alone = (id: string) => listedIn(having([{ ...round, id, label: id, settles: [id] }]));
    expect(alone('blind')).toEqual([
      'blind: Pay table 1 | up to 500 to 1; in all up to 3 × wager | 25.00% | one of two equal wagers',
      '– In all, on average |  | 6.95% | all that is staked',
    ]);
    expect(alone('ante')[0]).toBe('ante | 1 to 1; in all up to 3 × wager | 25.00% | one of two equal wagers');
  });
  it('has one figure of a round, and of all that is staked only where that is more than its first wager', () => {
    expect(listedIn(having([round])).filter((line) => line.includes('%'))).toEqual([
      'Ante, Blind and Play |  | 25.00% | the Ante',
      '– In all, on average |  | 6.95% | all that is staked',
    ]);
    const events = round.events.map((event) => ({ ...event, staked: '1/1' }));
    expect(listedIn(having([{ ...round, events }])).join('\n')).not.toContain('In all');
  });
  it('names the most of many pays, whatever their order', () => {
    const pays = { 'royal-flush': '1 to 1', straight: '9 to 2', flush: '4 to 1' };
    const variant = {
      ...ROUND_SUBJECT.variant,
      wagers: { ...ROUND_SUBJECT.variant.wagers, blind: { payTable: 'table-1', pays } },
    };
    expect(listedIn(having([round], { variant }))).toContain(
      '– Blind: Our own pay table | up to 50 to 1 |  | ',
    );
    const three = { ...pays, 'straight-flush': '4 to 1', 'four-of-a-kind': '4 to 1', 'full-house': '4 to 1' };
    const few = { ...variant, wagers: { ...variant.wagers, blind: { payTable: 'table-1', pays: three } } };
    expect(listedIn(having([round], { variant: few }))).toContain(
      '– Blind: Our own pay table | 1 to 1, 4 to 1 or 9 to 2 |  | ',
    );
  });
});

describe('the pay tables', () => {
  const table = (id: string, rows: Record<string, string>) => ({
    id,
    label: `Table ${id}`,
    clause: '1.4',
    rows,
  });
  it('are one table for wagers with the same rows, an edge for each; a row that is not in a table has none', () => {
    const wager = Wager.parse({
      ...tie.wager,
      payTables: [table('a', { win: '2 to 1' }), table('b', { win: '1 to 1', void: 'push' })],
    });
    const at = (id: string, label: string): Offered => ({
      ...tie,
      label,
      wager: { ...wager, id, label },
      result: { ...tie.result, id, payTable: 'a' },
      table: 'Table a',
    });
    const made = tables(SUBJECT, [at('left', 'Left'), at('right', 'Right')]);
    expect(rowsOf(made)).toEqual([
      'A tie | 2 to 1 | 1 to 1 | 1 to 1',
      'No result | returned | – | returned',
      'House edge, Left | 5.41% | 32.44% | 32.44%',
      'House edge, Right | 5.41% | 32.44% | 32.44%',
    ]);
    expect(made.flatMap((block) => (block.kind === 'table' ? [block.caption] : []))).toEqual([
      'Left · Right. In use here: Table a, shaded',
    ]);
  });
  it('leave out one that pays the same as that in use', () => {
    const alike = [
      table('a', { win: '2 to 1' }),
      table('b', { win: '2 to 1' }),
      table('c', { win: '3 to 1' }),
      table('d', { win: '3 to 1' }),
    ];
    const wager = Wager.parse({ ...tie.wager, minimum: { win: '2 to 1' }, payTables: alike });
    const made = tables(SUBJECT, [
      { ...tie, wager, result: { ...tie.result, payTable: 'a' }, table: 'Table a' },
    ]);
    const heads = made.flatMap((block) => (block.kind === 'table' ? block.columns : []));
    expect(heads.map(({ title }) => title)).toEqual(['Event', 'Table\u00a0a', 'Table\u00a0c']);
  });
  it('are left out where the list has every pay, and of wagers that the operator wrote', () => {
    expect(tables(SUBJECT, [number, red])).toEqual([]);
    const many = { ...number, result: { ...number.result, events: [1, 2, 3, 4].map((pays) => won(pays)) } };
    expect(rowsOf(tables(SUBJECT, [many]))).toEqual(['Win 1 | 1 to 1', 'House edge | 2.71%']);
    const written = { label: 'Own', rows: [], otherwise: 'lose' as const };
    expect(tables(SUBJECT, [{ ...many, wager: { ...many.wager, written } }])).toEqual([]);
  });
  const won = (pays: number) => ({
    ...(number.result.events[0] as AnalysedWager['events'][number]),
    id: pays === 1 ? 'win' : `win-${pays}`,
    label: `Win ${pays}`,
    pays: `${pays} to 1`,
  });
});

it('says of the operator’s own wagers what they win on, and what happens otherwise', () => {
  const row = (event: string, label: string, when: string) => ({ event, label, when, pays: '1 to 1' });
  const own = (rows: ReturnType<typeof row>[], otherwise: 'lose' | 'push'): Offered => ({
    ...number,
    wager: { ...number.wager, written: { label: 'Own', rows, otherwise } },
  });
  const made = ownWagers([
    number,
    own([row('win', 'A', 'total >= 4')], 'push'),
    own([row('win', 'A', 'total >= 4'), row('gone', 'B', 'total >= 3')], 'lose'),
  ]);
  expect(made.map((block) => block.kind === 'table' && block.caption)).toEqual([
    'One number: what it wins on. Otherwise the stake is returned.',
    'One number: what it wins on. The first line that applies decides. Otherwise the stake is lost.',
  ]);
  expect(made[0]).toMatchObject({
    rowHeaders: 1,
    columns: [
      { title: 'Called', grow: 2 },
      { title: 'When', grow: 3 },
      { title: 'Pays', align: 'right', figures: true },
    ],
  });
  expect(rowsOf(made)).toEqual([
    'A | the total is 4 or more | 35 to 1',
    'A | the total is 4 or more | 35 to 1',
    'B | the total is 3 or more | ',
  ]);
});

it('says of a meter what it costs only where that is known', () => {
  const said = (progressive: object, circumstances: object) => {
    const result = { ...jackpot, progressive: { ...jackpot.progressive, ...progressive } } as AnalysedWager;
    const subject = having([result], { variant: { ...ROUND_SUBJECT.variant, circumstances } });
    return textsOf(meters(subject, offered(subject)));
  };
  const falls = 'Jackpot: the house edge falls as the meter grows.';
  const at = ' House edge at the declared meter of £200: 17.00%.';
  const long = ' Over the long run, whatever the meter shows on the way, it is 15.00%.';
  const given = { progressive: { meter: '200', contribution: '75%' } };
  expect(said({}, {})).toEqual([`${falls} It is zero or less from £289.48 up.`]);
  expect(said({ breakEvenMeter: '0/1' }, given)).toEqual([`${falls}${at}${long}`]);
  expect(said({ breakEvenMeter: undefined }, given)).toEqual([`${falls}${at}${long}`]);
  expect(said({ breakEvenMeter: '0/1' }, { progressive: { meter: '200' } })).toEqual([`${falls}${at}`]);
  expect(meters(SUBJECT, offered(SUBJECT))).toEqual([]);
  expect(decisions(SUBJECT, offered(SUBJECT))).toEqual([]);
});

const sumOf = (all: Offered[], subject: Subject) =>
  workedSum(
    all.map((each) => ({ offered: each, subject })),
    subject.rulebook,
  );

describe('what the house edge is', () => {
  const at = (each: Offered, houseEdge: string): Offered => ({
    ...each,
    result: { ...each.result, houseEdge },
  });
  const noted = (...all: Offered[]) => notesOf(sumOf(all, SUBJECT));
  it('names the most expensive wager beside the first, and each that gains', () => {
    expect(noted(number)).toEqual([
      'For every £100 staked on One number, the casino keeps £2.71 on average.',
      '£100\u00a0×\u00a02.71%\u00a0=\u00a0£2.71.',
    ]);
    expect(noted(tie, number)).toEqual([
      'For every £100 staked on Tie, the casino keeps £5.41 on average.',
      '£100\u00a0×\u00a05.41%\u00a0=\u00a0£5.41.',
    ]);
    // A gain is rounded down: 1/30 of £100 is £3.33.
    expect(noted(number, at(red, '-1/30'), tie)).toEqual([
      'For every £100 staked on One number, the casino keeps £2.71 on average.',
      '£100\u00a0×\u00a02.71%\u00a0=\u00a0£2.71.',
      'On Tie, the most expensive wager here, it keeps £5.41.',
      'On Red, the player gains £3.33 on average, which the casino loses.',
    ]);
    expect(noted(at(number, '-1/30'), at(red, '-1/60'))).toEqual([
      'For every £100 staked on One number, the player gains £3.33 on average, which the casino loses.',
      'On Red, the player gains £1.66 on average, which the casino loses.',
    ]);
    expect(noted(at(number, '0/1'))).toEqual([
      'For every £100 staked on One number, the casino keeps £0 on average.',
      '£100\u00a0×\u00a00.00%\u00a0=\u00a0£0.',
    ]);
    expect(noted()).toEqual([]);
  });
  it('says per wager of a round that has one kind of wager', () => {
    const subject = having([{ ...round, label: 'Ride', settles: ['ante'] }]);
    expect(notesOf(sumOf(offered(subject), subject))).toEqual([
      'For every Ride wager of £100, the casino keeps £25 on average when the player makes no mistakes.',
      '£100\u00a0×\u00a025.00%\u00a0=\u00a0£25.',
    ]);
    const named = having([{ ...round, label: 'Initial wager', settles: ['ante'] }]);
    expect(notesOf(sumOf(offered(named), named))[0]).toMatch(/^For every Initial wager of £100, /);
  });
  it('speaks of part losses, stand-offs and decisions only where there are such', () => {
    expect(textsOf(cautions([number], SUBJECT))).toEqual([
      'Nothing you decide after betting changes these figures.',
    ]);
    const tied = textsOf(cautions(offered(having([round])), ROUND_SUBJECT));
    expect(tied).toEqual([
      'Some bets can end without a winner: the stake comes back. The edges here count every bet made, including those.',
    ]);
  });
  it('names on which basis the most expensive wager is so', () => {
    const subject = having([{ ...round, houseEdge: '1/100' }, jackpot]);
    expect(notesOf(sumOf(offered(subject), subject))).toContain(
      'On Jackpot, the most expensive wager here, it keeps £17 at the declared meter of £200.',
    );
  });
});

it('the table of one part of a round says whose edge stands under it, and of which stake', async () => {
  const [, stud] = GAMES.find(([name]) => name === 'gb-2007 casino-stud') ?? [];
  if (!stud) throw new Error('Casino Stud Poker is a game of Great Britain');
  const subject = await everySubject(stud);
  expect(rowsOf(tables(subject, offered(subject)))).toContain(
    'House edge of Ante and Raise together, as a share of the Ante | 4.85%',
  );
});

it('a leaflet whose play goes by a drawing chart prints it, as the rulebook has it', async () => {
  const [, own] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens baccarat') ?? [];
  if (!own) throw new Error('baccarat is a game of Hawaiian Gardens');
  const { blocks } = leaflet(await everySubject(own));
  const steps = blocks.findIndex((block) => block.kind === 'list');
  expect(blocks[steps]).toMatchObject({
    items: expect.arrayContaining([expect.stringMatching(/drawing chart/)]),
  });
  expect(blocks[steps + 1]).toMatchObject({
    kind: 'matrix',
    caption: 'Drawing chart: the banker’s third card',
    rows: [{ label: '0 to 3' }, { label: '4 and 5' }, { label: '6 and 7' }],
  });
  expect(leaflet(SUBJECT).blocks.some(({ kind }) => kind === 'matrix')).toBe(false);
});
