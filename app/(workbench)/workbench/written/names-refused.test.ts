import { expect, it } from 'vitest';
import { namesRefused } from './names-refused';

const row = (label: string) => ({ event: 'row-1', label, when: 'triple', pays: '20 to 1' });

it('names the field of each name that a save would refuse', () => {
  const written = {
    label: 'x'.repeat(61),
    rows: [row('A triple'), row('Triple, approved'), row('x'.repeat(120)), row('x'.repeat(121))],
    otherwise: 'lose' as const,
  };
  expect(namesRefused({ id: 'own-1', written }).map(({ field, message }) => [field, message])).toEqual([
    ['written.own-1.label', 'This name has 61 characters. Shorten it to 60 or fewer.'],
    ['written.own-1.rows.1.label', expect.stringContaining('“approved”')],
    ['written.own-1.rows.3.label', 'This name has 121 characters. Shorten it to 120 or fewer.'],
  ]);
});
