import { describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { hrefOf, nameOf, pairOf } from './choices';

const books = rulebooks();
const names = (left?: string, right?: string) => {
  const pair = pairOf(books, left, right);
  return pair && [nameOf(pair.left), nameOf(pair.right)];
};
const BRITISH = 'gb-2007/holdem-bonus';
const SINGAPOREAN = 'sg-thbp-v6/texas-holdem-bonus-progressive';

describe('which two games are compared', () => {
  it('are those the address names', () => {
    expect(names('gb-2007/roulette', 'gb-2007/craps')).toEqual(['gb-2007/roulette', 'gb-2007/craps']);
  });

  it('are the same kind of game in two rulebooks where the address names one', () => {
    expect(names(BRITISH)).toEqual([BRITISH, SINGAPOREAN]);
    expect(names(SINGAPOREAN)).toEqual([SINGAPOREAN, BRITISH]);
    expect(names(undefined, SINGAPOREAN)).toEqual([BRITISH, SINGAPOREAN]);
    expect(names()).toEqual(['gb-2007/three-card-poker', 'ca-hawaiian-gardens/three-card-poker']);
  });

  it('are two games even where no other rulebook has that kind', () => {
    const [left, right] = names('gb-2007/roulette') ?? [];
    expect(left).toBe('gb-2007/roulette');
    expect(right).not.toBe(left);
  });

  it('are none where a name is not known', () => {
    expect(names('gb-2007/whist')).toBeUndefined();
    expect(names(BRITISH, 'nowhere')).toBeUndefined();
  });
});

it('spells an address that leads back to the pair', () => {
  const pair = pairOf(books, BRITISH, SINGAPOREAN);
  if (!pair) throw new Error('no pair');
  const query = new URL(hrefOf(pair, true), 'http://site').searchParams;
  expect(names(query.get('left') ?? undefined, query.get('right') ?? undefined)).toEqual([
    BRITISH,
    SINGAPOREAN,
  ]);
  expect(query.get('show')).toBe('everything');
  expect(hrefOf(pair, false)).not.toContain('show');
});
