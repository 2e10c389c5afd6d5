import { expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { listRulebooks } from '@/server/rulebooks/read-rulebook';
import { rulebooksOnDay } from './rulebooks-on-day';

it('names every rulebook that is not in force on the day, with the day from which it is', () => {
  const { inForce, others } = rulebooksOnDay(listRulebooks(rulebooks(), '2007-08-31'), '2007-08-31');
  expect(inForce).toEqual([]);
  expect(others.map(({ id }) => id).sort()).toEqual([
    'ca-hawaiian-gardens',
    'co-rule-28',
    'gb-2007',
    'sg-thbp-v6',
  ]);
  expect(others.find(({ id }) => id === 'gb-2007')?.says).toMatch(/: in force from 1 September 2007\.$/);
});

it('names one that is no longer in force with its last day', () => {
  const [first] = listRulebooks(rulebooks(), '2008-01-01');
  const ended = { ...first, id: 'old', title: 'Old rules', edition: '1990', validFrom: '1990-01-01' };
  const all = [{ ...ended, validTo: '2000-12-31', inForce: false } as NonNullable<typeof first>];
  expect(rulebooksOnDay(all, '2008-01-01').others).toEqual([
    { id: 'old', says: 'Old rules, 1990: in force until 31 December 2000.' },
  ]);
});
