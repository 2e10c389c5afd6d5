/** The progressive wager: what it returns at a meter, in the long run, and where it costs nothing. */
import { type Fraction, fromText, isNegative, toText } from '@/simulations/exact/fraction';
import type { Block, Curve, Row } from '../../paper';
import type { Subject } from '../../subject';
import { shownAmount } from '../money';
import { decimal, percent } from '../numbers';
import { edgeAtMeter, edgeAtSeed, edgeInTheLongRun, type Progressive, progressives } from '../progressive';
import { type Offered, wins } from '../wagers';

type Money = (text: string, rounding?: 'up' | 'down' | 'nearest') => string;

function terms({ progressive: figures }: Progressive, money: Money): Block {
  const { meter, breakEvenMeter, averageMeter, meterShare } = figures;
  const perRound = toText(fromText(meterShare).mul(100));
  const entries = [
    { label: 'One wager', value: money(figures.wager) },
    { label: 'Added to the meter', value: `${percent(figures.contribution, 2)} of each wager` },
    {
      label: 'Seed',
      value: `${money(figures.seed)}, put on the meter by the house when it was won whole`,
    },
    {
      label: 'Fixed pays',
      value: `taken from the ${figures.fixedPaidFrom === 'meter' ? 'meter' : 'house'}; they return ${percent(figures.fixedReturn)} of each wager at any meter`,
    },
    {
      label: 'Meter, here',
      value: `${money(meter)}; house edge ${percent(toText(edgeAtMeter(figures, fromText(meter))))}`,
    },
    { label: 'Meter at its seed', value: `house edge ${percent(edgeAtSeed(figures))}` },
  ];
  if (isNothing(meterShare)) return { kind: 'facts', entries };
  entries.push({
    label: 'Taken by a round',
    value: `on average ${decimal(fromText(perRound), 8)} % of whatever the meter shows`,
  });
  if (breakEvenMeter)
    entries.push({
      label: 'Break-even meter',
      value: isNothing(breakEvenMeter)
        ? 'none: the fixed pays alone return all that is staked, or more'
        : `${money(breakEvenMeter, 'up')}: from there up the wager returns all that is staked, or more`,
    });
  if (averageMeter)
    entries.push({ label: 'Average meter', value: `${money(averageMeter)} over very many rounds` });
  entries.push({
    label: 'In the long run',
    value: `${percent(figures.longRunReturn)} of what is staked is returned, house edge ${percent(edgeInTheLongRun(figures))}`,
  });
  return { kind: 'facts', entries };
}

/** Which pays take from the meter, and how long from one to the next. */
function pays({ label, result, progressive }: Progressive, money: Money): Block {
  const between = new Map(progressive.roundsBetween.map(({ event, rounds }) => [event, rounds]));
  return {
    kind: 'table',
    caption: `${label}: what is paid, and how often`,
    rowHeaders: 1,
    columns: [
      { title: 'Event', grow: 1 },
      { title: 'Pays', align: 'right', figures: true, grow: 1 },
      { title: 'Comes to, at the meter here', align: 'right', figures: true, grow: 1 },
      { title: 'Rounds from one to the next', align: 'right', figures: true, grow: 1 },
    ],
    rows: wins(result).map(({ id, label: event, pays: odds, net, probability }): Row => {
      const rounds = fromText(between.get(id) ?? toText(fromText(probability).inverse()));
      const handed = fromText(net).add(1).mul(fromText(progressive.wager));
      return {
        cells: [event, odds, money(toText(handed), 'down'), decimal(rounds, 1)],
      };
    }),
  };
}

/** About so many steps, each one, two or five times a power of ten. */
function stepFor(range: number, steps: number): number {
  const rough = range / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5, 10].find((by) => by * power >= rough) ?? 10);
}

const ticksFrom = (low: number, high: number, steps: number): number[] => {
  const step = stepFor(high - low, steps);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
};

const share = (value: number): string => `${Number((value * 100).toFixed(6))} %`.replace('-', '−');

