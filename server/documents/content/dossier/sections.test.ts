/** Sections of a dossier, word for word: who asks for what, the rules, the figures, the method and the witness. */

import { describe, expect, it } from 'vitest';
import { longDate } from '@/rulebooks/spelling/wording';
import { NO_RULES } from '@/rulebooks/variant/filed-game';
import type { Consent } from '@/rulebooks/variant/variant';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { whole } from '../../testing/whole';
import { offered } from '../wagers';
import { figures } from './figures';
import { identity } from './identity';
import { method, witness } from './method';
import { rules } from './rules';

const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const right = { align: 'right' as const, figures: true };
const strong = (text: string) => ({ text, strong: true });
const all = offered(SUBJECT);

describe('the identity', () => {
  const entriesOf = (subject: Subject) =>
    identity(subject).flatMap((block) =>
      block.kind === 'facts' ? block.entries.map(({ label, value }) => `${label}: ${value}`) : [],
    );
  const notesOf = (subject: Subject) =>
    identity(subject).flatMap((block) =>
      block.kind === 'note' ? [{ tone: block.tone, title: block.title }] : [],
    );
  const recorded = (record: Partial<Subject['record']>): Subject => ({
    ...SUBJECT,
    record: { ...SUBJECT.record, ...record },
  });

  it('names the game, the rulebook, the operator and the record', () => {
    const value = (label: string, text: string) => ({ label, value: text });
    expect(identity(SUBJECT)).toEqual([
      { ...heading(2, 'Identity'), newPage: 'unless-it-fits' },
      {
        kind: 'facts',
        entries: [
          value('Game', 'Test Wheel, section 1 of the rulebook'),
          value('Rulebook', 'Rules of the test, first edition'),
          value('Jurisdiction', 'Testland (Testing Office)'),
          value('Rules in force on', '1 January 2008'),
          value('Reference', 'T-0001, version 2'),
          value('Status', 'Approved, 1 February 2008'),
          value('Operator', 'Smith & Żubr <Casinos> Ltd'),
          value('Premises', 'The Test Rooms'),
          value('Hash of the variant', 'c0ffee'.padEnd(64, '0')),
          value('Decision sealed', 'Not sealed'),
        ],
      },
      {
        kind: 'qr',
        url: 'https://assay.example/record/c0ffee',
        text: 'The public record of this submission:',
        alt: 'Code that leads to the public record of c0ffee000000',
      },
    ]);
  });
  it('has trials, variations, consents, meters and the decision where there are such', () => {
    const trial = { from: '2008-01-01', to: '2008-06-30' };
    const temporary = { ...trial, occasion: 'The fair' };
    const circumstances = { ...SUBJECT.variant.circumstances, trial, temporary, elsewhere: 'Nevada' };
    const asked = recorded({
      approved: undefined,
      operator: undefined,
      trial: { ...trial, to: '2008-05-31' },
    });
    const said = entriesOf({ ...asked, variant: { ...SUBJECT.variant, circumstances } });
    expect(said.slice(5)).toEqual([
      'Status: Approved',
      'Operator: Not given',
      'Premises: The Test Rooms',
      'Other jurisdictions: Nevada',
      'Trial requested: 1 January 2008 to 30 June 2008',
      'Trial approved: 1 January 2008 to 31 May 2008',
      'Temporary variation: The fair, 1 January 2008 to 30 June 2008',
      `Hash of the variant: ${SUBJECT.record.hash}`,
    ]);
    const unnamed = { ...circumstances, temporary: { ...trial, occasion: ' ' } };
    expect(entriesOf({ ...asked, variant: { ...SUBJECT.variant, circumstances: unnamed } })).toContain(
      'Temporary variation: Occasion not given, 1 January 2008 to 30 June 2008',
    );
    expect(entriesOf(recorded({ approved: undefined, barred: 'refused' })).at(-1)).toBe(
      'Decision sealed: Not sealed',
    );
    const meter = 'Jackpot: £1 a wager, 75.0000% of it to the meter, seed £100';
    expect(entriesOf(ROUND_SUBJECT)).toContain(meter);
    expect(entriesOf(ROUND_SUBJECT)).toContain('Proprietor: Test Games; consent not on file');
    const letter = { name: 'Test Games', reference: 'TG-7', date: '2007-12-31' };
    const consents = { consents: [letter, 'Test Commission'] };
    const given = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances: consents } };
    expect(entriesOf(given)).toContain(
      'Proprietor: Test Games; consent on file (reference TG-7, 31 December 2007)',
    );
    expect(entriesOf(given)).toContain('Consent on file: Test Commission (no reference, no date)');
    const filed = (...consents: Consent[]) =>
      entriesOf({
        ...ROUND_SUBJECT,
        variant: { ...ROUND_SUBJECT.variant, circumstances: { consents } },
      }).filter((entry) => entry.includes('onsent '));
    const never = { ...letter, date: '2099-12-31' };
    const why =
      'reference TG-7, which does not count: dated 31 December 2099, after the day whose rules are applied';
    const day = longDate(ROUND_SUBJECT.day);
    expect(filed(never)).toEqual([`Proprietor: Test Games; consent not on file (${why}, ${day})`]);
    expect(filed({ ...never, name: 'Test Commission' })).toContain(
      `Consent not on file: Test Commission (${why}, ${day})`,
    );
    expect(entriesOf(given)).toContain('Jackpot: £1 a wager, no share for the meter declared, seed £100');
  });
  it('has the reviewer’s reasons and conditions, each in its tone', () => {
    expect(notesOf(recorded({ reasons: 'In order.', conditions: ['One table.'] }))).toEqual([
      { tone: 'good', title: 'Reasons for the approval' },
      { tone: 'attention', title: 'Conditions of the approval' },
    ]);
    expect(notesOf(recorded({ barred: 'refused', reasons: 'No.\n \n' }))).toEqual([
      { tone: 'breach', title: 'Reasons for the refusal' },
    ]);
    expect(notesOf(recorded({ barred: 'unvouched' }))).toEqual([
      { tone: 'breach', title: 'Decision not confirmed' },
    ]);
  });
});

