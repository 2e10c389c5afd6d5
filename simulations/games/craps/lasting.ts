/** Craps wagers that may stand for several throws: their words, their chains and how those are read. */
import type { Chain } from '../../exact/absorbing-chain';
import type { EventSpec } from '../../wagers/event';
import type { WagerSpec } from '../../wagers/wager-spec';
import { comeOddsChain, dontChain, hardwayChain, lineChain, numberChain } from './chains';
import type { CrapsParameters } from './parameters';
import { POINT_PAIRS, type PointPair } from './throws';

type Lasting = {
  label: string;
  explains: string;
  events: EventSpec[];
  chain: () => Chain;
  method: string;
  reductions: string[];
};

const pays = (label: string): EventSpec => ({ id: 'win', label, settles: 'pays' });
const loses = (label: string): EventSpec => ({ id: 'lose', label, settles: 'lose' });

const COME_BETS = 'A come bet treats its first throw as the win line treats the come-out throw.';
const TWINS = 'The two numbers are equally likely, so the wager on either has the same figures.';
const IN_ACTION = 'Only throws on which the wager is in action are counted.';

function line(label: string, first: string): Lasting {
  return {
    label,
    explains: `${first} is 7 or 11, or it is 4, 5, 6, 8, 9 or 10 and that point is thrown again before a 7.`,
    events: [
      pays('7 or 11 first, or the point before a 7'),
      loses('2, 3 or 12 first, or a 7 before the point'),
    ],
    chain: lineChain,
    method: 'The states are the come-out throw and the six points.',
    reductions: label === 'Come' ? [COME_BETS] : [],
  };
}

function dont(label: string, first: string, parameters: CrapsParameters): Lasting {
  const others = [2, 3, 12].filter((total) => total !== parameters.voidOnDont).join(' or ');
  const { voidOnDont } = parameters;
  return {
    label,
    explains: `${first} is ${others}, or it is 4, 5, 6, 8, 9 or 10 and a 7 is thrown before that point again. On a first ${voidOnDont} the wager is void.`,
    events: [
      pays(`${others} first, or a 7 before the point`),
      { id: 'void', label: `${voidOnDont} first`, settles: 'push' },
      loses('7 or 11 first, or the point before a 7'),
    ],
    chain: () => dontChain(parameters),
    method: 'The states are the come-out throw and the six points.',
    reductions: label === 'Don’t come' ? [COME_BETS] : [],
  };
}

function number(label: string, pair: PointPair, side: 'win' | 'lose', reductions: string[] = []): Lasting {
  const names = POINT_PAIRS[pair].join(' or ');
  const before = side === 'win' ? 'The number is thrown before a 7' : 'A 7 is thrown before the number';
  const after = side === 'win' ? 'A 7 is thrown before the number' : 'The number is thrown before a 7';
  return {
    label: `${label}, ${names}`,
    explains: `${before}: on ${names}, as chosen.`,
    events: [pays(before), loses(after)],
    chain: () => numberChain(POINT_PAIRS[pair], side),
    method: 'Each number has one state: neither it nor a 7 has been thrown yet.',
    reductions: [TWINS, ...reductions],
  };
}

function behindCome(pair: PointPair, parameters: CrapsParameters): Lasting {
  const label = 'Behind the come';
  if (parameters.comeOddsOnComeOut === 'on') return number(label, pair, 'win');
  const names = POINT_PAIRS[pair].join(' or ');
  return {
    ...number(label, pair, 'win'),
    explains: `The come point, ${names}, is thrown before a 7. On a come-out throw the odds are off, and they are returned if that throw settles the come bet.`,
    events: [
      pays('The come point is thrown before a 7'),
      { id: 'returned', label: 'The come bet is settled by a come-out throw', settles: 'push' },
      loses('A 7 is thrown before the come point'),
    ],
    chain: () => comeOddsChain(POINT_PAIRS[pair]),
    method:
      'The states are the come point together with the shooter’s point, or with a come-out throw to follow. The come bet is assumed to be placed on the throw after the shooter’s point is established, and the odds as soon as the come bet has its point.',
    reductions: [
      TWINS,
      'Every throw while the odds are behind the come bet is counted, including those on which they are off.',
    ],
  };
}

const PAIRS = Object.keys(POINT_PAIRS) as PointPair[];

/** In the order in which they are listed to a reader. */
export function lastingWagers(parameters: CrapsParameters): Map<string, Lasting> {
  const wagers = new Map<string, Lasting>([
    ['win-line', line('Win line', 'The come-out throw')],
    ['dont-win-line', dont('Don’t win line', 'The come-out throw', parameters)],
    ['come', line('Come', 'The next throw')],
    ['dont-come', dont('Don’t come', 'The next throw', parameters)],
  ]);
  for (const pair of PAIRS) wagers.set(`behind-win-${pair}`, number('Behind the win line', pair, 'win'));
  for (const pair of PAIRS) {
    wagers.set(`behind-dont-win-${pair}`, number('Behind the don’t win line', pair, 'lose'));
  }
  for (const pair of PAIRS) wagers.set(`behind-come-${pair}`, behindCome(pair, parameters));
  for (const pair of PAIRS) {
    wagers.set(`behind-dont-come-${pair}`, number('Behind the don’t come', pair, 'lose', [IN_ACTION]));
  }
  for (const face of [2, 3, 4, 5]) {
    wagers.set(`hardway-${face}-${face}`, {
      label: `Hardway, two ${face}s`,
      explains: `Two ${face}s are thrown before any other ${2 * face} and before a 7.`,
      events: [pays(`Two ${face}s come first`), loses(`Another ${2 * face}, or a 7, comes first`)],
      chain: () => hardwayChain(face),
      method: `There is one state: neither a ${2 * face} nor a 7 has been thrown yet.`,
      reductions: [],
    });
  }
  for (const pair of ['6-8', '5-9', '4-10'] as const) {
    wagers.set(`place-win-${pair}`, number('Place to win', pair, 'win', [IN_ACTION]));
  }
  for (const pair of ['6-8', '5-9', '4-10'] as const) {
    wagers.set(`place-lose-${pair}`, number('Place to lose', pair, 'lose', [IN_ACTION]));
  }
  return wagers;
}

export function lastingSpecs(parameters: CrapsParameters): WagerSpec[] {
  return Array.from(lastingWagers(parameters), ([id, { label, explains, events }]) => ({
    id,
    label,
    explains,
    events,
    outcome: 'sequence of throws',
    lasts: 'throw',
    decisions: false,
  }));
}
