import { beforeAll, describe, expect, it } from 'vitest';
import { wholeStake } from '@/rulebooks/spelling/money';
import { oddsIn } from '@/rulebooks/testing/odds';
import { cellText, type Table } from '../paper';
import type { Subject } from '../subject';
import { SUBJECT } from '../testing/subject';
import { dossier } from './dossier';
import { workedExamples } from './examples';
import { leaflet } from './leaflet';
import { settle } from './money';
import { notForDisplay } from './not-for-display';
import { edgeAt } from './permitted';
import { plainText } from './plain-text';
import { printForDisplay, sign } from './sign';
import { offered } from './wagers';

const all = offered(SUBJECT);
const manifest = [{ name: 'Variant', sha256: SUBJECT.record.hash }];
const text = (paper: Parameters<typeof plainText>[0]) => plainText(paper).replace(/\s+/g, ' ');
const tables = (blocks: ReturnType<typeof dossier>['blocks']): Table[] =>
  blocks.filter((block): block is Table => block.kind === 'table');

/** Without it a leaflet is not for display. */
const SAID = { minimumAge: 18, help: 'A line' };

describe('money', () => {
  it('chooses a stake at which every amount is whole', () => {
    expect(wholeStake(['35/1'], 'GBP')).toBe(1000);
    // 7 to 6 on 12 wins 14; no stake from 10 up that is smaller is whole to the penny but 12.
    expect(wholeStake(['7/6'], 'GBP')).toBe(1200);
    expect(settle(1200, '7/6', 'GBP')).toEqual({ stake: '£12', gain: '£14', back: '£26', outcome: 'win' });
    expect(settle(1000, '-1/2', 'GBP')).toEqual({ stake: '£10', gain: '£5', back: '£5', outcome: 'loss' });
    expect(settle(1000, '0/1', 'GBP').outcome).toBe('stand-off');
  });
  it('works out a win, a loss, a partial loss and a stand-off', () => {
    expect(workedExamples(all, SUBJECT)).toEqual([
      'A win: £10 on One number (The number is spun, 35 to 1) wins £350, so £360 comes back, stake included.',
      'A win: £10 on Red (Red is spun, 1 to 1) wins £10, so £20 comes back, stake included.',
      'A win: £10 on Tie (A tie, 2 to 1) wins £20, so £30 comes back, stake included.',
      'A loss: £10 on One number (Another number is spun) is lost in full.',
      'A partial loss: £10 on Red (Zero is spun) loses £5; £5 is returned.',
      'A stand-off: £10 on Tie (No result) is returned; nothing is won or lost.',
    ]);
  });
});

describe('dossier', () => {
  let paper: ReturnType<typeof dossier>;
  // Not at the top level: mutation testing switches changes on for a test, and code run earlier would miss
  // them.
  beforeAll(() => {
    paper = dossier(SUBJECT, { manifest });
  });
  it('gives each wager a table of events that sums to its universe', () => {
    const events = tables(paper.blocks).filter(({ caption }) => caption.startsWith('Events of'));
    expect(events).toHaveLength(3);
    for (const { rows } of events)
      expect(cellText(rows.at(-1)?.cells[0] ?? '')).toBe('Total, equal to the universe');
    expect(events[0]?.rows.map((row) => row.cells.map(cellText))).toEqual([
      ['The number is spun', '1', '0.027027', '36 to 1', '35 to 1', '+94.5946%'],
      ['Another number is spun', '36', '0.972973', '0.0278 to 1', 'lose', '−97.2973%'],
      ['Total, equal to the universe', '37', '1.000000', '', '', '−2.7027%'],
    ]);
  });
  it('sets the permitted pay tables side by side on the same distribution', () => {
    const tie = all.find(({ wager }) => wager.id === 'tie');
    expect(tie && edgeAt(tie.result, oddsIn({ win: '1 to 1' }))).toBe('12/37');
    const side = tables(paper.blocks).find(({ caption }) => caption === 'Tie');
    expect(side?.rows.at(-1)?.cells.map(cellText)).toEqual(['House edge', '32.4324%', '5.4054%']);
  });
  it('says what changed and names every hash', () => {
    expect(text(paper)).toContain('wagers.tie.payTable minimum table-1');
    expect(text(paper)).toContain(`Variant: ${SUBJECT.record.hash}`);
  });
  it('prints the edge that the witness saw beside the exact edge, with the same sign', () => {
    const seen = tables(paper.blocks).find(({ caption }) => caption === 'What the witness saw');
    // The house lost 1% in the subject's thousand rounds of Red, whose edge is 1/74.
    expect(seen?.rows[0]?.cells.slice(2, 4)).toEqual(['−1.0000%', '1.3514%']);
  });
  it('names the contact and where else the game is offered', () => {
    const circumstances = { contact: 'Tables desk, 01 555', elsewhere: 'Nevada, Alderney' };
    const said = text(dossier({ ...SUBJECT, variant: { ...SUBJECT.variant, circumstances } }, { manifest }));
    expect(said).toContain('Contact: Tables desk, 01 555');
    expect(said).toContain('Other jurisdictions: Nevada, Alderney');
  });
  it('does not call a version unchanged when there was none to compare', () => {
    const record = { ...SUBJECT.record, changes: undefined };
    const said = text(dossier({ ...SUBJECT, record }, { manifest }));
    expect(said).toContain('This is the first version submitted.');
    expect(said).not.toContain('Nothing that is computed or printed');
  });
  it('says when a sum is not the universe', () => {
    const [first, ...rest] = SUBJECT.analysis.wagers;
    const wrong = {
      ...SUBJECT.analysis,
      wagers: [{ ...first, universe: '38' } as typeof first & object, ...rest],
    };
    expect(text(dossier({ ...SUBJECT, analysis: wrong }, { manifest }))).toContain(
      'Total; the universe is 38',
    );
  });
});