it('the rules of a filed game say which file its own drawing of the layout is', () => {
  const said = (drawing?: string) =>
    rules({
      ...SUBJECT,
      variant: {
        ...SUBJECT.variant,
        filed: { label: 'Nines', rules: NO_RULES, parameters: {}, wagers: {}, ...(drawing && { drawing }) },
      },
    }).flatMap((block) => (block.kind === 'paragraph' && block.text.includes('drawing') ? [block.text] : []));
  expect(said('ab'.repeat(32))).toEqual([
    `The applicant’s own drawing is filed with this version: SHA-256 ${'ab'.repeat(32)}.`,
  ]);
  expect(said()).toEqual([]);
});

it('the rules have the equipment, the order of play, the options chosen and examples', () => {
  const option = {
    id: 'packs',
    label: 'Packs',
    explains: 'How many.',
    clause: '1.6' as const,
    kind: 'choice' as const,
    values: ['6', '8'].map((value) => ({ value, label: `${value} packs` })),
    default: '8',
  };
  const made = rules({ ...SUBJECT, game: { ...SUBJECT.game, options: [option] } });
  expect(made.filter(({ kind }) => kind !== 'list' && kind !== 'felt')).toEqual([
    heading(2, 'Order of play'),
    heading(2, 'Settlement: what each wager wins on'),
    {
      kind: 'table',
      caption: 'What each wager wins and loses on',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Wins', grow: 4 },
        { title: 'Loses', grow: 3 },
      ],
      rows: [
        {
          cells: ['One number', 'The one chosen number, zero included, is spun.', 'Another number is spun.'],
        },
        {
          cells: [
            'Red',
            'A number of the chosen colour is spun.',
            'Zero is spun (lose half); black is spun.',
          ],
        },
        {
          cells: [
            'Tie',
            'One of the chosen twelve numbers, 1 to 12, 13 to 24 or 25 to 36, is spun.',
            'Anything else.',
          ],
        },
      ],
    },
    {
      kind: 'table',
      caption: 'Options chosen',
      rowHeaders: 1,
      columns: [
        { title: 'Option', grow: 2 },
        { title: 'Value', grow: 2 },
        { title: 'Clause', figures: true },
      ],
      rows: [{ cells: ['Packs', '8 packs', '1.6'] }],
    },
    heading(2, 'Worked examples'),
    heading(2, 'Equipment'),
    { kind: 'paragraph', text: 'A wheel of 37 compartments.' },
    heading(2, 'Layout of the table'),
  ]);
  expect(made.filter((block) => block.kind === 'list').map((block) => block.items.length)).toEqual([3, 6]);
  expect(made.find((block) => block.kind === 'list')).toMatchObject({
    ordered: true,
    items: SUBJECT.game.play,
  });
  const captions = rules(SUBJECT).flatMap((block) => (block.kind === 'table' ? [block.caption] : []));
  expect(captions, 'a game without options has no table of them').toEqual([
    'What each wager wins and loses on',
  ]);
});