function drawn({ label, progressive }: Progressive, currency: string, money: Money): Curve[] {
  const { seed, meter, averageMeter, breakEvenMeter } = progressive;
  if (!breakEvenMeter) return [];
  const value = (text: string) => fromText(text).valueOf();
  const edge = (at: Fraction) => edgeAtMeter(progressive, at);
  const named = (
    [
      ['seed', seed],
      ['here', meter === seed ? undefined : meter],
      ['average', averageMeter],
      ['break-even', breakEvenMeter],
    ] as const
  ).flatMap(([name, at]) => (at === undefined ? [] : [{ name, at }]));
  if (named.every(({ at }) => isNothing(at))) return [];
  const across = ticksFrom(0, Math.max(...named.map(({ at }) => value(at))) * 1.2, 6);
  const right = across.at(-1) ?? 0;
  const [most, least] = [edge(fromText('0/1')).valueOf(), edge(fromText(`${Math.round(right)}/1`)).valueOf()];
  const step = stepFor(most - least, 5);
  const up = ticksFrom(Math.floor(least / step) * step, Math.ceil(most / step) * step, 5);
  const spoken = named.map(({ name, at }) => {
    const here = edge(fromText(at));
    const says = here.n === 0n ? 'nothing' : percent(toText(here), 2);
    return `${name === 'here' ? 'the meter given here' : name} at ${money(at, name === 'break-even' ? 'up' : 'nearest')}, house edge ${says}`;
  });
  const short = (at: number) => shownAmount(`${Math.round(at)}/1`, currency, 'nearest');
  return [
    {
      kind: 'curve',
      caption: `${label}: house edge against the meter`,
      alt: `${label}: the house edge falls in a straight line as the meter grows, from ${share(Number(most.toPrecision(4)))} at an empty meter, by ${percent(toText(edge(fromText('0/1')).sub(edge(fromText('1000/1')))), 4)} for each ${shownAmount('1000/1', currency, 'nearest')}; ${spoken.join('; ')}.`,
      across: { title: 'Meter', ticks: across.map((at) => ({ at, text: short(at) })) },
      up: { title: 'House edge', ticks: up.map((at) => ({ at, text: share(at) })) },
      points: [
        [0, most],
        [right, least],
      ],
      marks: named.map(({ name, at }) => ({ x: value(at), y: edge(fromText(at)).valueOf(), label: name })),
    },
  ];
}

const isNothing = (text: string): boolean => fromText(text).n === 0n;

/** Fixed pays that take more than is added leave the house to make up the meter. */
function overdrawn({ progressive }: Progressive): Block[] {
  const { averageMeter, fixedPaidFrom } = progressive;
  if (fixedPaidFrom !== 'meter' || averageMeter === undefined || !isNothing(averageMeter)) return [];
  return [
    {
      kind: 'note',
      tone: 'attention',
      title: 'The fixed pays take more from the meter than is added to it',
      lines: ['On average the meter stands empty, and the house has to make up what is missing.'],
    },
  ];
}

export function progressive({ rulebook }: Subject, all: Offered[], section: number): Block[] {
  const { currency } = rulebook;
  const money: Money = (text, rounding = 'nearest') =>
    isNegative(fromText(text))
      ? `−${shownAmount(toText(fromText(text).neg()), currency, rounding)}`
      : shownAmount(text, currency, rounding);
  const found = progressives(all);
  return [
    { kind: 'heading', level: 2, text: `${section}  Progressive jackpot` },
    {
      kind: 'paragraph',
      text: 'What a wager returns depends on the meter. A round takes the same part of it on average whatever it shows, because the cards know nothing of it; so in the long run what is added to the meter is what comes out of it, and the return no longer depends on when one looks.',
    },
    ...found.flatMap((each): Block[] => [
      ...(found.length > 1 ? [{ kind: 'heading' as const, level: 3 as const, text: each.label }] : []),
      terms(each, money),
      pays(each, money),
      ...drawn(each, currency, money),
      ...overdrawn(each),
    ]),
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'Wins of the meter are rare, so what the house keeps over any one stretch can lie far from its long-run share. Two players who win in the same round are not reckoned with.',
    },
  ];
}
