/** Which files of JSON a submission is in the ZIP, and what stands in each. */
import { strFromU8 } from 'fflate';
import { expect, it } from 'vitest';
import type { SubmissionWhole } from '../submissions/stored/shapes';
import { json, partsOf } from './parts';

const ALWAYS = ['submission.json', 'analysis.json', 'findings.json'];
const BARE = {
  reference: 'A-PHJB-0001',
  version: 2,
  name: 'Big Six of the Pier',
  operator: 'Northgate',
  rulebook: 'gb-2007',
  game: 'big-six',
  day: '2026-11-29',
  hash: 'ab'.repeat(32),
  stored: 'in-review',
  state: 'as the clock shows it',
  revision: 3,
  frozenAt: '2026-11-29T12:00:00.000Z',
  frozenBy: 'Nora Ellis',
  analysis: { id: 'analysis-1', wagers: [] },
  findings: [{ rule: 'one' }],
  questions: [],
  judgements: [],
  reruns: [],
  files: [],
} as unknown as SubmissionWhole;
const partsWith = (more: object = {}) =>
  Object.fromEntries(
    partsOf({ ...BARE, ...more } as SubmissionWhole).map(([name, bytes]) => [
      name,
      JSON.parse(strFromU8(bytes)),
    ]),
  );

it('has no file of what there is none of', () => {
  expect(Object.keys(partsWith())).toEqual(ALWAYS);
  expect(Object.keys(partsWith({ answers: [], trialSteps: [], decision: { kind: 'refuse' } }))).toEqual(
    ALWAYS,
  );
});

it.each([
  ['answers', 'answers'],
  ['judgements', 'judgements'],
  ['questions', 'questions'],
  ['reruns', 're-runs'],
  ['files', 'files'],
])('has its %s in a file of their own, as they are read', (field, name) => {
  const items = [{ text: 'the first' }, { text: 'the second' }];
  const parts = partsWith({ [field]: items });
  expect(Object.keys(parts)).toEqual([...ALWAYS, `${name}.json`]);
  expect(parts[`${name}.json`]).toEqual(items);
});

it('has what the authority sealed, the decision first, and nothing for what was not sealed', () => {
  const decision = { kind: 'approve-for-trial', sealed: { record: 'decided' } };
  const trialSteps = [{ step: 'ask-adoption' }, { step: 'adopt', sealed: { record: 'ruled' } }];
  const parts = partsWith({ decision, trialSteps });
  expect(Object.keys(parts)).toEqual([...ALWAYS, 'sealed.json']);
  expect(parts['sealed.json']).toEqual([{ record: 'decided' }, { record: 'ruled' }]);
  expect(parts['submission.json']).toMatchObject({ decision, trialSteps });
});

it('says what the submission is, with its state as stored, whatever the clock shows', () => {
  const said = {
    statement: 'Fair.',
    submittedAt: '2026-11-30T12:00:00.000Z',
    submittedBy: 'Adrian Cole',
    withdrawnReason: 'Another table.',
    proposal: { id: 'proposal-1' },
    supersededBy: { id: 'later', version: 3 },
  };
  expect(partsWith(said)['submission.json']).toEqual({
    ...said,
    reference: 'A-PHJB-0001',
    version: 2,
    name: 'Big Six of the Pier',
    operator: 'Northgate',
    rulebook: 'gb-2007',
    game: 'big-six',
    rulesOf: '2026-11-29',
    variant: 'ab'.repeat(32),
    state: 'in-review',
    revision: 3,
    frozenAt: '2026-11-29T12:00:00.000Z',
    frozenBy: 'Nora Ellis',
    trialSteps: [],
  });
});

it('has the analysis without its id in the database, and the findings', () => {
  expect(partsWith()).toMatchObject({ 'findings.json': [{ rule: 'one' }] });
  expect(partsWith()['analysis.json']).toEqual({ wagers: [] });
});

it('is one line of JSON in a fixed order, without what is undefined', () => {
  expect(strFromU8(json({ b: 1, a: undefined, c: [2] }))).toBe('{"b":1,"c":[2]}\n');
  expect(json({ b: 1, a: 2 })).toEqual(json({ a: 2, b: 1 }));
});
