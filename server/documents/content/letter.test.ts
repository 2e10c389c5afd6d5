/** What a letter says of how the game may be played. */
import { expect, it } from 'vitest';
import type { Finding, Verdict } from '@/rulebooks/findings/finding';
import type { DecisionRecord } from '../../seals/decision-record';
import { seal } from '../../seals/seal';
import { approved, decisionOn } from '../testing/decided';
import { newKey } from '../testing/issuer';
import { SUBJECT } from '../testing/subject';
import { letter, letterSubject } from './letter';

const key = newKey();

function blocksOf(circumstances: object, change: Partial<DecisionRecord> = {}) {
  const subject = approved({ ...SUBJECT, variant: { ...SUBJECT.variant, circumstances } }, key);
  const record = { ...decisionOn(subject), ...change };
  const sealedDecision = { record, seal: seal('decision', record, key) };
  return letter({ ...subject, record: { ...subject.record, sealedDecision } }).blocks;
}

function saidOf(circumstances: object, change: Partial<DecisionRecord> = {}) {
  return blocksOf(circumstances, change).flatMap((block) =>
    block.kind === 'paragraph' && block.tone === 'lead' ? block.text : [],
  );
}

it('an approval for good is for the game as submitted', () => {
  expect(saidOf({})).toEqual(['The game may be played exactly as submitted. Any change is a new version.']);
});

it('of a decision that was sealed without the applicant’s counts is as it was', () => {
  const facts = (change: Partial<DecisionRecord>) => JSON.stringify(blocksOf({}, change));
  expect(facts({})).not.toContain('recomputed');
  expect(facts({ ownCounts: ['Nine'] })).toContain('"Not recomputed: counts by the applicant"');
});

it('of an adoption has what was agreed, and by itself why it was adopted over what was open', () => {
  const subject = approved(SUBJECT, key);
  const said = (reasons?: string) => {
    const { reference, version, operator, variant, by, authority } = decisionOn(subject);
    const record = {
      ...{ reference, version, operator, variant, by, authority },
      ruling: 'adopt' as const,
      at: '2008-06-01T10:00:00.000Z',
      text: 'At 35 to 1.',
      ...(reasons && { reasons }),
    };
    const ruled = { record, seal: seal('ruling', record, key) };
    const { blocks } = letter({ ...subject, record: { ...subject.record, rulings: [ruled] } });
    return blocks.flatMap((block, at) => {
      const next = blocks[at + 1];
      return block.kind === 'heading' && next?.kind === 'paragraph' ? [[block.text, next.text]] : [];
    });
  };
  const agreed = ['What was agreed', 'At 35 to 1.'];
  const why = ['Reasons', 'The consent is promised.'];
  expect(said()).toContainEqual(agreed);
  expect(said().map(([heading]) => heading)).not.toContain('Reasons');
  expect(said('The consent is promised.')).toEqual(expect.arrayContaining([agreed, why]));
});

it('of an adoption asks for its sign to be printed again, as the notice does', () => {
  const subject = approved(SUBJECT, key);
  const { reference, version, operator, variant, by, authority } = decisionOn(subject);
  const saidBy = (ruling: 'adopt' | 'refuse-extension') => {
    const at = '2008-06-01T10:00:00.000Z';
    const record = { reference, version, operator, variant, by, authority, ruling, at, text: 'So.' };
    const ruled = { record, seal: seal('ruling', record, key) };
    return JSON.stringify(letter({ ...subject, record: { ...subject.record, rulings: [ruled] } }).blocks);
  };
  expect(saidBy('adopt')).toContain('Its sign says that it is on trial: print it again.');
  expect(saidBy('refuse-extension')).not.toContain('print');
});

