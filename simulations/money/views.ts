/**
 * What a list of flows says: three questions that every game answers. Who banks; what the house earns, by edge,
 * commission, fee or take-out; and what a player pays. All are of one initial wager. On average, each is the sum of what
 * it is in every outcome, times how likely that is.
 */
import { type Fraction, sum } from '../exact/fraction';
import { balanceOf, type Flow, movedFor, type Party, type Settled } from './flow';

/** Who plays against the player. */
export const BANKS = ['house', 'player-dealer', 'pool'] as const satisfies readonly Party[];
export type Bank = (typeof BANKS)[number];

const PLAYER: readonly Party[] = ['player'];

/** What stands behind the house: money on a meter was the players', and the house's game pays it back to them. */
const HOUSE_SIDE: readonly Party[] = ['house', 'meter', 'reserve'];

export type View = (flows: readonly Flow[]) => Fraction;

export const playersGain: View = (flows) => balanceOf(PLAYER, flows);

/** Of every view its name, and what it leaves out or includes that another does not. */
export const VIEWS = {
  'players-cost': {
    label: 'Cost to the player',
    basis: 'whoever gets it: bank, house, meter, pool or authority',
    of: (flows) => playersGain(flows).neg(),
  },
  'house-edge': {
    label: 'House edge',
    basis: 'the house with the meters that it keeps',
    of: (flows) => balanceOf(HOUSE_SIDE, flows),
  },
  'player-dealers-edge': {
    label: 'Edge of the player-dealer',
    basis: 'after the fee for banking',
    of: (flows) => balanceOf(['player-dealer'], flows),
  },
  'fee-per-hand': {
    label: 'Fee per hand',
    basis: 'what the house charges whatever the outcome, to players and bank',
    of: (flows) => movedFor(['fee'], flows, ['house']),
  },
  'take-out': {
    label: 'Take-out',
    basis: 'what is deducted from the pool for house and authority, before dividends are rounded',
    of: (flows) => movedFor(['deduction'], flows),
  },
  breakage: {
    label: 'Breakage',
    basis:
      'what rounding dividends leaves undivided; below nothing where rounding up or a least dividend costs more',
    of: (flows) =>
      movedFor(['breakage'], flows, ['house', 'authority']).sub(movedFor(['breakage'], flows, ['pool'])),
  },
} satisfies Record<string, { label: string; basis: string; of: View }>;
export type ViewId = keyof typeof VIEWS;

export const onAverageOf = (view: View, outcomes: readonly Settled[]): Fraction =>
  sum(outcomes.map(({ probability, flows }) => probability.mul(view(flows))));
