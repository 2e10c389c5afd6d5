import { expect, it } from 'vitest';
import { chosenIn, countIn, everyKey, firstChosen, type SubjectAsked, statementsOf } from './choosing';

const earlier = {
  by: 'Nora',
  at: '2026-01-01T00:00:00Z',
  note: 'The pit book says so.',
  of: 'A-0001 version 1',
};
const SUBJECT: SubjectAsked = {
  duty: 'premises',
  title: 'Premises, licence and bank',
  drafts: [
    {
      draft: 'one',
      name: 'Wheel',
      gameLabel: 'Big Six',
      revision: 3,
      rules: [
        { rule: 'gb-2007/2.1', clause: '2.1', says: 'We offer it on premises.', before: earlier },
        { rule: 'gb-2007/2.5(a)', clause: '2.5(a)', says: 'We hold the bank.', changed: earlier },
      ],
    },
    {
      draft: 'two',
      name: 'Dice',
      gameLabel: 'Dice',
      revision: 1,
      rules: [{ rule: 'gb-2007/2.1', clause: '2.1', says: 'We offer it on premises.' }],
    },
  ],
};

it('chooses nothing that was confirmed of something else', () => {
  const chosen = firstChosen(SUBJECT);
  expect(everyKey(SUBJECT)).toHaveLength(3);
  expect(chosenIn(SUBJECT, (key) => chosen.has(key))).toEqual([
    { draft: 'one', revision: 3, rules: ['gb-2007/2.1'] },
    { draft: 'two', revision: 1, rules: ['gb-2007/2.1'] },
  ]);
});

it('takes over only what was confirmed of the same', () => {
  const same = chosenIn(SUBJECT, (_, { before }) => before !== undefined);
  expect(countIn(same)).toBe(1);
  expect(same).toEqual([{ draft: 'one', revision: 3, rules: ['gb-2007/2.1'] }]);
});

it('has a statement once for all the drafts that ask it', () => {
  expect(statementsOf(SUBJECT).map(({ rule, in: drafts }) => [rule, drafts.map(({ name }) => name)])).toEqual(
    [
      ['gb-2007/2.1', ['Wheel', 'Dice']],
      ['gb-2007/2.5(a)', ['Wheel']],
    ],
  );
});
