/** Ultimate Texas Hold’em as an operator files it. */
import { describe, expect, it } from 'vitest';
import { checkAmbiguity } from '../checks/ambiguities';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { rulebook, game, start, breached, paying, between, sign } = filed(
  caHawaiianGardens,
  'ultimate-texas-holdem',
);

describe('Ultimate Texas Hold’em of the binder', () => {
  it('has nothing to object to as printed', () => {
    expect(breached(start)).toEqual([]);
  });

  it.each([
    ['ante', 'win', '2 to 1', 'Ultimate 36(b)'],
    ['play', 'win', '2 to 1', 'Ultimate 38(b)'],
    ['blind', 'royal-flush', '400 to 1', 'Ultimate 40'],
    ['blind', 'straight-flush', '40 to 1', 'Ultimate 41'],
    ['blind', 'four-of-a-kind', '11 to 1', 'Ultimate 42'],
    ['blind', 'full-house', '4 to 1', 'Ultimate 43'],
    ['blind', 'flush', '2 to 1', 'Ultimate 44'],
    ['blind', 'straight', '3 to 2', 'Ultimate 45'],
    ['trips', 'royal-flush', '40 to 1', 'Ultimate 54'],
    ['trips', 'straight-flush', '50 to 1', 'Ultimate 55'],
    ['trips', 'four-of-a-kind', '20 to 1', 'Ultimate 56'],
    ['trips', 'full-house', '7 to 1', 'Ultimate 57'],
    ['trips', 'flush', '7 to 1', 'Ultimate 58'],
    ['trips', 'straight', '5 to 1', 'Ultimate 59'],
    ['trips', 'three-of-a-kind', '2 to 1', 'Ultimate 60'],
  ])('pays as printed: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it.each([
    ['ante', 'Ultimate 46(b)'],
    ['blind', 'Ultimate 46(b)'],
    ['blind', 'Ultimate 16(a)'],
  ])('is not offered without its %s, by %s', (wager, clause) => {
    const { [wager]: _, ...others } = start.wagers;
    expect(breached({ ...start, wagers: others })).toContain(clause);
  });

  it('says on its sign that a player banks it', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Collection Procedures 1(e)']);
  });

  it('charges by four schedules of its own and 22 of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(26);
    expect(breached(between(10_00, 100_00))).toEqual([]);
    expect(breached(between(10_00, 300_00))).toContain('Ultimate 61(f)');
  });

  it('takes no fee for a Trips Bonus, by Ultimate 61(c)', () => {
    const free = game.wagers.filter(({ feeFree }) => feeFree).map(({ id }) => id);
    expect(free).toEqual(['trips']);
  });

  it('would cost 3.50% on the Trips Bonus with a flush at 7 to 1, and costs 14.09% as printed', () => {
    const flush = rulebook.ambiguities.find(({ id }) => id === 'ultimate-trips-flush');
    if (!flush) throw new Error('it is a reading');
    expect(checkAmbiguity(rulebook, flush)).toMatchObject({
      chosen: '9423227/66892280',
      other: '233985/6689228',
    });
  });
});
