/** Blackjack Poker and its bonus bet as an operator files it. */
import { describe, expect, it } from 'vitest';
import { toText } from '@/simulations/exact/fraction';
import { checkAmbiguity } from '../checks/ambiguities';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { rulebook, game, start, breached, paying, choosing, between, sign } = filed(
  caHawaiianGardens,
  'blackjack-poker',
);

describe('Blackjack Poker of the binder', () => {
  it('has nothing to object to as printed', () => {
    expect(Object.keys(start.wagers)).toEqual(['initial', 'insurance', 'perfect-pair']);
    expect(breached(start)).toEqual([]);
  });

  it.each([
    ['initial', 'two-aces-of-hearts', '2 to 1', 'Blackjack Poker 9'],
    ['initial', 'blackjack', '3 to 2', 'Blackjack Poker 10'],
    ['initial', 'win', '2 to 1', 'Blackjack Poker 3(e)'],
    ['insurance', 'dealer-alone', '3 to 1', 'Blackjack Poker 50(c)'],
    ['insurance', 'both', 'push', 'Blackjack Poker 50(c)'],
    ['perfect-pair', 'mixed-pair', '5 to 1', 'Blackjack Poker 45'],
    ['perfect-pair', 'coloured-pair', '10 to 1', 'Blackjack Poker 46'],
    ['perfect-pair', 'perfect-pair', '30 to 1', 'Blackjack Poker 47'],
  ])('pays as printed: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it('takes a Perfect Pair Bonus Bet only beside a game wager', () => {
    const { initial: _, ...others } = start.wagers;
    expect(breached({ ...start, wagers: others })).toContain('Blackjack Poker 38(b)');
  });

  it('is dealt from one to twelve decks', () => {
    expect(breached(choosing({ decks: '1' }))).toEqual([]);
    const { values = [] } = game.options.find(({ id }) => id === 'decks') ?? {};
    expect(values.map(({ value }) => Number(value))).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
  });

  it('says on its sign that a player banks it, by its own clause too', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Blackjack Poker 54(e)', 'Collection Procedures 1(e)']);
  });

  it('charges by eight schedules of its own and twenty of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(28);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 20_00))).toContain('Blackjack Poker 55(e)');
  });

  it('takes no fee for a Perfect Pair Bonus Bet by 55(c), nor for insurance by 53', () => {
    const free = game.wagers.filter(({ feeFree }) => feeFree).map(({ id }) => id);
    expect(free).toEqual(['insurance', 'perfect-pair']);
  });

  it.each([
    ['1', '8/17'],
    ['12', '13/623'],
  ])('with %s decks the Perfect Pair Bonus Bet costs %s', (decks, edge) => {
    const wager = game.wagers.find(({ id }) => id === 'perfect-pair');
    if (!wager) throw new Error('it has one');
    expect(toText(printedEdge(game, wager, chosenOptions(game, { decks }), wager.minimum))).toBe(edge);
  });

  it('would cost 6.19% on insurance paid whatever the player has, and costs 10.49% as read', () => {
    const both = rulebook.ambiguities.find(({ id }) => id === 'blackjack-poker-insured-both');
    if (!both) throw new Error('it is a reading');
    expect(checkAmbiguity(rulebook, both)).toMatchObject({
      chosen: '416843/3972092',
      other: '77/1244',
    });
  });
});