describe('sign', () => {
  it('says that the leaflet has the wagers not shown', () => {
    expect(text(sign(SUBJECT, 'changed').paper)).toContain('The leaflet has the other wagers');
    expect(text(sign(SUBJECT).paper)).not.toContain('leaflet');
  });
  it('may be displayed when nothing is missing, with every compulsory line', () => {
    const made = printForDisplay(SUBJECT);
    expect(made.ok).toBe(true);
    const said = made.ok ? text(made.sign.paper) : '';
    expect(said).toContain('Tie: pay table 1, house edge 5.41%.');
    expect(said).toContain('Minimum £5 Maximum £500');
    expect(said).toContain('Red (Zero is spun: half the stake is lost): 1 to 1, house edge 1.36%');
  });
  it('is refused for display without limits, and says so on the sheet', () => {
    const without = { ...SUBJECT, variant: { ...SUBJECT.variant, circumstances: {} } };
    expect(printForDisplay(without)).toEqual({
      ok: false,
      missing: ['The table’s minimum and maximum wager.'],
    });
    expect(sign(without).paper.mark).toBe('NOT FOR DISPLAY');
    expect(text(notForDisplay(sign(without)))).toContain('The table’s minimum and maximum wager.');
  });
  it.each([
    ['undecided', 'NOT APPROVED · NOT FOR DISPLAY', undefined],
    ['refused', 'REFUSED · NOT FOR DISPLAY', 'REFUSED'],
    ['withdrawn', 'WITHDRAWN · NOT FOR DISPLAY', 'WITHDRAWN'],
    ['unvouched', 'DECISION NOT CONFIRMED · NOT FOR DISPLAY', 'DECISION NOT CONFIRMED'],
  ] as const)('is marked when the submission is %s', (barred, mark, onDossier) => {
    const subject = { ...SUBJECT, record: { ...SUBJECT.record, approved: undefined, barred } };
    expect(printForDisplay(subject)).toMatchObject({
      ok: false,
      missing: [expect.stringContaining('Approval')],
    });
    expect(sign(subject).paper.mark).toBe(mark);
    expect(leaflet(subject).mark).toBe(mark);
    expect(leaflet({ ...subject, organisation: SAID }).mark).toBe(mark.split(' · ')[0]);
    expect(dossier(subject, { manifest }).mark).toBe(onDossier);
  });
  it('says in the dossier that nothing vouches for the decision, and whom to ask', () => {
    const record = { ...SUBJECT.record, approved: undefined, barred: 'unvouched' as const };
    const sentence = 'No seal vouches for the decision as it is stored; ask the regulator.';
    expect(text(dossier({ ...SUBJECT, record }, { manifest }))).toContain(sentence);
    expect(text(dossier(SUBJECT, { manifest }))).not.toContain(sentence);
  });
  it('gives in the dossier the reviewer’s reasons and conditions', () => {
    const decided = (record: Partial<Subject['record']>) =>
      text(dossier({ ...SUBJECT, record: { ...SUBJECT.record, ...record } }, { manifest }));
    const refused = decided({ approved: undefined, barred: 'refused', reasons: 'Too dear.\nToo slow.' });
    expect(refused).toMatch(/Reasons for the refusal\s+Too dear\.\s+Too slow\./);
    const approved = decided({ reasons: 'In order.', conditions: ['One table only.'] });
    expect(approved).toMatch(
      /Reasons for the approval\s+In order\.\s+Conditions of the approval\s+One table only\./,
    );
    expect(decided({ reasons: undefined, conditions: undefined })).not.toContain('Reasons for');
  });
  it('names the days of the trial that were approved, not those that were asked for', () => {
    const onTrial = (approved: string) => ({
      ...SUBJECT,
      variant: {
        ...SUBJECT.variant,
        circumstances: { ...SUBJECT.variant.circumstances, trial: { from: '2008-03-01', to: '2008-05-31' } },
      },
      record: { ...SUBJECT.record, trial: { from: '2008-03-01', to: approved } },
    });
    expect(text(sign(onTrial('2008-05-31')).paper)).toContain('On trial from 1 March 2008 to 31 May 2008.');
    expect(printForDisplay(onTrial('2008-05-31')).ok).toBe(true);
    expect(sign(onTrial('2008-04-30')).missing).toEqual([]);
    expect(text(sign(onTrial('2008-04-30')).paper)).toContain('On trial from 1 March 2008 to 30 April 2008.');
    expect(text(sign(onTrial('2008-04-30')).paper)).not.toContain('31 May 2008');
    const unasked = { ...SUBJECT, record: onTrial('2008-04-30').record };
    expect(text(sign(unasked).paper)).toContain('On trial from 1 March 2008 to 30 April 2008.');
  });
  it('is refused while a required line is missing or a rule is breached', () => {
    const owed = {
      rule: 'test-1/1.5',
      clause: '1.5',
      explanation: 'Give the dates of the trial.',
      paper: 'sign',
    } as const;
    const broken = {
      rule: 'test-1/1.3(a)',
      clause: '1.3(a)',
      verdict: 'breach',
      explanation: 'It pays too little.',
    } as const;
    const findings = [...SUBJECT.findings, { ...owed, verdict: 'not-assessed' as const }, broken];
    expect(printForDisplay({ ...SUBJECT, findings })).toEqual({
      ok: false,
      missing: ['Give the dates of the trial.', 'It pays too little.'],
    });
  });
  it('prints the dates of a trial even without a finding about them', () => {
    const circumstances = {
      ...SUBJECT.variant.circumstances,
      trial: { from: '2008-01-01', to: '2008-06-30' },
    };
    const said = text(sign({ ...SUBJECT, variant: { ...SUBJECT.variant, circumstances } }).paper);
    expect(said).toContain('On trial from 1 January 2008 to 30 June 2008.');
  });
  it('is marked as a draft while it is one', () => {
    expect(sign({ ...SUBJECT, record: { ...SUBJECT.record, draft: true } }).paper.mark).toBe('WORKING COPY');
  });
});

describe('leaflet', () => {
  const said = text(leaflet(SUBJECT));
  it('says what 100 staked costs, rounded up to the penny', () => {
    // 100 x 1/37 = 2.7027..., so 2.71; 100 x 2/37 = 5.405..., so 5.41
    expect(said).toContain('For every £100 staked on One number, the casino keeps £2.71 on average.');
    expect(said).toContain('On Tie, the most expensive wager here, it keeps £5.41.');
  });
  it('keeps odds on one line', () => {
    const [edges] = tables(leaflet(SUBJECT).blocks);
    expect(edges?.rows.flatMap(({ cells }) => cells.map(cellText))).toContain('35\u00a0to\u00a01');
  });
  it('gives the edge of each pay table and explains part losses and stand-offs', () => {
    expect(said).toContain('House edge 5.41% 32.44%');
    expect(said).toContain('Some results take only part of the stake');
    expect(said).toContain('the stake comes back');
  });
});
