/** The house edge of a progressive wager, drawn against its meter. */
import type { MeterGiven } from '@/rulebooks/edges/headline-edge';
import { type Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { stepFor, ticksFrom } from '@/simulations/exact/ticks';
import { percent, plainNumber } from '@/simulations/printing/numbers';
import { edgeAtMeter } from '@/simulations/progressive/edge-line';
import type { Curve } from '../../paper';
import { shownAmount } from '../money';
import { currencyOf, isNothing, moneyIn, type Progressive } from '../progressive';

/** A round number on the axis. */
const share = (value: number): string => `${plainNumber(value * 100)}%`;

export function drawn({ label, progressive }: Progressive, home: string, given: MeterGiven): Curve[] {
  const currency = currencyOf(progressive, home);
  const money = moneyIn(currency);
  const { seed, meter, averageMeter, breakEvenMeter } = progressive;
  if (!breakEvenMeter) return [];
  const value = (text: string) => fromText(text).valueOf();
  const edge = (at: Fraction) => edgeAtMeter(progressive, at);
  const named = (
    [
      ['seed', seed],
      ['here', given.meter && meter !== seed ? meter : undefined],
      ['average', given.contribution ? averageMeter : undefined],
      ['break-even', breakEvenMeter],
    ] as const
  ).flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]));
  if (named.every(({ at }) => isNothing(at))) return [];
  const furthest = Math.max(...named.map(({ at }) => value(at)));
  const across = ticksFrom(0, furthest * 1.2, 6);
  const last = across.at(-1) ?? 0;
  const right = last < furthest ? furthest * 1.05 : last;
  const [most, least] = [edge(fromText('0/1')).valueOf(), edge(fromText(`${Math.round(right)}/1`)).valueOf()];
  const step = stepFor(most - least, 5);
  const up = ticksFrom(Math.floor(least / step) * step, Math.ceil(most / step) * step, 5);
  const spoken = named.map(({ name, at }) => {
    const here = edge(fromText(at));
    const says = here.n === 0n ? 'nothing' : percent(toText(here));
    return `${name === 'here' ? 'the meter given here' : name} at ${money(at, name === 'break-even' ? 'up' : 'nearest')}, house edge ${says}`;
  });
  const short = (at: number) => shownAmount(`${Math.round(at)}/1`, currency, 'nearest');
  return [
    {
      kind: 'curve',
      caption: `${label}: house edge against the meter`,
      alt: `${label}: the house edge falls in a straight line as the meter grows, from ${percent(toText(edge(fromText('0/1'))))} at an empty meter, by ${percent(toText(edge(fromText('0/1')).sub(edge(fromText('1000/1')))), 4)} for each ${shownAmount('1000/1', currency, 'nearest')}; ${spoken.join('; ')}.`,
      across: { title: 'Meter', ticks: across.map((at) => ({ at, text: short(at) })) },
      up: { title: 'House edge', ticks: up.map((at) => ({ at, text: share(at) })) },
      lines: [
        {
          points: [
            [0, most],
            [right, least],
          ],
        },
      ],
      marks: named.map(({ name, at }) => ({ x: value(at), y: edge(fromText(at)).valueOf(), label: name })),
    },
  ];
}
