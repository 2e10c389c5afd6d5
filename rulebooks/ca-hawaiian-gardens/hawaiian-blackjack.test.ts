/** Hawaiian Blackjack as an operator files it. */
import { describe, expect, it } from 'vitest';
import { printedEdge } from '../edges/house-edge';
import { chosenOptions } from '../offer/engine-wager';
import { resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { game, start, breached, paying, choosing, between, sign } = filed(
  caHawaiianGardens,
  'hawaiian-blackjack',
);

describe('Hawaiian Blackjack of the binder', () => {
  it('has nothing to object to as printed', () => {
    expect(Object.keys(start.wagers)).toEqual(['initial']);
    expect(breached(start)).toEqual([]);
  });

  it.each([
    ['two-aces', '2 to 1', 'Hawaiian Blackjack 4'],
    ['blackjack', '3 to 2', 'Hawaiian Blackjack 5'],
    ['win', '2 to 1', 'Hawaiian Blackjack 6'],
  ])('pays as printed: %s at %s is a breach of %s, and of no other', (event, pays, clause) => {
    expect(breached(paying('initial', event, pays))).toEqual([clause]);
  });

  it('is dealt from eight decks or four', () => {
    expect(breached(choosing({ decks: '4' }))).toEqual([]);
    const { values = [] } = game.options.find(({ id }) => id === 'decks') ?? {};
    expect(values.map(({ value }) => value)).toEqual(['8', '4']);
  });

  it.each(['8', '4'])(
    'takes a wager of the house’s own on its first cards, from %s decks with their jokers',
    (decks) => {
      const row = { event: 'two', label: 'Two jokers', when: 'player.jokers == 2', pays: '100 to 1' };
      const written = { 'own-1': { label: 'Jokers', rows: [row], otherwise: 'lose' as const } };
      const rulebook = rulebookOf('ca-hawaiian-gardens');
      if (!rulebook.ok) throw new Error('there is no such rulebook');
      const resolved = resolveVariant(rulebook.value, { ...choosing({ decks }), written });
      if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
      const own = resolved.value.wagers.find(({ wager }) => wager.id === 'own-1');
      expect(own?.engine).toMatchObject({
        family: 'hawaiian-first-cards',
        parameters: { decks: Number(decks) },
      });
    },
  );

  it('says on its sign that a player banks it, by the procedures of all games', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Collection Procedures 1(e)']);
  });

  it('charges by sixteen schedules', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(16);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 20_00))).toEqual(['Collection Procedures 2']);
  });

  it.each([
    ['8', -1.51396509912],
    ['4', -1.54950041156],
  ])('with %s decks the player gains, as two of 18 lose less than hands over 22 save', (decks, edge) => {
    const [wager] = game.wagers;
    if (!wager) throw new Error('it has one');
    const found = printedEdge(game, wager, chosenOptions(game, { decks }), wager.minimum);
    expect(found.valueOf() * 100).toBeCloseTo(edge, 9);
  });
});
