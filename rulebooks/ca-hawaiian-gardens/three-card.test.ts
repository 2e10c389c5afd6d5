/** Three Card Poker 6 Card Bonus as an operator files it. */
import { describe, expect, it } from 'vitest';
import { checkClaims } from '../checks/claims';
import { filed } from '../testing/filed';
import { caHawaiianGardens } from '.';

const { rulebook, game, start, breached, paying, between, sign } = filed(
  caHawaiianGardens,
  'three-card-poker',
);

describe('Three Card Poker 6 Card Bonus of the binder', () => {
  it('has nothing to object to as printed', () => {
    expect(breached(start)).toEqual([]);
  });

  it.each([
    ['ante', 'dealer-not-qualified', '2 to 1', 'Three Card 45(b)'],
    ['ante', 'win', '2 to 1', 'Three Card 47'],
    ['play', 'win', '2 to 1', 'Three Card 47'],
    ['pair-plus', 'mini-royal', '50 to 1', 'Three Card 66'],
    ['pair-plus', 'straight-flush', '200 to 1', 'Three Card 67'],
    ['pair-plus', 'three-of-a-kind', '33 to 1', 'Three Card 68'],
    ['pair-plus', 'straight', '5 to 1', 'Three Card 69'],
    ['pair-plus', 'flush', '4 to 1', 'Three Card 70'],
    ['pair-plus', 'pair', '2 to 1', 'Three Card 71'],
    ['six-card-bonus', 'royal-flush', '500 to 1', 'Three Card 82'],
    ['six-card-bonus', 'straight-flush', '100 to 1', 'Three Card 83'],
    ['six-card-bonus', 'four-of-a-kind', '50 to 1', 'Three Card 84'],
    ['six-card-bonus', 'full-house', '25 to 1', 'Three Card 85'],
    ['six-card-bonus', 'flush', '20 to 1', 'Three Card 86'],
    ['six-card-bonus', 'straight', '9 to 1', 'Three Card 87'],
    ['six-card-bonus', 'three-of-a-kind', '5 to 1', 'Three Card 88'],
  ])('pays as printed: %s, %s at %s is a breach of %s, and of no other', (wager, event, pays, clause) => {
    expect(breached(paying(wager, event, pays))).toEqual([clause]);
  });

  it.each([
    ['pair-plus', 'Three Card 56'],
    ['six-card-bonus', 'Three Card 73'],
  ])('takes %s only beside an ante', (wager, clause) => {
    const alone = start.wagers[wager];
    if (!alone) throw new Error('it is on offer');
    expect(breached({ ...start, wagers: { [wager]: alone } })).toContain(clause);
  });

  it('says on its sign that a player banks it', () => {
    const line = sign().find(({ text }) => text.startsWith('A player banks this game'));
    expect(line?.clauses).toEqual(['Three Card 54(d)', 'Collection Procedures 1(e)']);
  });

  it('claims 8.56% for the 6 Card Bonus, which it is', () => {
    const [claim] = checkClaims(rulebook).filter(({ claim: { id } }) => id === 'six-card-bonus-edge');
    expect(claim).toMatchObject({ agrees: true });
  });

  it('charges by nine schedules of its own and twenty of the rates', () => {
    expect(game.options.find(({ id }) => id === 'collection')?.values).toHaveLength(29);
    expect(breached(between(5_00, 10_00))).toEqual([]);
    expect(breached(between(5_00, 100_00))).toContain('Three Card 110(f)');
  });
});
