/** The first page of a dossier. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import type { SealedDecision } from '../../../seals/decision-record';
import type { SealedRuling } from '../../../seals/ruling-record';
import type { DepartingOf } from '../../../vocabulary/departing';
import type { Subject } from '../../subject';
import { DECIDED, decisionOn } from '../../testing/decided';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { offered } from '../wagers';
import { summary } from './summary';

const made = (subject: Subject) => summary(subject, offered(subject));
const notesOf = (subject: Subject) =>
  made(subject).flatMap((block) => (block.kind === 'note' ? [{ tone: block.tone, title: block.title }] : []));
const leadOf = (record: Partial<Subject['record']>, circumstances = {}) =>
  made({
    ...SUBJECT,
    record: { ...SUBJECT.record, ...record },
    variant: { ...SUBJECT.variant, circumstances },
  }).flatMap((block) => (block.kind === 'paragraph' && block.tone === 'lead' ? [block.text] : []))[0];

describe('the summary', () => {
  it('leads with breaches and gains, then with what is open', () => {
    const finding = (clause: ClauseId, verdict: Finding['verdict']): Finding => ({
      rule: `test-1/${clause}`,
      clause,
      verdict,
      explanation: 'It is so.',
    });
    const said = (...findings: Finding[]) => notesOf({ ...SUBJECT, findings })[0];
    const breach = finding('1.1', 'breach');
    const gains = finding('1.3', 'player-gains');
    expect(said()).toEqual({ tone: 'good', title: 'No breach, and no open findings.' });
    expect(said(finding('1.2', 'needs-attestation'))).toEqual({
      tone: 'attention',
      title: 'No breach. One finding is open.',
    });
    expect(said(breach, breach)).toEqual({ tone: 'breach', title: 'Breaches rule 1.1.' });
    expect(said(breach, finding('1.2', 'breach'))).toEqual({
      tone: 'breach',
      title: 'Breaches rules 1.1, 1.2.',
    });
    expect(said(gains)).toEqual({ tone: 'breach', title: 'The player gains on 1 wager.' });
    expect(said(finding('1.3', 'never-paid'))).toEqual({
      tone: 'breach',
      title: '1 row of written wagers is never paid.',
    });
    expect(said(gains, breach)?.title).toBe('The player gains on 1 wager. Breaches rule 1.1.');
  });
  it('says how many findings are open under each verdict', () => {
    const open = (verdict: Finding['verdict']): Finding => ({
      rule: 'test-1/1.2',
      clause: '1.2',
      verdict,
      explanation: 'It is so.',
    });
    const findings = [
      open('needs-attestation'),
      open('needs-notice'),
      open('needs-attestation'),
      open('meets'),
    ];
    const [note] = made({ ...SUBJECT, findings }).filter(({ kind }) => kind === 'note');
    expect(note).toMatchObject({ lines: ['Open: needs notice 1, needs confirmation 2.', expect.anything()] });
  });
  it('counts what the authority overruled as overruled, not as open, and still names a breach', () => {
    const finding = (clause: ClauseId, verdict: Finding['verdict']): Finding => ({
      rule: `test-1/${clause}`,
      clause,
      verdict,
      explanation: 'It is so.',
    });
    const findings = [
      finding('1.1', 'breach'),
      finding('1.2', 'needs-approval'),
      finding('1.3', 'needs-approval'),
    ];
    const plain = { ...SUBJECT, findings };
    const overruled = findings.slice(0, 2).map(({ rule, clause, verdict, explanation }) => ({
      ...{ rule, clause, verdict, finding: explanation },
      ...{ reasons: 'As agreed.', by: 'Ruth', at: DECIDED },
    }));
    const decision = { ...decisionOn(plain), overruled };
    const seal = { key: '', value: '' } as unknown as SealedDecision['seal'];
    const decided = { ...plain, record: { ...plain.record, sealedDecision: { record: decision, seal } } };
    const [note] = made(decided).filter(({ kind }) => kind === 'note');
    expect(note).toMatchObject({
      title: 'Breaches rule 1.1.',
      lines: [
        'Open: needs approval 1.',
        'Overruled by the authority: breach 1, needs approval 1. Its reasons are under “Identity”.',
        expect.anything(),
      ],
    });
    const captions = made(decided).flatMap((block) => (block.kind === 'table' ? [block.caption] : []));
    expect(captions).toContain('Findings that need a decision (1)');
  });
  it('names the days of an approved trial, and none once the game is adopted', () => {
    const trial = { from: '2008-02-10', to: '2008-06-30' };
    const status = 'Approved for trial';
    expect(leadOf({ status, trial })).toBe(
      'Approved for trial on 1 February 2008: this variant of Test Wheel under Rules of the test, for a trial from 10 February 2008 to 30 June 2008.',
    );
    const adopted = { record: { ruling: 'adopt' } } as unknown as SealedRuling;
    expect(leadOf({ status: 'Adopted', trial, rulings: [adopted] })).toBe(
      'Adopted on 1 February 2008: this variant of Test Wheel under Rules of the test.',
    );
  });
  it('begins with the decision asked for, or with what was decided', () => {
    expect(leadOf({})).toBe(
      'Approved on 1 February 2008: this variant of Test Wheel under Rules of the test.',
    );
    const open = { approved: undefined, operator: 'Northgate' };
    expect(leadOf(open)).toBe(
      'Northgate asks the Testing Office to approve this variant of Test Wheel under Rules of the test.',
    );
    const trial = { from: '2008-01-01', to: '2008-06-30' };
    expect(leadOf(open, { kind: 'variation', petitioner: 'Test Games', trial })).toBe(
      'Test Games asks the Testing Office to approve this variant of Test Wheel (variation of a game) under Rules of the test for a trial from 1 January 2008 to 30 June 2008.',
    );
    expect(leadOf({ ...open, barred: 'refused' })).toBe(
      'Refused: this variant of Test Wheel under Rules of the test.',
    );
  });
  it('says what is new: pay tables, pays, options and what changed', () => {
    expect(made(SUBJECT).find(({ kind }) => kind === 'list')).toEqual({
      kind: 'list',
      items: ['Printed pay tables chosen: Tie: Pay table 1.', '1 change since the last version submitted.'],
    });
    const row = (of: DepartingOf, part: string, before: string, after: string) => ({
      ...{ of, part, before, after },
      field: part,
      says: '',
    });
    const departures = [
      row('left-out', 'Any craps', 'a side wager', 'not offered'),
      row('pays', 'Red', '1 to 1', '2 to 1'),
      row('pays', 'Red', '3 to 1', '4 to 1'),
      row('option', 'Decks', '8 decks', '6 decks'),
      row('instead', 'Wide field', 'Field', 'Wide field'),
      row('written', 'Own', 'not there', '2 to 1'),
      { field: 'One of an older dossier', before: '', after: '', says: '' },
    ];
    const { changes: _, ...record } = SUBJECT.record;
    const list = made({ ...SUBJECT, record: { ...record, departures } }).find(({ kind }) => kind === 'list');
    expect(list).toEqual({
      kind: 'list',
      items: [
        'Written by the operator: Own.',
        'Wide field in place of Field.',
        'Pays of the operator’s own: Red.',
        'Decks: 6 decks (usual: 8 decks).',
        'Not offered of the listed wagers: Any craps.',
        'Not as the rulebook has it: One of an older dossier.',
      ],
    });
    const { departures: __, ...without } = record;
    expect(JSON.stringify(made({ ...SUBJECT, record: without }))).toContain(
      'Nothing: every wager, pay and option is as the rulebook lists it.',
    );
  });
  it('has every house edge, and where they are too many the range of the others', () => {
    const edges = (subject: Subject) =>
      made(subject).flatMap((block) =>
        block.kind === 'table' && block.caption.startsWith('House edge')
          ? block.rows.map(({ cells }) => [cells[0], cells[3], cells[4]])
          : [],
      );
    const edge = (text: string, to: string) => ({ text, strong: true, to });
    expect(edges(SUBJECT)).toEqual([
      ['One number', edge('2.7027%', 'figure-number'), 'the stake'],
      ['Red', edge('1.3514%', 'figure-red'), 'the stake'],
      ['Tie', edge('5.4054%', 'figure-tie'), 'the stake'],
    ]);
    expect(edges(ROUND_SUBJECT)[0]).toEqual([
      'Ante, Blind and Play',
      edge('25.0000%', 'figure-ante'),
      'the Ante',
    ]);
    expect(JSON.stringify(made(ROUND_SUBJECT).at(-1))).toContain('the edge is that of a player who');
  });
  it('lists what needs a decision, and leads to each', () => {
    const breach: Finding = {
      rule: 'test-1/1.1',
      clause: '1.1',
      verdict: 'breach',
      explanation: 'No.',
    };
    const table = made({ ...SUBJECT, findings: [...SUBJECT.findings, breach] }).find(
      (block) => block.kind === 'table' && block.caption.startsWith('Findings'),
    );
    expect(table).toMatchObject({
      caption: 'Findings that need a decision (1)',
      rows: [
        {
          cells: [{ text: '1.1', to: `finding-${SUBJECT.findings.length + 1}` }, 'The\u00a0game', 'No.', {}],
        },
      ],
    });
  });
});