it('the figures have each wager with its edge, three ways, and how often it wins', () => {
  const [title, text, ...blocks] = figures(SUBJECT, all);
  expect(title).toEqual({ ...heading(2, 'The figures at a glance'), id: 'figures' });
  expect(text).toEqual({
    kind: 'paragraph',
    text: 'The house edge is the share of a wager that the house gains on average, worked out exactly and rounded once, to four decimals. A positive figure favours the house. Each leads to its counts, each clause to what was found.',
  });
  const close = (value: number) => expect.closeTo(value, 9);
  expect(blocks.slice(0, 3)).toEqual([
    {
      kind: 'table',
      caption: 'Every wager on offer, with its house edge',
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Clause', figures: true },
        { title: 'Pay table' },
        { title: 'Pays', grow: 2 },
        { title: 'House edge', ...right },
      ],
      rows: [
        {
          cells: [
            { text: 'One number', id: 'figure-number' },
            { text: '1.3', to: 'finding-4' },
            'Minimum odds',
            '35 to 1',
            { ...strong('2.7027%'), bar: close(1 / 2), to: 'counts-number' },
          ],
        },
        {
          cells: [
            { text: 'Red', id: 'figure-red' },
            '1.3',
            'Minimum odds',
            '1 to 1',
            { ...strong('1.3514%'), bar: close(1 / 4), to: 'counts-red' },
          ],
        },
        {
          cells: [
            { text: 'Tie', id: 'figure-tie' },
            { text: '1.3', to: 'finding-2' },
            'Pay table 1',
            '2 to 1',
            { ...strong('5.4054%'), bar: 1, to: 'counts-tie' },
          ],
        },
      ],
    },
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'No wager here can be raised after it is made, and none requires another: each has one house edge, per initial wager, per all mandatory wagers and per total action alike.',
    },
    {
      kind: 'table',
      caption: 'Frequency, variance and exposure',
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 2 },
        { title: 'Chance of a win', ...right },
        { title: 'Chance of a stand-off', ...right },
        { title: 'Standard deviation', ...right },
        { title: 'Largest payout', ...right },
        { title: 'Exposure at the maximum', ...right },
      ],
      rows: [
        // At £500, 35, 1 and 2 times the stake.
        { cells: ['One number', '2.7027%', '0.0000%', '1.0000', '35 to 1', '£17,500'] },
        { cells: ['Red', '48.6486%', '0.0000%', '1.0000', '1 to 1', '£500'] },
        { cells: ['Tie', '27.0270%', '13.5135%', '1.0000', '2 to 1', '£1,000'] },
      ],
    },
  ]);
});

