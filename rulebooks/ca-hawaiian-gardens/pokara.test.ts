/** Pokara and its two bonus bets as an operator files them. */
import { describe, expect, it } from 'vitest';
import { toText } from '@/simulations/exact/fraction';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { game, start, breached, paying, choosing, between, sign } = filed(caHawaiianGardens, 'pokara');
const { initial, double } = start.wagers;
if (!initial || !double) throw new Error('the game is on offer');
/** By the first rules of the bonus bet in place of the later ones. */
const byFirstRules = (variant = start) => {
  const { bonus: _, ...others } = variant.wagers;
  return {
    ...variant,
    wagers: { 'first-bonus': { payTable: 'minimum', pays: {} }, ...others },
  };
};

describe('Pokara of the binder', () => {
  it('has nothing to object to as printed, with either bonus bet or none', () => {
    expect(Object.keys(start.wagers)).toEqual(['initial', 'double', 'bonus']);
    expect(breached(start)).toEqual([]);
    expect(breached(byFirstRules())).toEqual([]);
    expect(breached({ ...start, wagers: { initial, double } })).toEqual([]);
  });

  it.each([
    ['initial', 'win', '2 to 1', 'Pokara 26'],
    ['double', 'win', '19 to 20', 'Pokara 26'],
    ['bonus', 'trip-flush-of-clubs', '500 to 1', 'Pokara Bonus 10'],
    ['bonus', 'trip-flush', '60 to 1', 'Pokara Bonus 11'],
    ['bonus', 'royal-flush', '25 to 1', 'Pokara Bonus 12'],
    ['bonus', 'straight-flush', '30 to 1', 'Pokara Bonus 13'],
    ['bonus', 'three-of-a-kind', '10 to 1', 'Pokara Bonus 14'],
    ['bonus', 'flush', '2 to 1', 'Pokara Bonus 15'],
  ])('pays as read: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it.each([
    ['aces-of-hearts', '200 to 1', 'Pokara First Bonus 11'],
    ['trip-flush', '50 to 1', 'Pokara First Bonus 12'],
    ['royal-flush', '25 to 1', 'Pokara First Bonus 13'],
    ['straight-flush', '30 to 1', 'Pokara First Bonus 14'],
    ['three-of-a-kind', '8 to 1', 'Pokara First Bonus 15'],
    ['flush', '4 to 1', 'Pokara First Bonus 16'],
  ])('pays by the first rules: %s at %s is a breach of %s, and of no other', (event, pays, clause) => {
    expect(breached(byFirstRules(paying('first-bonus', event, pays)))).toEqual([clause]);
  });

  it('has one spot for a bonus bet, so both together are a breach', () => {
    const both = { ...byFirstRules().wagers, ...start.wagers };
    expect(breached({ ...start, wagers: both })).toEqual(['Pokara First Bonus 2(b)', 'Pokara Bonus 3(a)']);
  });

  it('takes a bonus bet only beside an initial wager', () => {
    const { initial: _, double: __, ...alone } = start.wagers;
    expect(breached({ ...start, wagers: alone })).toContain('Pokara Bonus 2(a)');
  });

  it('is dealt from three decks or more', () => {
    expect(breached(choosing({ decks: '3' }))).toEqual([]);
    const { values = [] } = game.options.find(({ id }) => id === 'decks') ?? {};
    expect(values.map(({ value }) => Number(value))).toEqual(Array.from({ length: 18 }, (_, at) => at + 3));
  });

  it('says on its sign that a player banks it, by its own clause too', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Pokara 38(f)', 'Collection Procedures 1(e)']);
  });

  it('charges by sixteen schedules', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(16);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 20_00))).toEqual(['Collection Procedures 2']);
  });

  it.each([
    ['initial', '-267482659118309/10603885660556265'],
    ['first-bonus', '-54/26467'],
    ['bonus', '3145/52934'],
  ])('with twenty decks %s costs %s: the player gains on all but the later bonus bet', (id, edge) => {
    const wager = game.wagers.find((one) => one.id === id);
    if (!wager) throw new Error(`it has ${id}`);
    expect(toText(printedEdge(game, wager, chosenOptions(game, {}), wager.minimum))).toBe(edge);
  });
});
