/** The whole of a sign, word for word: what must be on it, how large, and what may be left out. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Block } from '../paper';
import type { Subject } from '../subject';
import { askedForTable } from '../testing/asked-for-table';
import { manyWagers } from '../testing/many-wagers';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { notForDisplay } from './not-for-display';
import { detailOf, sign } from './sign';

type Made = ReturnType<typeof sign>;
const display = (size: 'huge' | 'large' | 'medium', text: string): Block => ({ kind: 'display', size, text });
const texts = ({ paper }: Made): string[] =>
  paper.blocks.flatMap((block) => (block.kind === 'notices' ? block.lines : []));
const board = ({ paper }: Made) => paper.blocks.find((block) => block.kind === 'board')?.parts;
const labels = (made: Made) =>
  board(made)?.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows.map(({ label }) => label)));

it('has the game, the limits, each wager with its edge, the notices and the record', () => {
  expect(sign(SUBJECT)).toEqual({
    missing: [],
    paper: {
      title: 'Test Wheel: table sign',
      subject: 'Table sign for Test Wheel under Rules of the test',
      language: 'en-GB',
      accent: '#1f4e5f',
      furniture: {
        title: 'Test Wheel: table sign',
        version: 'T-0001, version 2',
        status: 'Approved',
        approved: '2008-02-01',
        shortHash: 'c0ffee000000',
      },
      dated: '2008-01-02T09:30:00.000Z',
      blocks: [
        { kind: 'display', size: 'huge', accent: true, text: 'Test Wheel' },
        display('medium', 'The Test Rooms'),
        { kind: 'limits', groups: [{ group: 'all', minimum: '£5', maximum: '£500' }] },
        {
          kind: 'board',
          edgeHead: 'House edge',
          parts: [
            {
              wagers: [],
              lists: [
                {
                  rows: [
                    { pays: '35 to 1', label: 'One number', edge: '2.71%' },
                    {
                      pays: '1 to 1',
                      label: 'Red',
                      edge: '1.36%',
                      note: 'Zero is spun: half the stake is lost',
                    },
                    {
                      pays: '2 to 1',
                      label: 'Tie',
                      edge: '5.41%',
                      note: 'No result: stake returned',
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          kind: 'notices',
          lines: ['Tie: pay table 1, house edge 5.41%.', 'House edges are rounded up.'],
        },
        {
          kind: 'qr',
          url: 'https://assay.example/record/c0ffee',
          text: 'The public record of this game:',
          alt: 'Code that leads to the public record of this game',
        },
      ],
    },
  });
});

it('has one edge for a round, what each of its wagers pays, and room for the meter', () => {
  const row = (label: string, pays: string) => ({ label, pays });
  const { blocks } = sign(ROUND_SUBJECT).paper;
  expect(blocks.slice(2, -1)).toEqual([
    {
      kind: 'limits',
      groups: [
        { group: 'all', wagers: 'Ante', minimum: '£5', maximum: '£500' },
        { group: 'progressive', wagers: 'Jackpot', minimum: '£1', maximum: '£1' },
      ],
    },
    {
      kind: 'board',
      edgeHead: 'House edge',
      parts: [
        {
          wagers: [{ name: 'Ante, Blind and Play', edge: 'House edge 25.00% of the Ante', notes: [] }],
          lists: [
            { rows: [row('Ante', '1 to 1'), row('Play', '1 to 1')] },
            {
              head: 'Blind',
              rows: [
                row('Royal flush', '500 to 1'),
                row('Straight flush', '50 to 1'),
                row('Four of a kind', '10 to 1'),
                row('Full house', '3 to 1'),
                row('Flush', '3 to 2'),
                row('Straight', '1 to 1'),
              ],
            },
          ],
        },
        {
          wagers: [{ name: 'Jackpot', edge: 'House edge 17.00%, at the declared meter of £200', notes: [] }],
          lists: [
            {
              rows: [
                row('Royal flush', '100% of the meter'),
                row('Straight flush', '10% of the meter'),
                row('Four of a kind', '5 for 1'),
              ],
            },
          ],
        },
      ],
    },
    { kind: 'place', text: 'Jackpot, meter now', under: 'Jackpot' },
    {
      kind: 'notices',
      lines: [
        'Blind: pay table 1, house edge 25.00%.',
        'A pay “for 1” or a share of the meter replaces the wager, which does not come back. A pay “to 1” comes on top of the wager.',
        'House edges are rounded up.',
      ],
    },
  ]);
});

it('leaves no room for a meter that a display at the table shows', () => {
  const [finding] = ROUND_SUBJECT.findings;
  if (!finding) throw new Error('no finding');
  const line = 'Progressive jackpot: the meter at this table shows its current total.';
  const shown = { ...finding, rule: 'test-2/9', signLine: line, paper: 'sign' as const };
  const { blocks } = sign({ ...ROUND_SUBJECT, findings: [shown] }).paper;
  expect(blocks.some(({ kind }) => kind === 'place')).toBe(false);
});

describe('a notice of the pay table in use', () => {
  it('is not said again where the rows name the table', () => {
    const noticed = (found: string) => texts(sign(askedForTable(SUBJECT, 'tie', found)));
    expect(noticed('pay table 1').join('\n')).not.toContain('In use: pay table 1.');
    expect(noticed('pay table 9')).toContain('In use: pay table 9.');
  });
});

describe('a brief sign', () => {
  it('has only wagers whose pays a player could not know, and sends to the leaflet for the rest', () => {
    const made = sign(SUBJECT, 'changed');
    expect(labels(made)).toEqual(['A tie']);
    expect(texts(made)).toContain('The leaflet has the other wagers, with their pays and house edges.');
    expect(texts(sign(ROUND_SUBJECT, 'changed')).join(' ')).toContain('The leaflet has the other wagers');
  });
  it('has no board where there is none such, and explains no edge', () => {
    const made = sign(manyWagers(2, false), 'changed');
    expect(board(made)).toBeUndefined();
    expect(texts(made)).toEqual([
      'Players may ask for the rules.',
      'Wager 1 is new.',
      'The leaflet has every wager, with its pays and house edges.',
    ]);
  });
  it('is not brief where a rule wants the odds of every wager at the table', () => {
    const asked = manyWagers(2, true);
    expect(detailOf(asked, 'changed')).toBe('all');
    expect(labels(sign(asked, 'changed'))).toHaveLength(2);
    const notOfAll = { ...asked, findings: asked.findings.slice(0, -1) };
    expect(detailOf(notOfAll, 'changed')).toBe('changed');
    expect(detailOf(manyWagers(2, false), 'changed')).toBe('changed');
  });
});

describe('one of several sheets', () => {
  const sheet = (number: number, ids: string[], subject: Subject = manyWagers(3, false)) =>
    sign(subject, 'all', { number, of: 2, wagers: new Set(ids) });
  it('has the rows and notices of its own wagers, and the first has what is said of the table', () => {
    const [first, second] = [sheet(1, ['w1', 'w2']), sheet(2, ['w3'])];
    const names = (made: Made) => board(made)?.flatMap(({ wagers }) => wagers.map(({ name }) => name));
    expect(names(first)).toEqual(['Wager 1', 'Wager 2']);
    expect(names(second)).toEqual(['Wager 3']);
    expect(texts(first)).toEqual([
      'Players may ask for the rules.',
      'Wager 1 is new.',
      'House edges are rounded up.',
    ]);
    expect(texts(second)).toEqual(['House edges are rounded up.']);
  });
  it('says nothing of a wager that is on another', () => {
    const subject = manyWagers(3, false);
    const [finding] = subject.findings;
    if (!finding) throw new Error('no finding');
    const { wager: _, ...rest } = finding;
    const naming = {
      ...rest,
      rule: 'test-1/1.7',
      signLine: 'Vigorish on Wager 3: 5%.',
      paper: 'sign' as const,
    };
    const said = { ...subject, findings: [...subject.findings, naming] };
    expect(texts(sheet(1, ['w1', 'w2'], said))).not.toContain('Vigorish on Wager 3: 5%.');
    expect(texts(sheet(2, ['w3'], said))).toContain('Vigorish on Wager 3: 5%.');
  });
});

it('says the dates of a trial once, where a notice says them already', () => {
  const trial = { from: '2008-01-01', to: '2008-06-30' };
  const variant = { ...SUBJECT.variant, circumstances: { ...SUBJECT.variant.circumstances, trial } };
  const [, notice, ...others] = SUBJECT.findings as [Finding, Finding, ...Finding[]];
  const dated = { ...notice, rule: 'test-1/1.5', wager: undefined, signLine: 'On trial until 30 June 2008.' };
  const said = texts(sign({ ...SUBJECT, variant, findings: [notice, dated, ...others] }));
  expect(said.filter((text) => text.includes('30 June 2008'))).toEqual(['On trial until 30 June 2008.']);
});

it('sets only a cap in large type: other options have their notices among the lines', () => {
  const option = (id: string, kind: 'amount' | 'choice') => ({
    id,
    label: id,
    explains: 'An option.',
    clause: '1.1' as const,
    kind,
    values: [{ value: 'none', label: 'None' }],
    default: kind === 'amount' ? '9' : 'none',
  });
  const notice = (id: string, signLine: string | undefined): Finding => ({
    rule: `test-1/${id}`,
    clause: '1.1' as const,
    verdict: 'needs-notice',
    option: id,
    explanation: 'Rule 1.1 asks for a notice.',
    ...(signLine && { signLine }),
    paper: 'sign',
  });
  const said = sign({
    ...SUBJECT,
    game: { ...SUBJECT.game, options: [option('cap', 'amount'), option('packs', 'choice')] },
    findings: [
      notice('cap', 'No more than £9 is paid.'),
      notice('packs', 'Six packs.'),
      notice('cap', undefined),
    ],
  });
  expect(said.paper.blocks.filter((block) => block.kind === 'display').slice(2)).toEqual([
    display('large', 'No more than £9 is paid.'),
  ]);
  expect(texts(said)).toContain('Six packs.');
});

it('lists what is missing on a sheet of its own', () => {
  const without = sign({ ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: {} } });
  expect(notForDisplay(without).blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Test Wheel: table sign' },
    {
      kind: 'note',
      tone: 'breach',
      title: 'Not for display. Missing or in breach:',
      lines: ['The table’s minimum and maximum wager.'],
    },
  ]);
});
