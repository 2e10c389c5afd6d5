import { describe, expect, it } from 'vitest';
import { toPercent } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import type { Rulebook } from '../format/record';
import independent from '../gb-2007/independent-figures.json';
import { rulebooks } from '../registry';
import { checkAmbiguities } from './ambiguities';
import { checkClaim, printedPercent } from './claims';

const gb = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;

describe('claims', () => {
  const claimed = (id: string) => {
    const claim = gb.claims.find((candidate) => candidate.id === id);
    if (!claim) throw new Error(`no claim ${id}`);
    return checkClaim(gb, claim);
  };

  it('confirms the 17.0% of Roulette Rage', () => {
    // By the closed form 18/37 to the power of the run, apart from the engine: 17.00113%; see independent-figures.md.
    expect(claimed('roulette-rage-minimum-edge')).toMatchObject({
      ours: [independent.figures.roulette['roulette-rage'].minimum.houseEdge],
      oursPrinted: '17.0%',
      agrees: true,
      difference: '+0.0011',
    });
  });

  it('finds 10.80% where 9.12% is printed for Trips Bonus, which is its edge with another row', () => {
    // Both counted independently of the engine; see independent-figures.md.
    const trips = claimed('trips-minimum-edge');
    expect(trips).toMatchObject({
      ours: [independent.figures['ultimate-holdem'].trips.minimum.houseEdge],
      oursPrinted: '10.80%',
      agrees: false,
      difference: '+1.68021',
    });
    const other = fromText(independent.otherReadings['trips-four-of-a-kind']);
    expect(toPercent(other, 2)).toBe(trips.claim.printed);
    expect(trips.claim.likelyCause).toContain('30 to 1');
  });

  it('finds both ends of the range printed for the Dragon Bonus, and both cut off', () => {
    // Derived independently of the engine, hand by hand; see independent-figures.md.
    const { 6: six, 8: eight } = independent.byDecks;
    const range = claimed('dragon-bonus-minimum-edge');
    expect(range).toMatchObject({
      ours: [
        eight['punto-banco']['dragon-bonus-player'].minimum,
        six['punto-banco']['dragon-bonus-banker'].minimum,
      ],
      oursPrinted: '11.3% to 16.8%',
      agrees: false,
      difference: '+0.0838 and +0.0751',
    });
    const printed = (text: string) => checkClaim(gb, { ...range.claim, printed: text }).agrees;
    expect(['11.3% to 16.8%', '11.2% to 16.8%', '11.3% to 16.7%'].map(printed)).toEqual([true, false, false]);
    expect(() => checkClaim(gb, { ...range.claim, printed: '11.3%' })).toThrow('prints 1 figures');
  });

  it('says for each number of decks whether a printed figure is confirmed', () => {
    const each = (id: string) =>
      claimed(id).each.map(({ setting, ours, confirms }) => [
        setting,
        toPercent(fromText(ours), 3),
        confirms ?? 'not printed',
      ]);
    // Perfect Pairs by hand: of 207 (311) other cards 3 (5) are the same card, 4 (6) the other suit of the colour, 8 (12) of the other colour.
    expect(each('perfect-pairs-minimum-edge')).toEqual([
      ['4 decks', '17.874%', 'not printed'],
      ['6 decks', '13.826%', '13.8%'],
    ]);
    expect(each('royal-match-minimum-edge')).toEqual([
      ['4 decks', '11.594%', 'not printed'],
      ['6 decks', '10.289%', 'not printed'],
    ]);
    expect(each('dragon-bonus-minimum-edge').map(([setting]) => setting)).toEqual([
      'Dragon Bonus, punter’s hand, 6 decks',
      'Dragon Bonus, punter’s hand, 8 decks',
      'Dragon Bonus, banker’s hand, 6 decks',
      'Dragon Bonus, banker’s hand, 8 decks',
    ]);
    expect(claimed('trips-minimum-edge').each).toEqual([]);
  });

  it('differs as soon as the last printed digit does', () => {
    const [claim] = gb.claims;
    if (!claim) throw new Error('no claim');
    const printed = (text: string) => checkClaim(gb, { ...claim, printed: text }).agrees;
    expect(['16.9%', '17.0%', '17.1%', '17%', '17.00%', '17.01%'].map(printed)).toEqual([
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  it('reads the digits a source shows', () => {
    expect(printedPercent('17.0%').places).toBe(1);
    expect(printedPercent('5%').places).toBe(0);
    expect(() => printedPercent('about 5%')).toThrow('not a percentage');
  });
});

describe('ambiguities', () => {
  it('prices both readings as the independent derivation does', () => {
    const figures: Record<
      string,
      Record<string, Record<string, { houseEdge: string }>>
    > = independent.figures;
    const others: Record<string, string> = independent.otherReadings;
    const compared = checkAmbiguities(gb).filter(({ ambiguity }) => ambiguity.compares);
    expect(Object.fromEntries(compared.map(({ ambiguity, other }) => [ambiguity.id, other]))).toEqual(others);
    for (const { ambiguity, chosen } of compared) {
      const { game, wager, otherOrder } = ambiguity.compares as NonNullable<typeof ambiguity.compares>;
      // At a meter and with several players, of which the table of figures knows nothing: hands-on-the-board.test.ts.
      if (otherOrder) continue;
      expect(chosen, ambiguity.id).toBe(figures[game]?.[wager]?.minimum?.houseEdge);
    }
  });
});
