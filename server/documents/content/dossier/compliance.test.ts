/** Section 8, word for word: the counts, what is open, what is met, notices, consents and confirmations. */

import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { type Block, cellText } from '../../paper';
import type { Subject } from '../../subject';
import { SUBJECT } from '../../testing/subject';
import { compliance, statements } from './compliance';

const EVIDENCE = [
  { title: 'Clause', figures: true },
  { title: 'Concerns', grow: 2 },
  { title: 'Threshold', grow: 1 },
  { title: 'Found', grow: 2 },
  { title: 'Margin', align: 'right' },
  { title: 'Verdict' },
];
const at = (text: string, number: number) => ({ text, id: `finding-${number}` });
const strong = (text: string, tone: string) => ({ text, strong: true, tone });
const finding = (clause: ClauseId, verdict: Finding['verdict'], more: Partial<Finding> = {}): Finding => ({
  rule: `test-1/${clause}`,
  clause,
  verdict,
  explanation: `Rule ${clause} says so.`,
  ...more,
});
const having = (findings: Finding[], more: Partial<Subject> = {}): Block[] =>
  compliance({ ...SUBJECT, ...more, findings });
const textsOf = (blocks: Block[]) => blocks.flatMap((block) => ('text' in block ? [block.text] : []));
const noticesOf = (blocks: Block[]) =>
  blocks.flatMap((block) =>
    block.kind === 'table' && block.caption === 'As the table shows them'
      ? block.rows.map(({ cells }) => cells.map(cellText).join(': '))
      : [],
  );
const listsOf = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []));

