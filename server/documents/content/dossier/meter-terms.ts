/** The terms of a meter, and what follows from them, one line each. */

import type { MeterGiven } from '@/rulebooks/edges/headline-edge';
import { declaredMeter } from '@/rulebooks/offer/meter';
import { fromText, ONE, toText } from '@/simulations/exact/fraction';
import { decimal, percent } from '@/simulations/printing/numbers';
import { edgeAtMeter, edgeAtSeed, edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import { LEFT_LABEL, SHARED_EXPLAINS } from '@/simulations/progressive/explains';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { allTogether, playersOf } from '@/simulations/progressive/per-outcome';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { feedUnknown, isNothing, type Money, type Progressive } from '../progressive';

type Put = Pick<Subject, 'variant'>;

type Entry = { label: string; value: string };

/** Nobody declared it, and the rules print none. */
export const seedUnknown = ({ wager, progressive }: Progressive, { variant }: Put): boolean =>
  isNothing(progressive.seed) && declaredMeter(wager, variant.circumstances).declared.seed === undefined;

function agreed(each: Progressive, money: Money, given: MeterGiven, put: Put): Entry[] {
  const { progressive: figures, wager } = each;
  const { reserve, shared = 'in-turn', players = '1/1' } = figures;
  const { declared } = declaredMeter(wager, put.variant.circumstances);
  const seed = `${money(figures.seed)}${seedUnknown(each, put) ? ', assumed: none was declared' : ''}`;
  return [
    { label: 'One wager', value: money(figures.wager) },
    {
      label: 'Added to the meter',
      value: feedUnknown(each, given)
        ? 'not known: no share was declared'
        : `${percent(figures.contribution)} of each wager${given.contribution ? '' : ', assumed: no share was declared'}`,
    },
    ...(reserve
      ? [
          {
            label: 'Kept for the next seed',
            value: `${percent(reserve)} of each wager, on a reserve meter that becomes the meter once it is won in full`,
          },
        ]
      : []),
    {
      label: reserve ? 'First seed' : 'Seed',
      value: reserve
        ? `${seed}${seedUnknown(each, put) ? '' : ', from the house, once'}; later seeds come from the reserve`
        : `${seed}${seedUnknown(each, put) ? '' : ', put on the meter by the house each time it is won in full'}`,
    },
    {
      label: 'Fixed pays',
      value: `taken from the ${figures.fixedPaidFrom === 'meter' ? 'meter' : 'house'}; they return ${percent(figures.fixedReturn)} of each wager at any meter`,
    },
    ...(shared === 'in-turn' && isNothing(toText(fromText(players).sub(ONE)))
      ? []
      : [
          { label: 'Several winners', value: SHARED_EXPLAINS[shared] },
          {
            label: 'Players with the wager',
            value: `${decimal(fromText(players), 2)} in a round${fromText(players).d === 1n ? '' : ' on average'}${declared.players === undefined && fromText(players).equals(1) ? ', assumed: no number was declared' : ''}`,
          },
        ]),
  ];
}

function envy({ envy: agreed, course }: ProgressiveFigures, money: Money): Entry[] {
  if (!agreed || !course?.envyCost || !course.envyPerRound) return [];
  const to = agreed.to === 'dealer' ? 'the dealer' : 'every other player with the wager';
  return [
    {
      label: 'Envy',
      value: `fixed sums to ${to} for each winner: ${percent(course.envyCost)} of what is staked, ${money(course.envyPerRound, 'up')} a round`,
    },
  ];
}

export function terms(each: Progressive, money: Money, given: MeterGiven, put: Put): Block {
  const { progressive: figures } = each;
  const { meter, breakEvenMeter, averageMeter, meterShare, course } = figures;
  const outcomes = allTogether(figures) ? ONE : playersOf(figures);
  const perRound = toText(fromText(meterShare).mul(outcomes).mul(100));
  const entries = [
    ...agreed(each, money, given, put),
    {
      label: 'Declared meter',
      value: given.meter
        ? `${money(meter)}; house edge ${percent(toText(edgeAtMeter(figures, fromText(meter))))}`
        : 'not given',
    },
    { label: 'Meter at its seed', value: `house edge ${percent(edgeAtSeed(figures))}` },
  ];
  if (isNothing(meterShare)) return { kind: 'facts', entries };
  entries.push({
    label: 'Taken per round',
    value: `on average ${decimal(fromText(perRound), 8)}% of whatever the meter shows`,
  });
  if (breakEvenMeter)
    entries.push({
      label: 'Break-even meter',
      value: isNothing(breakEvenMeter)
        ? 'none: the fixed pays alone return the whole stake or more'
        : `${money(breakEvenMeter, 'up')}: from there up, the wager returns the whole stake or more`,
    });
  const left = course?.ofWhatIsLeft?.breakEvenMeter;
  if (left) entries.push({ label: LEFT_LABEL, value: money(left, 'up') });
  if (feedUnknown(each, given)) {
    entries.push({
      label: 'Over the long run',
      value: 'not known: it depends on the share of each wager that is added to the meter',
    });
    return { kind: 'facts', entries: [...entries, ...envy(figures, money)] };
  }
  if (averageMeter)
    entries.push({
      label: 'Average meter',
      value: `${money(averageMeter)} when a round is dealt, over very many rounds, each counted alike`,
    });
  entries.push({
    label: 'Over the long run',
    value: `${given.contribution ? '' : 'at the assumed share, '}${percent(figures.longRunReturn)} of what is staked is returned, house edge ${percent(edgeInTheLongRun(figures))}`,
  });
  if (course?.nextWin) {
    const { rounds, meter: found, reserve } = course.nextWin;
    entries.push({
      label: 'Next won in full',
      value: `in ${decimal(fromText(rounds), 0)} rounds on average, at a meter of ${money(found)}${reserve ? `, with ${money(reserve)} in the reserve` : ''}`,
    });
  }
  entries.push(...envy(figures, money));
  return { kind: 'facts', entries };
}
