import { describe, expect, it } from 'vitest';
import { spelled } from '../format/expected';
import { HK_BOOK } from './book';
import { HK_CLAUSES } from './clauses';
import { HK_POOLS } from './pools';
import { HK_REGISTER } from './register';

const counted = HK_CLAUSES.flatMap(({ clauses }) => clauses.flatMap(spelled));

/** All the texts in a value, whatever holds them. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
};

const cases = [1, 2, 3, 4].flatMap((out) =>
  [1, 2, 3]
    .filter((selected) => selected <= out)
    .map((selected) => HK_POOLS.clauses.substituteThree(out, selected)),
);
const all = [
  ...texts([HK_POOLS.types, HK_POOLS.merged, HK_POOLS.places, HK_POOLS.composites, HK_POOLS.clauses]),
  ...cases,
];
const cited = new Set(all.filter((text) => /^3\.\d+\(/.test(text) && !text.endsWith('lost')));

describe('the register of Rule 3', () => {
  it('has each of its 110 clauses once', () => {
    // The letters and numerals of the source's text, counted section by section without those of references and of lists within a
    // sentence: 27 in 3.9, of which (b) has no words of its own.
    expect(HK_CLAUSES.map(({ clauses }) => clauses.length)).toEqual([5, 18, 5, 2, 27, 2, 2, 4, 26, 16, 3]);
    expect(Object.keys(HK_REGISTER)).toEqual(counted);
  });

  it('has every clause that a settlement can cite, as computed', () => {
    expect([...cited].filter((clause) => HK_REGISTER[clause]?.kind !== 'computed')).toEqual([]);
  });

  it('says what else a settlement can cite: what is lost, and what the operator shows', () => {
    const beyond = all.filter((text) => /, lost$|^notice|^illustration/.test(text));
    expect([...new Set(beyond)].sort()).toEqual(Object.keys(HK_BOOK.beyond).sort());
  });

  it('calls computed only what a settlement cites, by itself or as said', () => {
    const uncited = Object.entries(HK_REGISTER).filter(
      ([clause, treatment]) => treatment.kind === 'computed' && !cited.has(treatment.citedAs ?? clause),
    );
    expect(uncited.map(([clause]) => clause)).toEqual([]);
  });
});
