/** Caribbean Stud Poker as an operator files it. */
import { describe, expect, it } from 'vitest';
import { checkAmbiguity } from '../checks/ambiguities';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { rulebook, game, start, breached, paying, between, sign } = filed(
  caHawaiianGardens,
  'caribbean-stud-poker',
);

describe('Caribbean Stud Poker of the binder', () => {
  it('has nothing to object to as printed', () => {
    expect(Object.keys(start.wagers)).toEqual(['ante', 'call']);
    expect(breached(start)).toEqual([]);
  });

  it.each([
    ['ante', 'dealer-not-qualified', '9 to 10', 'Caribbean Stud 20(b)'],
    ['ante', 'win', '9 to 10', 'Caribbean Stud 23'],
    ['call', 'royal-flush', '9 to 1', 'Caribbean Stud 24'],
    ['call', 'straight-flush', '8 to 1', 'Caribbean Stud 25'],
    ['call', 'four-of-a-kind', '7 to 1', 'Caribbean Stud 26'],
    ['call', 'full-house', '6 to 1', 'Caribbean Stud 27'],
    ['call', 'flush', '5 to 1', 'Caribbean Stud 28'],
    ['call', 'straight', '4 to 1', 'Caribbean Stud 29'],
    ['call', 'three-of-a-kind', '2 to 1', 'Caribbean Stud 30'],
    ['call', 'two-pairs', '1 to 1', 'Caribbean Stud 31'],
    ['call', 'pair-or-less', '9 to 10', 'Caribbean Stud 32'],
  ])(
    'pays no less than printed: %s, %s at %s is a breach of %s, and of no other',
    (wager, event, pays, clause) => {
      expect(breached(paying(wager, event, pays))).toEqual([clause]);
    },
  );

  it('may pay more, by its own rule', () => {
    expect(breached(paying('call', 'royal-flush', '100 to 1'))).toEqual([]);
    expect(breached(paying('ante', 'win', '6 to 5'))).toEqual([]);
  });

  it('costs 4.9867% of the ante with a flush above a full house, and 4.9862% in the order of poker', () => {
    const flush = rulebook.ambiguities.find(({ id }) => id === 'caribbean-stud-flush');
    if (!flush) throw new Error('the order of hands is open');
    expect(checkAmbiguity(rulebook, flush)).toMatchObject({
      chosen: '19115766211/383331356100',
      other: '248477837263/4983307629300',
    });
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
});
