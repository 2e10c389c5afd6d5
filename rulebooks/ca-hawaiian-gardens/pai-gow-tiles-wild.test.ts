/** Pai Gow Tiles Wild as an operator files it. */
import { describe, expect, it } from 'vitest';
import { checkAmbiguity } from '../checks/ambiguities';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { rulebook, game, start, breached, paying, between, sign } = filed(
  caHawaiianGardens,
  'pai-gow-tiles-wild',
);

describe('Pai Gow Tiles Wild of the binder', () => {
  it('has nothing to object to as read', () => {
    expect(breached(start)).toEqual([]);
  });

  it.each(['19 to 20', '2 to 1'])('pays even money: %s is a breach', (pays) => {
    expect(breached(paying('standard', 'win', pays))).toEqual(['Tiles Wild 32(b)']);
  });

  it('says on its sign that a player banks it, by its own rule and by the procedures', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Tiles Wild 1(e)', 'Collection Procedures 1(e)']);
  });

  it('charges by the twenty schedules of its own document and by the twenty of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(40);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 20_00))).toEqual(['Tiles Wild 34(e)', 'Collection Procedures 2']);
  });

  /** Wins and losses of 736,281,000 pairs of hands; independent-figures.md says how they were counted. */
  it.each([
    ['tiles-wild-no-pair', 246_198_604 - 241_006_392],
    ['tiles-wild-nine', 253_490_460 - 247_379_656],
    ['tiles-wild-sevens', 259_811_388 - 254_311_136],
    ['tiles-wild-twos', 260_026_780 - 254_523_948],
    ['tiles-wild-one-wild', 226_152_492 - 219_775_304],
    ['tiles-wild-equal-hands', 254_549_272 - 254_440_408],
  ])('costs as much under the other reading of %s as every pair of hands shows', (id, lost) => {
    const reading = rulebook.ambiguities.find((one) => one.id === id);
    if (!reading) throw new Error('it is a reading');
    const { chosen, other = '' } = checkAmbiguity(rulebook, reading);
    expect(chosen).toBe('459559/61356750');
    const [n, d] = other.split('/').map(Number) as [number, number];
    expect(n * (736_281_000 / d)).toBe(lost);
  });
});
