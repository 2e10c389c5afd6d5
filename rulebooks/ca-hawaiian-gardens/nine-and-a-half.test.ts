/** 9½ as an operator files it. */
import { describe, expect, it } from 'vitest';
import { toText } from '@/simulations/exact/fraction';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { game, start, breached, paying, choosing, between, sign } = filed(
  caHawaiianGardens,
  'nine-and-a-half',
);

describe('9½ of the binder', () => {
  it('has nothing to object to as printed', () => {
    expect(breached(start)).toEqual([]);
  });

  it.each([
    ['nine-and-a-half', '3 to 2', 'Nine and a Half 2'],
    ['nine-and-a-half', '1 to 1', 'Nine and a Half 2'],
    ['win', '6 to 5', 'Nine and a Half 3'],
    ['low-win', 'push', 'Nine and a Half 20(b)'],
  ])('pays as printed: %s at %s is a breach of %s, and of no other', (event, pays, clause) => {
    expect(breached(paying('player', event, pays))).toEqual([clause]);
  });

  it.each([
    ['shoe', '2', []],
    ['shoe', '8', []],
    ['machine', '4', []],
    ['machine', '6', ['Nine and a Half 12(c)']],
  ])('from a %s, %s decks: %j', (from, decks, clauses) => {
    expect(breached(choosing({ 'dealt-from': from, decks }))).toEqual(clauses);
  });

  it('says on its sign that a player banks it', () => {
    expect(sign().map(({ text }) => text)).toContainEqual(expect.stringMatching(/^A player banks this game/));
  });

  it('charges by twenty schedules, two of whose numbers are printed twice', () => {
    const values = game.options.find(({ id }) => id === 'collection')?.values ?? [];
    expect(values).toHaveLength(20);
    expect(values.filter(({ label }) => /option [56] /.test(label)).map(({ value }) => value)).toEqual([
      expect.stringMatching(/-5$/),
      expect.stringMatching(/-6$/),
      expect.stringMatching(/-line-3356$/),
      expect.stringMatching(/-line-3357$/),
    ]);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 100_00))).toContain('Rates Nine and a Half 1(d)');
  });

  it('costs the same whatever a hand below five wins, for nobody stands on one', () => {
    const [wager] = game.wagers;
    if (!wager) throw new Error('it has a wager');
    const edge = (low: string) =>
      toText(printedEdge(game, wager, chosenOptions(game, {}), { ...wager.minimum, 'low-win': low }));
    expect(edge('push')).toBe(edge('1 to 1'));
  });
});
