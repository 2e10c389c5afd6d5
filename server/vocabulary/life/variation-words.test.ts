import { expect, it } from 'vitest';
import { numbered } from '../reference';
import { isVariationStatus, variationStatus } from './variation-words';

const of = (kind: 'temporary' | 'better-pays') =>
  variationStatus({ kind, number: 'V-0001', at: '2098-01-20T10:00:00.000Z', rulebook: 'gb-2007' });

it('a paper names what is offered without an approval, and claims no decision', () => {
  expect(of('temporary')).toBe('Local variation V-0001, notified on 20 January 2098');
  expect(of('better-pays')).toBe('Other pays V-0001, offered without approval, recorded on 20 January 2098');
  // As papers said until pays below those approved were seen to have that name.
  const before = 'Better pays V-0001, offered without approval, recorded on 20 January 2098';
  for (const status of [of('temporary'), of('better-pays'), before])
    expect(isVariationStatus(status)).toBe(true);
  for (const status of [
    'Approved',
    `${before}.`,
    'Other pays V-1, offered without approval, recorded on 20 January 2098',
  ])
    expect(isVariationStatus(status)).toBe(false);
});

it.each([numbered('V', 'PHJB', 1), numbered('V', 'BCDFGHJKLMNP', 10_000)])(
  'also by a number with its operator’s letters: %s',
  (number) => {
    const at = '2098-01-20T10:00:00.000Z';
    const status = variationStatus({ kind: 'temporary', number, at, rulebook: 'gb-2007' });
    expect(isVariationStatus(status)).toBe(true);
    expect(isVariationStatus(status.replace(number, number.toLowerCase()))).toBe(false);
  },
);
