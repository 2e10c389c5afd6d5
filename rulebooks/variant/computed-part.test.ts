import { describe, expect, it } from 'vitest';
import { defaultVariant, engineRequest, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import { computedPart, sameNumbers } from './computed-part';
import { Circumstances, type Variant } from './variant';

const gb = rulebookOf('gb-2007');
if (!gb.ok) throw new Error('no gb-2007');
const game = gameOf(gb.value, 'casino-stud');
if (!game.ok) throw new Error('no casino-stud');
const START: Variant = defaultVariant(gb.value, game.value);

const asked = (variant: Variant): string => {
  if (!gb.ok) throw new Error('no gb-2007');
  const resolved = resolveVariant(gb.value, variant);
  if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
  return JSON.stringify(engineRequest(resolved.value, { rounds: 1, seed: 1 }));
};

const GIVEN: Required<Circumstances> = {
  limits: { currency: 'GBP', minimum: 500, maximum: 5000 },
  automated: true,
  temporary: { occasion: 'A fair', from: '2008-01-01', to: '2008-02-01' },
  trial: { from: '2008-01-01', to: '2008-02-01' },
  progressive: { contribution: '75%' },
  meters: { progressive: { meter: '9,000' } },
  kind: 'variation',
  petitioner: 'Somebody else',
  sponsor: 'A licensee',
  laboratory: { name: 'The bench', report: 'B-1', date: '2008-01-01' },
  premises: 'The Rooms',
  contact: 'The desk',
  elsewhere: 'Nowhere',
  consents: ['Somebody'],
  proprietors: [{ was: 'Somebody', name: 'A buyer', since: '2008-01-01', reference: 'B-2' }],
};

describe('the part of a variant that its numbers depend on', () => {
  it('is tried for every circumstance there is', () => {
    expect(Object.keys(GIVEN).sort()).toEqual(Object.keys(Circumstances.shape).sort());
  });

  it.each(Object.entries(GIVEN))('knows whether %s changes what the engine is asked', (name, value) => {
    const changed = { ...START, circumstances: { [name]: value } };
    expect(sameNumbers(START, changed)).toBe(asked(START) === asked(changed));
  });

  it('leaves out what people confirm', () => {
    const attestations = { 'gb-2007/2.4': { by: 'N', at: '2008-01-01T00:00:00Z', note: '' } };
    expect(computedPart({ ...START, attestations })).toEqual(computedPart(START));
  });
});
