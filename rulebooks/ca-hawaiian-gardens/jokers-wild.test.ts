/** Joker’s Wild Pai Gow Poker as an operator files it. */
import { describe, expect, it } from 'vitest';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';
import golden from './goldens/jokers-wild-pai-gow-poker.json';

const { game, start, breached, paying, between, choosing, sign } = filed(
  caHawaiianGardens,
  'jokers-wild-pai-gow-poker',
);

describe('Joker’s Wild Pai Gow Poker of the binder', () => {
  it('has nothing to object to as read, whoever sets the player’s cards', () => {
    expect(breached(start)).toEqual([]);
    expect(breached(choosing({ player: 'best' }))).toEqual([]);
    expect(breached(choosing({ bank: 'best' }))).toEqual([]);
  });

  it('may be filed without a joker and with up to three', () => {
    const values = game.options.find(({ id }) => id === 'joker')?.values.map(({ value }) => value);
    expect(values).toEqual(['wild', 'two-wild', 'three-wild', 'none']);
    for (const joker of values ?? []) expect(breached(choosing({ joker }))).toEqual([]);
  });

  it.each(['19 to 20', '9 to 10', '2 to 1'])('pays even money: %s is a breach', (pays) => {
    expect(breached(paying('standard', 'win', pays))).toEqual(['Jokers Wild 5(e)']);
  });

  it('says on its sign that a player banks it', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Collection Procedures 1(e)']);
  });

  it('charges by the twenty schedules of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(20);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 20_00))).toEqual(['Collection Procedures 2']);
  });

  /** Counted by inclusion and exclusion; small packs pair by pair and the dealer confirm the method (`pai-gow/method.md`). */
  it('is won less often than with a joker that is an ace, and stands off more', () => {
    const [variant] = golden.variants;
    const { outcomes } = variant?.wagers.standard ?? {};
    expect(outcomes).toEqual({
      win: '2260647627845264',
      'stand-off': '3628949878782864',
      lose: '2360861524586272',
    });
    expect(2_260_647_627_845_264n + 3_628_949_878_782_864n + 2_360_861_524_586_272n).toBe(
      8_250_459_031_214_400n,
    );
  });
});
