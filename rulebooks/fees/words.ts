/** What is said of an option wherever it is shown: its fees in a line, who pays one and when, the kinds and the verdicts. */
import { toFixed } from '@/simulations/exact/decimal';
import type { Fraction } from '@/simulations/exact/fraction';
import type { Payer } from '@/simulations/fees/cost';
import { trimmed } from '@/simulations/printing/digits';
import { dollars, type FeeVerdict, playersNamed } from './finding';
import type { Fee, FeeKind, FeeOption, FeePer, FeeSource } from './schedule';

/** "$1 + $8 + $1"; by steps, what the player-dealer pays in each. */
export function feesText({ fees, kind }: Pick<FeeOption, 'fees' | 'kind'>): string {
  const shown = kind.startsWith('by-total-action')
    ? fees.flatMap(({ amount, action, from }) =>
        from === 'player-dealer' && action ? [`${dollars(amount)} from ${dollars(action.min)}`] : [],
      )
    : fees.map(({ amount, players }) => `${dollars(amount)}${players ? ` (${playersNamed(players)})` : ''}`);
  return shown.join(kind.startsWith('by-total-action') || fees.some(({ players }) => players) ? ', ' : ' + ');
}

const feeSaid = ({ amount, per, from, players }: Fee): string =>
  `${dollars(amount)} ${FEE_PER_WORDS[per]} from ${FROM_WORDS[from]}${players ? ` (${playersNamed(players)})` : ''}`;

/** With who pays each: "$1 each bet from each player and $2 each hand from the player-dealer"; by moments, "$3 + $1 from the pot". */
export function feesSaid({ fees, kind }: Pick<FeeOption, 'fees' | 'kind'>): string {
  if (kind.startsWith('by-total-action')) {
    const flat = fees.filter(({ from, amount }) => from !== 'player-dealer' && Number(amount) > 0);
    const said = [...new Set(flat.map(feeSaid))];
    return [...said, `from the player-dealer ${feesText({ fees, kind })}`].join('; ');
  }
  if (kind === 'per-bet-and-hand')
    return [...fees]
      .sort((one, other) => one.from.localeCompare(other.from))
      .map(feeSaid)
      .join(' and ');
  const payers = [...new Set(fees.map(({ from }) => FROM_WORDS[from]))];
  return `${feesText({ fees, kind })} from ${payers.join(' and ')}`;
}

export const KIND_WORDS: Record<FeeKind, string> = {
  'per-bet-and-hand': 'Each bet, and each hand of the player-dealer',
  'by-total-action': 'By total action',
  'by-total-action-with-coupon': 'By total action, with a coupon fee',
  'per-hand': 'Each hand',
  timed: 'Each half hour',
  'per-point': 'By the value of a point',
};

export const PER_WORDS: Record<FeeOption['per'], string> = {
  hand: 'a hand',
  'bet-and-hand': 'a bet, a hand',
  'half-hour': 'half an hour',
};

export const FROM_WORDS: Record<FeeSource, string> = {
  pot: 'the pot',
  antes: 'the antes',
  'small-blind': 'the small blind',
  player: 'each player',
  'player-dealer': 'the player-dealer',
};

export const FEE_PER_WORDS: Record<FeePer, string> = {
  hand: 'each hand',
  bet: 'each bet',
  coupon: 'each match play coupon',
  'half-hour': 'each half hour',
};

const UNLESS_WORDS: Record<NonNullable<Fee['unless']>, string> = {
  'not-reached': 'if the hand gets there',
  'not-past': 'if the hand goes past it',
  'no-draw': 'if there is a draw',
  'settled-earlier': 'unless the hand is settled earlier',
  'first-part-period': 'not for a first half hour that is not whole',
};

/** "After the flop, if the hand gets there". */
export function whenWords({ when, unless }: Pick<Fee, 'when' | 'unless'>): string {
  const moment = when === 'not-stated' ? 'the source does not say' : when.replaceAll('-', ' ');
  return `${moment.charAt(0).toUpperCase()}${moment.slice(1)}${unless ? `, ${UNLESS_WORDS[unless]}` : ''}`;
}

/** Each with what it means for whoever has to act on it. */
export const FEE_VERDICT_WORDS: Record<FeeVerdict, { word: string; means: string }> = {
  breach: { word: 'Breach', means: 'A rule of the source is not met.' },
  conflict: { word: 'Conflict', means: 'Two parts of the source disagree. A person decides which applies.' },
  'needs-notice': { word: 'Needs notice', means: 'A notice must go with it.' },
  'not-assessed': {
    word: 'Not assessed',
    means: 'The source does not have what an answer needs. This is not a pass.',
  },
  anomaly: { word: 'Anomaly', means: 'No clause is broken. Somebody should look.' },
  damaged: { word: 'Damaged', means: 'The source is damaged here. What is read is not what is printed.' },
};

export const PAYER_WORDS: Record<Payer, string> = {
  pot: 'from the pot',
  player: 'from players',
  'player-dealer': 'from the player-dealer',
};

/** "$4.50", "≈ $0.0333": to four places, and marked where it goes on. */
export const costText = (value: Fraction): string => {
  const text = trimmed(toFixed(value, 4));
  const exact = value.mul(10_000).d === 1n;
  return `${exact ? '' : '≈ '}${dollars(/\.\d$/.test(text) ? `${text}0` : text)}`;
};