describe('the method', () => {
  it('says how it was counted, on what, and for how long', () => {
    expect(method(SUBJECT, all)).toEqual([
      heading(2, 'Method'),
      heading(3, 'All wagers'),
      {
        kind: 'paragraph',
        text: 'Each of the 37 compartments is equally likely, and each is counted once.',
      },
      {
        kind: 'paragraph',
        tone: 'small',
        text: 'Universe: 37 equally likely outcomes. Reductions: none.',
      },
      {
        kind: 'facts',
        entries: [
          {
            label: 'Arithmetic',
            value:
              'Whole numbers and fractions throughout; decimals are rounded once, when printed, half to even',
          },
          { label: 'Software', value: 'Assay, engine assay-0.0.0-test' },
          { label: 'Machine', value: 'a machine, 2 threads' },
          { label: 'Time', value: '1.25 seconds' },
        ],
      },
    ]);
  });
  it('sets wagers apart that are counted otherwise', () => {
    const [first, ...others] = all;
    if (!first) throw new Error('no wager');
    const result = { ...first.result, reductions: ['Suits are alike.', 'Order is left out'], universe: '38' };
    const run = { seconds: 1, threads: 1, machine: 'a machine' };
    const made = method({ ...SUBJECT, record: { ...SUBJECT.record, run } }, [
      { ...first, result },
      ...others,
    ]);
    expect(made.flatMap((block) => ('text' in block ? [block.text] : []))).toEqual([
      'Method',
      'One number',
      'Each of the 37 compartments is equally likely, and each is counted once.',
      'Universe: 38 equally likely outcomes. Reductions: Suits are alike; Order is left out.',
      'Red · Tie',
      'Each of the 37 compartments is equally likely, and each is counted once.',
      'Universe: 37 equally likely outcomes. Reductions: none.',
    ]);
    expect(made.at(-1)).toMatchObject({ entries: [{}, {}, { value: 'a machine, 1 thread' }, {}] });
    const { run: _, ...record } = SUBJECT.record;
    expect(method({ ...SUBJECT, record }, all).at(-1)).toMatchObject({ entries: { length: 2 } });
  });
});

describe('the witness', () => {
  it('says what the witness saw, and how far that is from the exact edge', () => {
    expect(whole(witness(SUBJECT, all))).toEqual([
      heading(2, 'Witness'),
      {
        kind: 'paragraph',
        keepWithNext: true,
        text: 'A second program settles bets one at a time, as a dealer would, and shares no code with the exact analysis beyond the equipment. Its seed is 7. z is the distance of its edge from the exact one in standard errors; the largest here is 0.12, within the 4 that is allowed.',
      },
      {
        kind: 'table',
        caption: 'What the witness saw',
        rowHeaders: 1,
        columns: [
          { title: 'Wager', grow: 2 },
          { title: 'Rounds', ...right },
          { title: 'Edge seen', ...right },
          { title: 'Exact edge', ...right },
          { title: 'Standard error', ...right },
          { title: 'z', ...right },
        ],
        rows: [
          {
            cells: [
              'Red',
              '1,000',
              '−1.0000%',
              '1.3514%',
              '3.0000%',
              { text: '+0.12', strong: true, tone: 'plain' },
            ],
          },
        ],
      },
    ]);
  });
  it('says that the two disagree from 4 standard errors, and of no wager that is not on offer', () => {
    const [seen] = SUBJECT.analysis.witness;
    if (!seen) throw new Error('no witness');
    const having = (...rows: object[]) => {
      const made = rows.map((row) => ({ ...seen, ...row }));
      return whole(witness({ ...SUBJECT, analysis: { ...SUBJECT.analysis, witness: made } }, all));
    };
    const [, said, table] = having({ z: -4 }, { wager: 'number', seed: 8, z: 1 });
    expect(said).toMatchObject({
      text: expect.stringMatching(
        /equipment\. z is .*4\.00, more than the 4 that is allowed: the two disagree\.$/,
      ),
    });
    expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells.at(-1))).toMatchObject([
      { tone: 'breach' },
      { tone: 'plain' },
    ]);
    expect(having({ wager: 'gone' })).toEqual([
      heading(2, 'Witness'),
      { kind: 'paragraph', text: 'No witness was run: the exact figures stand alone in this document.' },
    ]);
  });
  it('names the meter it played, and that nobody gave it', () => {
    const [seen] = SUBJECT.analysis.witness;
    const analysis = {
      ...ROUND_SUBJECT.analysis,
      witness: [{ ...seen, wager: 'jackpot' } as NonNullable<typeof seen>],
    };
    const said = (circumstances: Subject['variant']['circumstances']) => {
      const subject = { ...ROUND_SUBJECT, analysis, variant: { ...ROUND_SUBJECT.variant, circumstances } };
      const table = whole(witness(subject, offered(subject))).at(-1);
      return table?.kind === 'table' && table.rows[0]?.cells[0];
    };
    expect(said(ROUND_SUBJECT.variant.circumstances)).toBe('Jackpot (at a meter of £200)');
    expect(said({})).toBe('Jackpot (at a meter of £200, which was not given)');
  });
});
