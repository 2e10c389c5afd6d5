/** Pai Gow Poker as an operator files it. */
import { describe, expect, it } from 'vitest';
import { fromText } from '@/simulations/exact/fraction';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';
import golden from './goldens/pai-gow-poker.json';
import figures from './independent-figures.json';

const { game, start, breached, paying, between, choosing, sign } = filed(caHawaiianGardens, 'pai-gow-poker');

describe('Pai Gow Poker of the binder', () => {
  it('has nothing to object to as read, whoever sets the player’s cards', () => {
    expect(breached(start)).toEqual([]);
    expect(breached(choosing({ player: 'best' }))).toEqual([]);
  });

  it.each(['19 to 20', '9 to 10', '2 to 1'])('pays even money: %s is a breach', (pays) => {
    expect(breached(paying('standard', 'win', pays))).toEqual(['Pai Gow Poker 5(e)']);
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

  /** Pairs of hands counted by the program that independent-figures.md describes. */
  it('is won and lost in as many pairs of hands as the second count says', () => {
    const [variant] = golden.variants;
    const { outcomes } = variant?.wagers.standard ?? {};
    expect(outcomes).toEqual({
      win: '2360723961772804',
      'stand-off': '3422254755406356',
      lose: '2467480314035240',
    });
    const edge = fromText(figures.byDecks['1']['pai-gow-poker'].standard.minimum);
    expect(edge.valueOf()).toBeCloseTo(
      (2_467_480_314_035_240 - 2_360_723_961_772_804) / 8_250_459_031_214_400,
      15,
    );
  });
});
