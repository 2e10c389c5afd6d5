/**
 * Where a reserve meter pays for the seed, any first seed is allowed: over the long run it costs the house nothing. Where
 * the house pays, the seed is part of the approved edge: it is the printed one, multiplied as the wager is.
 */
import { type Fraction, ZERO } from '@/simulations/exact/fraction';
import { type OnMeter, onMeters, stakeUnread } from '../../judging/progressive-table';
import type { Measures, Ruling } from '../../judging/situation';
import { readAmount } from '../../spelling/amount';
import { ruleName } from '../../spelling/wording';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule, { exactly }) =>
  onMeters(situation, rule).flatMap((meter) => {
    const asks = ruleName(rule);
    if (exactly === 'any') return [anySeed(meter, asks)];
    const prescribed = readAmount(meter.printed.seed) ?? ZERO;
    if (prescribed.n === 0n) return [];
    return [
      meter.scale
        ? fixedSeed(meter, prescribed.mul(meter.scale), asks, rule.onBreach)
        : stakeUnread(meter, `${asks} scales the seed with it`),
    ];
  });

function anySeed({ offered, declared, printed, name, money }: OnMeter, asks: string): Ruling {
  const seed = readAmount(declared.seed ?? printed.seed);
  if (!seed)
    return {
      verdict: 'not-assessed',
      wager: offered.wager.id,
      found: declared.seed,
      explanation: `${name}: its first seed cannot be read; give an amount, “0” if there is none.`,
    };
  return {
    verdict: 'meets',
    wager: offered.wager.id,
    threshold: 'any amount',
    found: money(seed),
    explanation: `${name} starts from ${money(seed)}; ${asks} allows any amount, because later seeds come from its reserve and the edge over the long run does not depend on the first.`,
  };
}

function fixedSeed(
  { offered, declared, name, money }: OnMeter,
  due: Fraction,
  asks: string,
  onBreach: Ruling['verdict'],
): Ruling {
  const wager = offered.wager.id;
  const threshold = money(due);
  const seed = declared.seed === undefined ? due : readAmount(declared.seed);
  if (!seed)
    return {
      verdict: 'not-assessed',
      wager,
      threshold,
      found: declared.seed,
      explanation: `${name}: its seed cannot be read; give an amount, because ${asks} asks for ${threshold}.`,
    };
  const apart = seed.sub(due);
  return {
    verdict: apart.n === 0n ? 'meets' : onBreach,
    wager,
    threshold,
    found: money(seed),
    margin: apart.n === 0n ? '0' : `${apart.s < 0n ? '−' : '+'}${money(apart.abs())}`,
    explanation: `${name} starts again from ${money(seed)} after each win of the meter; ${asks} asks for ${threshold} at this wager, because the house pays the seed and the edge depends on it.`,
  };
}
