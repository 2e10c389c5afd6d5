/** The whole of a sign, word for word: what must be on it, how large, and what may be left out. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Rule } from '@/rulebooks/format/record';
import { ruleId } from '@/rulebooks/format/scope';
import type { Block } from '../paper';
import type { Subject } from '../subject';
import { manyWagers } from '../testing/many-wagers';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { detailOf, missingSheet, sign } from './sign';

const strong = (text: string) => ({ text, strong: true });
const display = (size: 'huge' | 'large' | 'medium', text: string): Block => ({ kind: 'display', size, text });
const texts = ({ paper }: ReturnType<typeof sign>): string[] =>
  paper.blocks.flatMap((block) => (block.kind === 'display' ? [block.text] : []));
const hasTable = ({ paper }: ReturnType<typeof sign>) => paper.blocks.some(({ kind }) => kind === 'table');

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
        display('large', 'Minimum\u00a0£5   Maximum\u00a0£500'),
        {
          kind: 'table',
          caption: 'Wagers, what they pay, and the house edge',
          captionHidden: true,
          rowHeaders: 1,
          columns: [
            { title: 'Wager', grow: 1 },
            { title: 'Pays', align: 'right', figures: true },
            { title: 'House\u00a0edge', align: 'right', figures: true },
          ],
          rows: [
            { cells: [strong('One number'), '35 to 1', strong('2.71%')] },
            { cells: [strong('Red (Zero is spun: half the stake is lost)'), '1 to 1', strong('1.36%')] },
            { cells: [strong('Tie: Pay table 1 (No result: stake returned)'), '2 to 1', strong('5.41%')] },
          ],
        },
        display('medium', 'Tie: pay table 1, house edge 5.41%.'),
        {
          kind: 'qr',
          url: 'https://assay.example/record/c0ffee',
          text: 'House edges are rounded up. The public record of this game:',
          alt: 'Code that leads to the public record of this game',
        },
      ],
    },
  });
});

it('has one edge for a round, what each of its wagers pays, and room for the meter', () => {
  const { blocks } = sign(ROUND_SUBJECT).paper;
  const under = (name: string, pays: string) => ({ under: true, cells: [name, pays] });
  expect(blocks.slice(1)).toEqual([
    display('large', 'Minimum\u00a0£5   Maximum\u00a0£500'),
    display('medium', 'Jackpot: £1 a wager'),
    {
      kind: 'table',
      caption: 'Wagers, what they pay, and the house edge',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Wager', grow: 1 },
        { title: 'Pays', align: 'right', figures: true },
      ],
      rows: [
        { group: true, cells: ['Ante, Blind and Play (per Ante), house edge 25.00%'] },
        under('Ante', '1 to 1'),
        under('Blind, Pay table 1: Royal flush', '500 to 1'),
        under('Blind, Pay table 1: Straight flush', '50 to 1'),
        under('Blind, Pay table 1: Four of a kind', '10 to 1'),
        under('Blind, Pay table 1: Full house', '3 to 1'),
        under('Blind, Pay table 1: Flush', '3 to 2'),
        under('Blind, Pay table 1: Straight', '1 to 1'),
        under('Play', '1 to 1'),
        {
          group: true,
          under: false,
          cells: ['Jackpot (edge at the declared meter of £200), house edge 17.00%'],
        },
        under('Royal flush', '100% of the meter'),
        under('Straight flush', '10% of the meter'),
        under('Four of a kind', '5 for 1'),
      ],
    },
    display('medium', 'Blind: pay table 1, house edge 25.00%.'),
    display(
      'medium',
      'A pay “for 1” or a share of the meter replaces the wager, which does not come back. A pay “to 1” comes on top of the wager.',
    ),
    { kind: 'place', text: 'Jackpot, meter now' },
    {
      kind: 'qr',
      url: 'https://assay.example/record/c0ffee',
      text: 'House edges are rounded up. The public record of this game:',
      alt: 'Code that leads to the public record of this game',
    },
  ]);
});

describe('a notice of the pay table in use', () => {
  const [section] = SUBJECT.rulebook.sections;
  const [known] = section?.rules ?? [];
  const asking = (subject: Subject): Subject => ({
    ...subject,
    rulebook: {
      ...subject.rulebook,
      sections: [
        {
          ...(section as NonNullable<typeof section>),
          rules: [
            { ...(known as Rule), clause: '1.9', kind: 'computed', evidence: [{ owes: 'table-shown' }] },
          ],
        },
      ],
    },
  });
  const noticed = (found: string): Subject => {
    const subject = asking(SUBJECT);
    const [rule] = subject.rulebook.sections[0]?.rules ?? [];
    const [finding] = SUBJECT.findings;
    if (!rule || !finding) throw new Error('no rule or finding');
    return {
      ...subject,
      findings: [
        {
          ...finding,
          rule: ruleId(subject.rulebook, rule),
          wager: 'tie',
          found,
          signLine: `Tie: ${found}, house edge 5.41%.`,
        },
      ],
    };
  };
  it('is not said again where the rows name the table', () => {
    expect(texts(sign(noticed('pay table 1'))).join('\n')).not.toContain('Tie: pay table 1, house');
    expect(texts(sign(noticed('pay table 9')))).toContain('Tie: pay table 9, house edge 5.41%.');
  });
});

describe('a brief sign', () => {
  it('has only wagers whose pays a player could not know, and sends to the leaflet for the rest', () => {
    const made = sign(SUBJECT, 'changed');
    const table = made.paper.blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows).toHaveLength(1);
    expect(texts(made)).toContain(
      'All other wagers pay the minimum odds. The leaflet gives the house edge of each.',
    );
    const round = texts(sign(ROUND_SUBJECT, 'changed'));
    expect(round).toContain(
      'All other wagers pay the minimum odds. The leaflet gives the house edge of each.',
    );
  });
  it('has no table where there is none such, and explains no edge', () => {
    const plain = manyWagers(2, false);
    const made = sign(plain, 'changed');
    expect(hasTable(made)).toBe(false);
    expect(made.paper.blocks.slice(2)).toEqual([
      display('medium', 'Every wager pays the minimum odds. The leaflet gives the house edge of each.'),
      display('medium', 'Players may ask for the rules.'),
      display('medium', 'Wager 1 is new.'),
      {
        kind: 'qr',
        url: 'https://assay.example/record/c0ffee',
        text: 'The public record of this game:',
        alt: 'Code that leads to the public record of this game',
      },
    ]);
  });
  it('is not brief where a rule wants the odds of every wager at the table', () => {
    const asked = manyWagers(2, true);
    expect(detailOf(asked, 'changed')).toBe('all');
    expect(hasTable(sign(asked, 'changed'))).toBe(true);
    const notOfAll = { ...asked, findings: asked.findings.slice(0, -1) };
    expect(detailOf(notOfAll, 'changed')).toBe('changed');
    expect(detailOf(manyWagers(2, false), 'changed')).toBe('changed');
  });
});

describe('one of several sheets', () => {
  const sheet = (number: number, ids: string[], subject: Subject = manyWagers(3, false)) =>
    sign(subject, 'all', { number, of: 2, wagers: new Set(ids) });
  it('says which it is and what is on it', () => {
    expect(texts(sheet(1, ['w1', 'w2']))).toContain(
      'Sheet 1 of 2: Near and Far. The other wagers are on the other sheets.',
    );
    const { game } = SUBJECT;
    expect(texts(sheet(2, ['number', 'red'], { ...SUBJECT, game }))).toContain(
      'Sheet 2 of 2. The other wagers are on the other sheets.',
    );
  });
  it('has the rows and notices of its own wagers, and every notice of no wager', () => {
    const [first, second] = [sheet(1, ['w1', 'w2']), sheet(2, ['w3'])];
    const names = (made: ReturnType<typeof sign>) =>
      made.paper.blocks
        .flatMap((block) => (block.kind === 'table' ? block.rows : []))
        .map(({ cells }) => cells[0]);
    expect(names(first)).toEqual([strong('Wager 1'), strong('Wager 2')]);
    expect(names(second)).toEqual([strong('Wager 3')]);
    expect(texts(first).slice(-2)).toEqual(['Players may ask for the rules.', 'Wager 1 is new.']);
    expect(texts(second).slice(-1)).toEqual(['Players may ask for the rules.']);
    // A wager that stands on no sheet of its own has its notice on all of them.
    const subject = manyWagers(3, false);
    const findings = subject.findings.map((one) => ({ ...one, ...(one.wager && { wager: 'gone' }) }));
    expect(texts(sheet(2, ['w3'], { ...subject, findings }))).toContain('Wager 1 is new.');
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
    default: 'none',
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
  }).paper.blocks.filter((block) => block.kind === 'display');
  expect(said.slice(2)).toEqual([
    display('large', 'No more than £9 is paid.'),
    display('medium', 'Six packs.'),
  ]);
});

it('lists what is missing on a sheet of its own', () => {
  const without = sign({ ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: {} } });
  expect(missingSheet(without).blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Test Wheel: table sign' },
    {
      kind: 'note',
      tone: 'breach',
      title: 'Not for display. Missing:',
      lines: ['The table’s minimum and maximum wager.'],
    },
  ]);
});
