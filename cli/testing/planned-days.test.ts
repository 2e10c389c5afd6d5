import { expect, it } from 'vitest';
import { assay, ROULETTE } from './in-process';

const open = async (...args: string[]): Promise<string[]> => {
  const { out } = await assay('check', ...ROULETTE, ...args);
  return out.slice(out.indexOf('Open:')).split('\n- ').slice(1);
};

it('says of a temporary variation which days cannot be kept and what its notification would lack', async () => {
  const lines = await open('--temporary', '2008-01-01..2009-01-01=New year');
  expect(lines).toContain(
    'The first day is 1 January 2008. A notification comes before it: choose a day after today, 1 January 2008. From the first day to the last are more than 366 days, which is not temporary. Shorten it, or submit it for approval.',
  );
  expect(lines).toContain(
    'A notification would lack something. Name the premises for New year. Say what changes for players. Every table has to show it.',
  );
  const whole = await open(
    ...['--temporary', '2008-01-02..2008-01-09=New year', '--change', 'A zero pays 40 to 1.'],
    ...['--premises', 'The Pier'],
  );
  expect(whole.filter((line) => /^The first day|would lack/.test(line))).toEqual([]);
});

it('says of a trial that its first day is past', async () => {
  expect(await open('--trial', '2007-12-31..2008-03-31')).toContain(
    'The first day of the trial, 31 December 2007, is past. Choose today, 1 January 2008, or a later day.',
  );
  expect((await open('--trial', '2008-01-01..2008-03-31')).join()).not.toMatch(/is past/);
});