describe('the findings', () => {
  it('has the counts, open findings, rules met, notices and outstanding confirmations', () => {
    expect(compliance(SUBJECT)).toEqual([
      { kind: 'heading', level: 2, text: 'Findings', id: 'findings' },
      {
        kind: 'paragraph',
        keepWithNext: true,
        text: '4 findings under Rules of the test as in force on 1 January 2008: needs notice 2, needs confirmation 1, meets 1.',
      },
      {
        kind: 'table',
        caption: 'Open findings',
        rowHeaders: 1,
        // Nothing is compared in any of them: neither a threshold nor a margin.
        columns: EVIDENCE.filter(({ title }) => title !== 'Threshold' && title !== 'Margin'),
        rows: [
          {
            cells: [at('1.1', 1), 'The\u00a0game', '£5 to £500', strong('Needs\u00a0notice', 'attention')],
          },
          { cells: [at('1.4', 2), 'Tie', '–', strong('Needs\u00a0notice', 'attention')] },
        ],
      },
      {
        kind: 'table',
        caption: 'Rules met, by calculation',
        rowHeaders: 1,
        columns: EVIDENCE,
        rows: [
          {
            cells: [
              at('1.3(a)', 4),
              'One number',
              '35 to 1',
              { text: '35 to 1', to: 'figure-number' },
              '0',
              strong('Meets', 'good'),
            ],
          },
        ],
      },
      { kind: 'heading', level: 2, text: 'Notices to show at the table' },
      {
        kind: 'table',
        caption: 'As the table shows them',
        rowHeaders: 1,
        columns: [
          { title: 'Clause', figures: true },
          { title: 'Notice', grow: 1 },
        ],
        rows: [
          { cells: ['1.1', 'Minimum wager £5, maximum wager £500.'] },
          { cells: ['1.4', 'Tie: pay table 1, house edge 5.41%.'] },
        ],
      },
      { kind: 'heading', level: 2, text: 'Confirmations' },
      {
        kind: 'table',
        caption: 'What no calculation can show (needs confirmation: 1)',
        rowHeaders: 1,
        columns: [
          { title: 'Duty', grow: 1 },
          { title: 'Needs confirmation', grow: 2 },
          { title: 'Confirmed by a person', grow: 2 },
        ],
        rows: [{ cells: ['Cards, dice and wheels', '1.2', '–'] }],
      },
      { kind: 'paragraph', tone: 'small', text: 'Every statement, in an annex', to: 'statements' },
    ]);
  });

  it('has the notice of a trial with the days that were approved, and none once it is adopted', () => {
    const asked = { from: '2026-11-27', to: '2027-01-31' };
    const approved = { from: '2026-12-01', to: '2027-02-28' };
    const notice = finding('2.3', 'needs-notice', {
      signLine: 'On trial from 27 November 2026 to 31 January 2027.',
    });
    const variant = { ...SUBJECT.variant, circumstances: { ...SUBJECT.variant.circumstances, trial: asked } };
    const shown = (record: Partial<Subject['record']>) =>
      noticesOf(having([notice], { variant, record: { ...SUBJECT.record, ...record } }));
    expect(shown({})).toEqual(['2.3: On trial from 27 November 2026 to 31 January 2027.']);
    expect(shown({ trial: approved })).toEqual(['2.3: On trial from 1 December 2026 to 28 February 2027.']);
    const adopted = [{ record: { ruling: 'adopt' } }] as unknown as Subject['record']['rulings'];
    expect(shown({ rulings: adopted })).toEqual([]);
  });

  it('has only a count and the confirmations if nothing was found', () => {
    expect(having([]).slice(2)).toEqual([
      { kind: 'heading', level: 2, text: 'Confirmations' },
      { kind: 'paragraph', text: 'No rule asks for any.' },
    ]);
  });

  it('explains each open finding without a notice once, and lists consents separately', () => {
    const made = having([
      finding('1.1', 'breach'),
      finding('1.1', 'breach'),
      finding('1.5', 'needs-consent'),
      finding('1.6', 'needs-notification'),
      finding('1.4', 'needs-notice', { signLine: 'Shown.' }),
    ]);
    const consents = ['1.5: Rule 1.5 says so.', '1.6: Rule 1.6 says so.'];
    expect(listsOf(made)).toEqual([['1.1: Rule 1.1 says so.'], consents]);
    expect(noticesOf(made)).toEqual(['1.4: Shown.']);
    expect(textsOf(made)).toContain('Consents and notifications needed');
    expect(textsOf(having([finding('1.1', 'breach')]))).not.toContain('Consents and notifications needed');
    const noticed = having([finding('1.4', 'needs-notice', { signLine: 'Shown.', paper: 'sign' })]);
    expect(listsOf(noticed)).toEqual([]);
    expect(noticesOf(noticed)).toEqual(['1.4: Shown.']);
  });

  it('lists what is lifted by itself, and what waits for approval with the consents', () => {
    const made = having([
      finding('1.1', 'needs-approval'),
      finding('1.2', 'lifted'),
      finding('1.5', 'meets'),
    ]);
    expect(listsOf(made)).toEqual([['1.2: Rule 1.2 says so.'], ['1.1: Rule 1.1 says so.']]);
    expect(made).toContainEqual(
      expect.objectContaining({ caption: 'Rules not met, and lifted by approval' }),
    );
  });

  it('says what a finding concerns: the wager, its row and the option, by their labels where they have one', () => {
    const option = {
      id: 'packs',
      label: 'Packs',
      explains: 'How many.',
      clause: '1.6' as const,
      kind: 'choice' as const,
      values: [{ value: '8', label: '8 packs' }],
      default: '8',
    };
    const game = { ...SUBJECT.game, options: [option] };
    const concerned = (more: Partial<Finding>) => {
      const [, , table] = having([finding('1.1', 'breach', more)], { game });
      return table?.kind === 'table' && table.rows.map(({ cells }) => cellText(cells[1] ?? ''))[0];
    };
    expect(concerned({})).toBe('The\u00a0game');
    expect(concerned({ wager: 'red' })).toBe('Red');
    expect(concerned({ wager: 'gone' })).toBe('gone');
    expect(concerned({ wager: 'gone', event: 'win' })).toBe('gone, win');
    expect(concerned({ event: 'win' })).toBe('win');
    expect(concerned({ wager: 'red', event: 'unheard-of' })).toBe('Red, unheard-of');
    // As roulette names it: a dozen of the layout's numbers.
    expect(concerned({ wager: 'tie', event: 'win' })).toBe('Tie, A number of the chosen dozen is spun');
    expect(concerned({ option: 'packs' })).toBe('Packs');
    expect(concerned({ wager: 'tie', option: 'other' })).toBe('Tie, other');
  });

  it('prints the explanation of a confirmation whose rule it does not know', () => {
    const made = statements({ ...SUBJECT, findings: [finding('9.9', 'needs-attestation')] }).at(-1);
    expect(made?.kind === 'table' && made.rows).toEqual([{ cells: ['9.9', 'Rule 9.9 says so.'] }]);
  });

  it('heads what was confirmed, and leaves out what is open again', () => {
    const given = { by: 'Nora Ellis', at: '2026-03-01T10:00:00.000Z', note: 'Chapter 4.' };
    const variant = { ...SUBJECT.variant, attestations: { 'test-1/1.2': given } };
    const confirmed = (...findings: Finding[]) =>
      statements({ ...SUBJECT, findings, variant }).filter(
        (block) => block.kind === 'table' && block.caption.startsWith('Confirmed'),
      );
    expect(confirmed(finding('1.2', 'meets'))).toEqual([
      {
        kind: 'table',
        caption: 'Confirmed by a person: Cards, dice and wheels',
        rowHeaders: 1,
        columns: [
          { title: 'Clause', figures: true },
          { title: 'Statement', grow: 3 },
          { title: 'By' },
          { title: 'On' },
          { title: 'Note', grow: 1 },
        ],
        rows: [{ cells: ['1.2', 'We keep the wheel secure.', 'Nora Ellis', '1 March 2026', 'Chapter 4.'] }],
      },
    ]);
    expect(confirmed(finding('1.2', 'needs-attestation'))).toEqual([]);
  });
});
