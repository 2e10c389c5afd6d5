import { expect, it } from 'vitest';
import { SUBJECT } from '../../testing/subject';
import { filed } from './filed';

const said = (circumstances: object, organisation?: object) =>
  filed({
    ...SUBJECT,
    record: { ...SUBJECT.record, operator: 'Northgate Casinos' },
    variant: { ...SUBJECT.variant, circumstances },
    organisation,
  }).map(({ label, value }) => `${label}: ${value}`);

const HOUSE = {
  name: 'Northgate',
  contact: 'The desk',
  premises: [
    { name: 'Northgate Leeds', address: '14 Wharf Street', licence: 'L-17' },
    { name: 'Northgate York' },
  ],
};

it('names who asks for what, and who tested it', () => {
  expect(
    said({
      kind: 'composite',
      petitioner: 'Blue Felt Ltd',
      sponsor: 'Northgate Casinos',
      laboratory: { name: 'Ridge Testing', report: 'RT-1', date: '2026-05-04' },
      contact: 'Ann at Blue Felt',
    }),
  ).toEqual([
    'Kind of submission: Composite of several games',
    'Petitioner: Blue Felt Ltd',
    'Operator: Northgate Casinos',
    'Sponsoring licensee: Northgate Casinos',
    'Contact: Ann at Blue Felt',
    'Testing laboratory: Ridge Testing, report RT-1, 4 May 2026',
  ]);
});

it('gives address and licence of the premises that the submission names', () => {
  expect(said({ premises: ' northgate leeds' }, HOUSE)).toEqual([
    'Operator: Northgate Casinos (Northgate)',
    'Premises: Northgate Leeds, 14 Wharf Street, licence L-17',
    'Contact: The desk',
  ]);
  expect(said({ premises: 'A tent' }, HOUSE)[1]).toBe('Premises: A tent');
});

it('gives all premises where the submission names none', () => {
  expect(said({}, HOUSE).filter((line) => line.startsWith('Premises'))).toEqual([
    'Premises: Northgate Leeds, 14 Wharf Street, licence L-17',
    'Premises: Northgate York',
  ]);
});
