import { expect, it } from 'vitest';
import { chosenIn, chosenOf, countIn, everyKey, type SubjectAsked, statementsOf, ticked } from './choosing';

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
  const chosen = chosenOf(SUBJECT);
  expect(everyKey(SUBJECT)).toHaveLength(3);
  expect(chosenIn(SUBJECT, (key) => chosen.has(key))).toEqual([
    { draft: 'one', revision: 3, rules: ['gb-2007/2.1'] },
    { draft: 'two', revision: 1, rules: ['gb-2007/2.1'] },
  ]);
});

it('keeps what a person unticked when somebody saves a draft, and asks again about what needs another look', () => {
  const [wheel, dice] = SUBJECT.drafts;
  if (!wheel || !dice) throw new Error('two drafts');
  const bank = 'one gb-2007/2.5(a)';
  const looked = ticked(new Map(), SUBJECT, { keys: [bank], on: true });
  const ticks = ticked(looked, SUBJECT, { keys: ['two gb-2007/2.1'], on: false });
  expect([...chosenOf(SUBJECT, ticks)]).toEqual(['one gb-2007/2.1', bank]);
  const saved = {
    ...SUBJECT,
    drafts: [
      { ...wheel, revision: 4 },
      { ...dice, revision: 2 },
    ],
  };
  expect([...chosenOf(saved, ticks)]).toEqual(['one gb-2007/2.1']);
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
