/** Section 11 against what was derived independently of the engine; ../independent-figures.md says how. */
import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import { fromText, ratio, toText, ZERO } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import recorded from '@/simulations/games/holdem/testing/solutions.golden.json';
import type { Game, Wager } from '../../format/record';
import { chosenOptions, engineParameters, familyWager, wagerSpec } from '../../offer/engine-wager';
import { meterTerms } from '../../offer/meter';
import { parseRulebook } from '../../registry';
import { gb2007 } from '..';
import witness from './independent-figures.json';

const { games } = parseRulebook(gb2007);

function printed(gameId: string, wagerId: string): { game: Game; wager: Wager } {
  const game = games.find(({ id }) => id === gameId);
  const wager = game?.wagers.find(({ id }) => id === wagerId);
  if (!game || !wager) throw new Error(`no wager ${gameId} ${wagerId}`);
  return { game, wager };
}

function dealt({ game, wager }: ReturnType<typeof printed>) {
  const options = chosenOptions(game, {});
  const family = familyOf(familyWager(game, wager).family);
  return {
    distribution: family.distribution(engineParameters(game, wager, options), wager.wager),
    spec: wagerSpec(game, wager, options),
  };
}

const wagers = Object.entries(witness.chances).flatMap(([game, of]) =>
  Object.entries(of).map(([wager, chances]) => ({ game, wager, chances })),
);

describe('how often each event happens', () => {
  it.each(wagers)('$game $wager', ({ game, wager, chances }) => {
    const { outcomes, universe } = dealt(printed(game, wager)).distribution;
    const ours = outcomes
      .filter(({ event }) => event !== 'lose')
      .map(({ event, count }) => [event, toText(ratio(count, universe))]);
    expect(Object.fromEntries(ours)).toEqual(chances);
  });

  it('two-way-holdem two-way, which is settled in every round', () => {
    const { endings, universe } = recorded['two-way-holdem'];
    const { 'royal-flush': royal, ...rows } = witness.twoWayWager;
    const theirs = {
      ...rows,
      'straight-flush': toText(fromText(rows['straight-flush']).add(fromText(royal))),
    };
    for (const [hand, chance] of Object.entries(theirs)) {
      // "both-win-straight-flush" ends in the hand, after the bets and the outcome.
      const ending = new RegExp(`(win|lose|tie|unqualified)-${hand}$`);
      const ours = endings
        .filter(({ event }) => ending.test(event))
        .reduce((sum, { count }) => sum.add(ratio(BigInt(count), BigInt(universe))), ZERO);
      expect(toText(ours), hand).toBe(chance);
    }
  });
});

describe('what the progressives return', () => {
  it.each(Object.entries(witness.progressives))('%s', (game, theirs) => {
    const line = printed(game, 'progressive');
    const { distribution, spec } = dealt(line);
    const terms = meterTerms(line.wager, {});
    if (!terms.ok) throw new Error('the printed terms of the meter cannot be read');
    const found = figuresOf(distribution, spec, line.wager.minimum, 'pays', terms.value);
    if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
    expect(found.value.progressive).toMatchObject(theirs);
  });

  it('is more than the whole wager in fixed pays alone, in Bonus Poker', () => {
    expect(fromText(witness.progressives['holdem-bonus'].fixedReturn).gt(4)).toBe(true);
    expect(fromText(witness.progressives['casino-holdem'].fixedReturn).lt(1)).toBe(true);
  });
});
