/** A card as it is typed, beside another's. */
import { expect, it } from 'vitest';
import { cardDifferences, readCard, typedCard } from './typed-card';

const HEAD = { name: 'Wednesday night', venue: 'Happy Valley', day: '2026-11-25' };
const CARD = {
  races: [{ race: 2, starters: [1, 2, 3] }],
  pools: [{ pool: 'win', races: [2], unit: 1_000, deduction: '17.5%' }],
};
const labelOf = (pool: string) => (pool === 'win' ? 'Win' : pool);

it('is read back as it was saved, once each race has runners', () => {
  const typed = typedCard(HEAD, { card: CARD });
  expect(readCard(typed)).toMatchObject({ problems: [{ field: 'races.0' }] });
  const [, second] = typed.runners;
  expect(readCard({ ...typed, runners: ['4', second ?? ''] })).toEqual({
    card: { races: [{ race: 1, starters: [1, 2, 3, 4] }, ...CARD.races], pools: CARD.pools },
  });
});

it('says what of two copies differs, and nothing where they are alike', () => {
  const theirs = typedCard(HEAD, { card: CARD });
  const [row] = theirs.rows;
  if (!row) throw new Error('no pool');
  const mine = {
    head: { ...HEAD, venue: 'Sha Tin' },
    runners: [...theirs.runners, '8'],
    rows: [
      { ...row, deduction: '18%' },
      { ...row, races: '3' },
    ],
  };
  expect(cardDifferences(theirs, theirs, labelOf)).toEqual([]);
  expect(cardDifferences(mine, theirs, labelOf)).toEqual([
    { what: 'Racecourse', mine: 'Sha Tin', theirs: 'Happy Valley' },
    { what: 'Runners of race 3', mine: '8', theirs: 'nothing' },
    { what: 'Win on 2', mine: 'deduction 18%; unit bet 10', theirs: 'deduction 17.5%; unit bet 10' },
    { what: 'Win on 3', mine: 'deduction 17.5%; unit bet 10', theirs: 'nothing' },
  ]);
});