it('of an adoption leaves out what the sign of its trial had to say, and of an extension does not', () => {
  const trial = { from: '2008-03-01', to: '2008-05-31' };
  const notice = (explanation: string, signLine: string): Finding => ({
    rule: 'gb-2007/2.3(c)',
    clause: '2.3(c)',
    verdict: 'needs-notice',
    explanation,
    signLine,
  });
  const findings = [
    notice('It is on trial.', 'Roulette is on trial from 1 March 2008 to 31 May 2008.'),
    notice('It has limits.', 'Minimum £1.'),
  ];
  const variant = { ...SUBJECT.variant, circumstances: { ...SUBJECT.variant.circumstances, trial } };
  const subject = approved({ ...SUBJECT, variant, findings }, key);
  const { reference, version, operator, variant: hash, by, authority } = decisionOn(subject);
  const saidBy = (ruling: 'adopt' | 'extend') => {
    const at = '2008-05-01T10:00:00.000Z';
    const named = { reference, version, operator, variant: hash, by, authority };
    const record = {
      ...named,
      ruling,
      at,
      text: 'So.',
      ...(ruling === 'extend' && { lastDay: '2008-06-30' }),
    };
    const ruled = { record, seal: seal('ruling', record, key) };
    return JSON.stringify(letter({ ...subject, record: { ...subject.record, rulings: [ruled] } }).blocks);
  };
  expect(saidBy('extend')).toContain('It is on trial.');
  expect(saidBy('adopt')).not.toContain('It is on trial.');
  expect(saidBy('adopt')).toContain('It has limits.');
});

it('an approval of a temporary variation names its days and premises', () => {
  const temporary = { occasion: 'Winter Fair', from: '2008-03-05', to: '2008-03-09', premises: 'The Pier' };
  const says =
    'The game may be played exactly as submitted, for its occasions only: Winter Fair, 5 March 2008 to 9 March 2008, at The Pier';
  expect(saidOf({ temporary })).toEqual([`${says}. Any change is a new version.`]);
  const conditions = ['At one table.'];
  expect(saidOf({ temporary }, { decision: 'approve-with-conditions', conditions })).toEqual([
    `${says}, while every condition below is met. Any change is a new version.`,
  ]);
});

it('sets apart what has to be shown to players', () => {
  const finding = (verdict: Verdict, explanation: string): Finding => ({
    rule: 'gb-2007/2.1',
    clause: '2.1',
    verdict,
    explanation,
  });
  const headings = (...findings: Finding[]) => {
    const subject = approved({ ...SUBJECT, findings }, key);
    const { blocks } = letter(subject);
    return blocks.flatMap((block, at) => {
      const next = blocks[at + 1];
      if (block.kind !== 'heading' || !/^(?:Not met|To be shown)/.test(block.text)) return [];
      const says =
        next?.kind === 'table' ? next.rows.map(({ cells }) => cells[2]) : next && 'text' in next && next.text;
      return [[block.text, says]];
    });
  };
  const notice = finding('needs-notice', 'Show the edge.');
  const consent = finding('needs-consent', 'Agree it.');
  expect(headings(consent, notice)).toEqual([
    ['Not met, or not yet confirmed', ['Agree it.']],
    ['To be shown to players', ['Show the edge.']],
  ]);
  expect(headings(notice)[0]).toEqual([
    'Not met, or not yet confirmed',
    'Every other rule that was checked is met or was confirmed.',
  ]);
  expect(headings()).toEqual([
    ['Not met, or not yet confirmed', 'Every rule that was checked is met or was confirmed.'],
  ]);
});

it('knows of no notification that came after the decision', () => {
  const subject = approved(SUBJECT, key);
  const [day] = decisionOn(subject).at.split('T');
  const known = (inWriting: { number: string; day: string }) =>
    letterSubject({ ...subject, record: { ...subject.record, inWriting } }, 0)?.record.inWriting;
  const before = { number: 'V-1', day: day ?? '' };
  expect(known(before)).toEqual(before);
  expect(known({ number: 'V-1', day: '2098-01-01' })).toBeUndefined();
});
