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
    expect(pays('LOSE, ½, 6/5, 1,000')).toEqual(['lose', '1 to 2', '6 to 5', '1,000 to 1']);
  });

  it('with thousands that may be two steps are refused: “35,45,100” is three steps or two', () => {
    expect(read('35,45,100')).toEqual([
      {
        code: 'input-unreadable',
        field: 'steps',
        message: '“45,100” may be one step or several: write “45, 100” for several, “45100” for one.',
      },
    ]);
    expect(pays('35, 45, 100, 10,000')).toEqual(['35 to 1', '45 to 1', '100 to 1', '10,000 to 1']);
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

  it('are ranges of up to 120, of one at least, with either dash', () => {
    const count = (text: string) => {
      const steps = readSteps(text, 'steps');
      return steps.ok ? steps.value.length : 0;
    };
    expect(['1-120', '5-5', '9999-9999', '2–4'].map(count)).toEqual([120, 1, 1, 3]);
    expect(['1-121', '0-5', '10000-10001', '4-2', '1-2-3', 'x1-2', '1-2x', '1 - 2'].map(count)).toEqual(
      Array(8).fill(0),
    );
    expect(pays('2-4')).toEqual(['2 to 1', '3 to 1', '4 to 1']);
    expect(count('1-100 101-120')).toBe(120);
    expect(count('1000000000')).toBe(1);
    expect(['1000000001', 'x5', '5x'].map(count)).toEqual([0, 0, 0]);
  });

  it('may be parted by commas, semicolons and spaces, a thousand written with its comma', () => {
    expect(pays('1;2, 3\t4')).toEqual(['1 to 1', '2 to 1', '3 to 1', '4 to 1']);
    expect(pays('1,2')).toEqual(['1 to 1', '2 to 1']);
    expect(pays('5,1000')).toEqual(['5 to 1', '1,000 to 1']);
    expect(pays('1,000,000')).toEqual(['1,000,000 to 1']);
    expect(pays('25,000 1')).toEqual(['25,000 to 1', '1 to 1']);
  });

  it('say what is wrong with them', () => {
    const said = (text: string) => {
      const steps = readSteps(text, 'steps');
      return steps.ok ? '' : steps.problems[0]?.message;
    };
    expect(said(' ')).toBe('List the odds that a row may pay, for example “1-10, 12, 15, 20”.');
    expect(said('1-100 1-21')).toBe('List 120 steps or fewer: these are 121.');
    expect(said(`1 ${'z'.repeat(50)}`)).toMatch(/^“z{40}” /);
    expect(said('1,234')).toBe(
      '“1,234” may be one step or several: write “1, 234” for several, “1234” for one.',
    );
    expect(said('12,345,678')).toBe(
      '“12,345,678” may be one step or several: write “12, 345, 678” for several, “12345678” for one.',
    );
  });

  it('are written in whole numbers, a half as 1 to 2', () => {
    expect(pays('1/10 3/4')).toEqual(['1 to 10', '3 to 4']);
    expect(pays('2/4, ½')).toEqual(['1 to 2']);
    expect(pays('0.01')).toEqual(['1 to 100']);
  });

  it('tell a stake that is returned from one that is lost', () => {
    expect(pays('push lose push 1')).toEqual(['push', 'lose', '1 to 1']);
  });
});
