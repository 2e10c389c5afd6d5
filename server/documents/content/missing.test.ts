/** What a sign lacks: each sentence once, with the clauses that ask for it. */

import { describe, expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import type { SealedRuling } from '../../seals/ruling-record';
import type { Barred } from '../subject';
import { SUBJECT } from '../testing/subject';
import { dossierMissing, leafletMissing, limitRules, rulesOf, signMissing } from './missing';
import { breaches } from './verdicts';

const { limits: _, ...unlimited } = SUBJECT.variant.circumstances;
const put = (more: {
  findings?: Finding[];
  circumstances?: object;
  record?: Parameters<typeof signMissing>[0]['record'];
}) =>
  signMissing({
    rulebook: SUBJECT.rulebook,
    findings: more.findings ?? [],
    variant: {
      ...SUBJECT.variant,
      circumstances: { ...SUBJECT.variant.circumstances, ...more.circumstances },
    },
    record: more.record ?? {},
  });
const found = (verdict: Finding['verdict'], explanation: string, more: Partial<Finding> = {}): Finding => ({
  rule: 'test-1/9',
  clause: '9',
  verdict,
  explanation,
  ...more,
});

describe('what is missing from a sign', () => {
  it('is nothing where all is given', () => {
    expect(put({})).toEqual([]);
    expect(
      put({ findings: [found('meets', 'Well.'), found('needs-notice', 'Said.', { signLine: 'A line.' })] }),
    ).toEqual([]);
  });

  it('names limits of optional wagers where none is on offer, and leads to their field', () => {
    const optional = {
      currency: 'GBP',
      minimum: 500,
      maximum: 50_000,
      optional: { minimum: 100, maximum: 5000 },
    };
    const wagers = SUBJECT.game.wagers.map((one) => ({ ...one, side: false }));
    expect(
      signMissing({
        rulebook: SUBJECT.rulebook,
        game: { ...SUBJECT.game, wagers },
        findings: [],
        record: {},
        variant: {
          ...SUBJECT.variant,
          circumstances: { ...SUBJECT.variant.circumstances, limits: optional },
        },
      }),
    ).toEqual([
      {
        text: 'An optional wager for the limits of optional wagers: none is on offer. Offer one, or leave those limits out.',
        clauses: [],
        place: 'limits',
      },
    ]);
  });

  it('names the limits once, with the rules that ask for them', () => {
    const asks = found('needs-notice', 'Give the limits.', {
      rule: 'test-1/1.1',
      clause: '1.1',
      paper: 'sign',
    });
    const missing = signMissing({
      rulebook: SUBJECT.rulebook,
      findings: [asks, asks],
      variant: { ...SUBJECT.variant, circumstances: unlimited },
      record: {},
    });
    expect(missing).toEqual([
      { text: 'The table’s minimum and maximum wager.', clauses: ['1.1'], place: 'limits' },
    ]);
    expect(put({ findings: [asks] }), 'where they are given, what is owed is said').toEqual([
      { text: 'Give the limits.', clauses: ['1.1'], place: 'findings' },
    ]);
    expect([...limitRules(SUBJECT.rulebook)]).toEqual(['test-1/1.1']);
    expect([...rulesOf(SUBJECT.rulebook, 'trial-shown')]).toEqual([]);
  });

  it('names the approval, and why there is none', () => {
    const said = (barred: Barred) => put({ record: { barred } });
    expect(said('undecided')).toEqual([{ text: 'Approval: not decided yet.', clauses: [] }]);
    expect(said('refused')).toEqual([{ text: 'Approval: refused.', clauses: [] }]);
    expect(said('withdrawn')).toEqual([{ text: 'Approval: the submission was withdrawn.', clauses: [] }]);
    expect(said('discontinued')[0]?.text).toBe('Approval: the regulator discontinued the trial.');
    expect(said('abandoned')[0]?.text).toBe('Approval: the trial was abandoned.');
    expect(said('superseded')[0]?.text).toBe(
      'Approval: a later version took its place. Use the papers of that version.',
    );
    expect(said('unvouched')).toEqual([
      {
        text: 'Approval: not confirmed. No seal vouches for the decision as it is stored; ask the regulator.',
        clauses: [],
      },
    ]);
  });

  it('names every breach and conflict, each sentence once, and nothing that only needs confirmation', () => {
    const findings = [
      found('breach', 'It pays too little.'),
      found('breach', 'It pays too little.'),
      found('conflict', 'Two rules differ.'),
      found('needs-attestation', 'Confirm it.'),
      found('meets', 'Well.'),
    ];
    expect(put({ findings })).toEqual([
      { text: 'It pays too little.', clauses: ['9'], place: 'findings' },
      { text: 'Two rules differ.', clauses: ['9'], place: 'findings' },
    ]);
    expect(breaches(findings)).toHaveLength(3);
  });

  it('names pays below a minimum until their temporary variation is approved', () => {
    const findings = [found('needs-approval', 'For a time: it pays too little.')];
    const temporary = { occasion: 'The fair', from: '2008-01-01', to: '2008-01-07' };
    const waiting = [{ text: 'For a time: it pays too little.', clauses: ['9'], place: 'findings' }];
    const record = { approved: '2007-12-20' };
    expect(put({ findings, circumstances: { temporary } }), 'notified at most').toEqual(waiting);
    expect(put({ findings, circumstances: { temporary }, record })).toEqual([]);
    expect(put({ findings, record }), 'of the game itself, no approval lifts a minimum').toEqual(waiting);
  });

  it('names pays below a minimum until their trial is approved', () => {
    const findings = [found('needs-approval', 'On trial: it pays too little.'), found('lifted', 'Approved.')];
    const trial = { from: '2008-01-01', to: '2008-03-31' };
    const { variant } = SUBJECT;
    const onTrial = { ...variant, circumstances: { ...variant.circumstances, trial } };
    const waiting = [{ text: 'On trial: it pays too little.', clauses: ['9'], place: 'findings' }];
    expect(put({ findings, circumstances: { trial } })).toEqual(waiting);
    expect(put({ findings, circumstances: { trial }, record: { trial } })).toEqual([]);
    const adopted = [{ record: { ruling: 'adopt' } }] as unknown as SealedRuling[];
    expect(put({ findings, circumstances: { trial }, record: { rulings: adopted } })).toEqual([]);
    // The approval of a trial says nothing of a local variation.
    expect(put({ findings, record: { trial } })).toEqual(waiting);
    const leaflet = {
      rulebook: SUBJECT.rulebook,
      findings,
      organisation: { minimumAge: 18, help: 'A line' },
    };
    expect(leafletMissing({ ...leaflet, variant: onTrial, record: {} })).toEqual(waiting);
    expect(leafletMissing({ ...leaflet, variant: onTrial, record: { trial } })).toEqual([]);
  });
});

it('names what a leaflet lacks of the operator, and where to give it', () => {
  const { rulebook, variant } = SUBJECT;
  const findings: Finding[] = [];
  const draft = { rulebook, variant, findings, record: {} };
  const place = 'organisation';
  expect(leafletMissing({ ...draft, organisation: undefined })).toEqual([
    { text: 'The minimum age of players in Testland.', clauses: [], place },
    { text: 'Where players in Testland get help.', clauses: [], place },
  ]);
  expect(leafletMissing({ ...draft, organisation: { minimumAge: 18 } })).toEqual([
    { text: 'Where players in Testland get help.', clauses: [], place },
  ]);
  expect(leafletMissing({ ...draft, organisation: { minimumAge: 18, help: 'A line' } })).toEqual([]);
});

it('names what a dossier leaves a reviewer to ask for, and takes the contact from draft or letterhead', () => {
  const { variant } = SUBJECT;
  const given = (facts: Partial<typeof variant.circumstances>, organisation?: { contact: string }) =>
    dossierMissing({
      variant: { ...variant, circumstances: { ...variant.circumstances, ...facts } },
      organisation,
    }).map(({ place }) => place);
  expect(given({})).toEqual(['filing', 'contact']);
  expect(given({ kind: 'variation' })).toEqual(['contact']);
  expect(given({ contact: 'Nora, 020 7946 0000' })).toEqual(['filing']);
  expect(given({ kind: 'new-game', contact: ' ' }, { contact: 'compliance@pier.example' })).toEqual([]);
  expect(given({ kind: 'new-game' }, { contact: ' ' })).toEqual(['contact']);
  expect(given({ kind: 'new-game', contact: ' ' })).toEqual(['contact']);
});
