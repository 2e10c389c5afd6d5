import { describe, expect, it } from 'vitest';
import { distinct, MOST_STEPS, payOf, readSteps, USUAL_STEPS } from './steps';

const read = (text: string) => {
  const steps = readSteps(text, 'steps');
  return steps.ok ? steps.value : steps.problems;
};
const pays = (text: string, unit: 'to' | 'for' = 'to') => {
  const steps = readSteps(text, 'steps');
  return steps.ok ? distinct(steps.value).map((step) => payOf(step, unit)) : [];
};

describe('steps of odds', () => {
  it('are numbers, ranges, halves, and words for a stake that is returned or lost', () => {
    expect(pays('push, 1-3, 1½ 1.5; 12')).toEqual([
      'push',
      '1 to 1',
      '2 to 1',
      '3 to 1',
      '3 to 2',
      '12 to 1',
    ]);
    expect(pays('LOSE, ½, 6/5, 1,000')).toEqual(['lose', '1 to 2', '6 to 5', '1000 to 1']);
  });

  it('with thousands that may be two steps are refused: “35,45,100” is three steps or two', () => {
    expect(read('35,45,100')).toEqual([
      {
        code: 'input-unreadable',
        field: 'steps',
        message: '“45,100” may be one step or several: write “45, 100” for several, “45100” for one.',
      },
    ]);
    expect(pays('35, 45, 100, 10,000')).toEqual(['35 to 1', '45 to 1', '100 to 1', '10000 to 1']);
  });

  it('keep the unit of the table', () => {
    expect(pays('2, 1½, push', 'for')).toEqual(['2 for 1', '3 for 2', 'push']);
  });

  it('are by default all that can be read, each once', () => {
    expect(new Set(pays(USUAL_STEPS)).size).toBe(pays(USUAL_STEPS).length);
    expect(pays(USUAL_STEPS).slice(0, 11).at(-1)).toBe('12 to 1');
  });

  it.each(['', ' , ', 'two', '3-1', '0', '-1', '1-1000', '1e9', '2000000000', `1-${MOST_STEPS}, 200`])(
    '%j is refused with a sentence at its field',
    (text) => {
      expect(read(text)).toEqual([
        { code: 'input-unreadable', field: 'steps', message: expect.stringMatching(/^.+[.]$/) },
      ]);
    },
  );
});
