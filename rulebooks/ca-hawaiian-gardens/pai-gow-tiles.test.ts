/** Pai Gow Tiles as an operator files it. */
import { describe, expect, it } from 'vitest';
import { checkAmbiguity } from '../checks/ambiguities';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { rulebook, game, start, breached, paying, between, sign } = filed(caHawaiianGardens, 'pai-gow-tiles');

describe('Pai Gow Tiles of the binder', () => {
  it('has nothing to object to as read', () => {
    expect(breached(start)).toEqual([]);
  });

  it.each(['19 to 20', '2 to 1'])('pays even money: %s is a breach', (pays) => {
    expect(breached(paying('standard', 'win', pays))).toEqual(['Pai Gow Tiles 46(a)']);
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

  /** Wins and losses of 736,281,000 pairs of hands; independent-figures.md says how they were counted. */
  it.each([
    ['tiles-no-pair', 221_192_060 - 214_838_068],
    ['tiles-equal-hands', 236_136_116 - 236_000_052],
    ['tiles-other-hands', 242_673_700 - 236_611_404],
  ])('costs as much under the other reading of %s as every pair of hands shows', (id, lost) => {
    const reading = rulebook.ambiguities.find((one) => one.id === id);
    if (!reading) throw new Error('it is a reading');
    const { chosen, other = '' } = checkAmbiguity(rulebook, reading);
    expect(chosen).toBe('187007/18407025');
    const [n, d] = other.split('/').map(Number) as [number, number];
    expect(n * (736_281_000 / d)).toBe(lost);
  });
});
