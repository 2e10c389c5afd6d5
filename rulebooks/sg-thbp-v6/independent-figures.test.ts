import { describe, expect, it } from 'vitest';
import { familyOf } from '@/simulations/catalogue/families';
import { fromText, ratio, toText } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { checkAmbiguities } from '../checks/ambiguities';
import { printedEdge } from '../edges/house-edge';
import type { Wager } from '../format/record';
import { chosenOptions, engineParameters, familyWager, wagerSpec } from '../offer/engine-wager';
import { parseRulebook } from '../registry';
import { sgThbpV6 } from '.';
import witness from './independent-figures.json';

const rulebook = parseRulebook(sgThbpV6);
const [game] = rulebook.games;
if (!game) throw new Error('no game');
const options = chosenOptions(game, {});

const wagerOf = (id: string): Wager => {
  const found = game.wagers.find((wager) => wager.id === id);
  if (!found) throw new Error(`no wager ${id}`);
  return found;
};

const distributionOf = (wager: Wager) =>
  familyOf(familyWager(game, wager).family).distribution(engineParameters(game, wager, options), wager.wager);

/** Event -> chance, without the losing one. */
function chances(wager: Wager): Record<string, string> {
  const { outcomes, universe } = distributionOf(wager);
  return Object.fromEntries(
    outcomes
      .filter(({ event }) => event !== 'lose')
      .map(({ event, count }) => [event, toText(ratio(count, universe))]),
  );
}

/** Derived without this engine; independent-figures.md says how. */
describe('the engine and the second witness agree exactly', () => {
  it('on the bonus', () => {
    const bonus = wagerOf('bonus-jackpot');
    expect(chances(bonus)).toEqual(witness['bonus-jackpot'].probability);
    expect(toText(printedEdge(game, bonus, options, bonus.minimum))).toBe(witness['bonus-jackpot'].houseEdge);
  });

  const progressive = wagerOf('street-royal-progressive');
  const theirs = Object.entries(witness['street-royal-progressive']);
  it.each(theirs)('on the progressive, folding %s', (folds, figures) => {
    const wager = { ...progressive, parameters: { ...progressive.parameters, folds } };
    expect(chances(wager)).toEqual(figures.probability);
    const spec = wagerSpec(game, wager, options);
    for (const { wager: stake, meter, houseEdge } of figures.at) {
      const terms = {
        wager: `${stake}/1`,
        meter: `${meter}/1`,
        contribution: '0/1',
        seed: '0/1',
        fixedPaidFrom: 'house' as const,
      };
      const found = figuresOf(distributionOf(wager), spec, wager.minimum, 'pays', terms);
      if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join(' '));
      const { progressive: meters } = found.value;
      expect(found.value.houseEdge, `${stake} at ${meter}`).toBe(houseEdge);
      expect(meters?.meterShare).toBe(figures.meterShare);
      if (stake !== '5') continue;
      expect(meters?.breakEvenMeter).toBe(figures.breakEvenMeterAtFive);
      const money = fromText(meters?.fixedReturn ?? '0/1').mul(5);
      expect(toText(money)).toBe(figures.fixedMoneyPerRound);
    }
  });

  it('on what folding costs the progressive, both readings of 3.9.1 at an empty meter', () => {
    const { chosen, other } =
      checkAmbiguities(rulebook).find(({ ambiguity }) => ambiguity.id === 'hands-that-are-folded') ?? {};
    const { never, 'bonus-best-play': best } = witness['street-royal-progressive'];
    expect([chosen, other]).toEqual([best.at[0]?.houseEdge, never.at[0]?.houseEdge]);
  });
});
