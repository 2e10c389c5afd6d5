/** Settles craps as at the table: throw two dice until the wager is decided. */
import { TWO_DICE, throwTwo } from '../../equipment/dice';
import type { RandomSource } from '../../equipment/random-source';
import { inTable } from '../../exact/in-table';
import type { Dealer } from '../../wagers/dealer';
import type { CrapsParameters } from './parameters';

const TOTAL = Uint8Array.from(TWO_DICE, ([a, b]) => a + b);
const twoDice = (random: RandomSource) => inTable(TOTAL[throwTwo(random)]);
const natural = (total: number) => total === 7 || total === 11;
const craps = (total: number) => total < 4 || total === 12;

/** Throws until a point is set; how the earlier come-outs ended does not matter to the wager. */
function establish(random: RandomSource): number {
  let total = twoDice(random);
  while (natural(total) || craps(total)) total = twoDice(random);
  return total;
}

function pointComesFirst(point: number, random: RandomSource): boolean {
  for (;;) {
    const total = twoDice(random);
    if (total === point) return true;
    if (total === 7) return false;
  }
}

const WIN_LOSE = ['win', 'lose'];

const lineDealer: Dealer = {
  events: WIN_LOSE,
  play: (random) => {
    const first = twoDice(random);
    if (natural(first)) return 0;
    if (craps(first)) return 1;
    return pointComesFirst(first, random) ? 0 : 1;
  },
};

const dontDealer = (voidOn: number): Dealer => ({
  events: ['win', 'void', 'lose'],
  play: (random) => {
    const first = twoDice(random);
    if (first === voidOn) return 1;
    if (natural(first)) return 2;
    if (craps(first)) return 0;
    return pointComesFirst(first, random) ? 2 : 0;
  },
});

/** Waits for a point of the pair and then plays it out. */
const numberDealer = (low: number, side: 'win' | 'lose'): Dealer => ({
  events: WIN_LOSE,
  play: (random) => {
    let point = establish(random);
    while (point !== low && point !== 14 - low) point = establish(random);
    return pointComesFirst(point, random) === (side === 'win') ? 0 : 1;
  },
});

const hardwayDealer = (face: number): Dealer => {
  const hard = TWO_DICE.findIndex(([a, b]) => a === face && b === face);
  return {
    events: WIN_LOSE,
    play: (random) => {
      for (;;) {
        const dice = throwTwo(random);
        if (dice === hard) return 0;
        if (TOTAL[dice] === 7 || TOTAL[dice] === 2 * face) return 1;
      }
    },
  };
};

/** A place bet on one number, named at once. */
const placeDealer = (place: number, side: 'win' | 'lose'): Dealer => ({
  events: WIN_LOSE,
  play: (random) => (pointComesFirst(place, random) === (side === 'win') ? 0 : 1),
});

/** A shooter's whole turn until a come bet of the pair has odds behind it and those are settled. */
const comeOddsDealer = (low: number): Dealer => ({
  events: ['win', 'returned', 'lose'],
  play: (random) => {
    let shooters = 0;
    let come = 0;
    while (come !== low && come !== 14 - low) {
      shooters = establish(random);
      come = twoDice(random);
    }
    let comeOut = come === shooters;
    for (;;) {
      const total = twoDice(random);
      if (total === come) return comeOut ? 1 : 0;
      if (total === 7) return comeOut ? 1 : 2;
      if (comeOut) {
        if (!natural(total) && !craps(total)) {
          shooters = total;
          comeOut = false;
        }
      } else if (total === shooters) comeOut = true;
    }
  },
});

/** What each throw settles is looked up once, so that a round is a throw and one read. */
const oneThrow = (wins: (a: number, b: number) => boolean): Dealer => {
  const settled = Uint8Array.from(TWO_DICE, ([a, b]) => (wins(a, b) ? 0 : 1));
  return { events: WIN_LOSE, play: (random) => inTable(settled[throwTwo(random)]) };
};

const fieldDealer: Dealer = {
  events: ['lose', 'total-2', 'total-3', 'total-4', 'total-9', 'total-10', 'total-11', 'total-12'],
  play: (random) => {
    const total = twoDice(random);
    if (total > 4 && total < 9) return 0;
    return total > 4 ? total - 5 : total - 1;
  },
};

/** The witness plays other pairs and non-pairs than the exact count looks at. */
const ONE_THROW: Record<string, Dealer> = {
  'any-craps': oneThrow((a, b) => craps(a + b)),
  'craps-2': oneThrow((a, b) => a === 1 && b === 1),
  'craps-3': oneThrow((a, b) => a * b === 2),
  'craps-12': oneThrow((a, b) => a === 6 && b === 6),
  eleven: oneThrow((a, b) => a * b === 30),
  'any-seven': oneThrow((a, b) => a + b === 7),
  pair: oneThrow((a, b) => a === 5 && b === 5),
  'non-pair': oneThrow((a, b) => a + b === 10 && a * b === 24),
  field: fieldDealer,
};

export function crapsDealer(parameters: CrapsParameters, wager: string): Dealer {
  if (wager === 'win-line' || wager === 'come') return lineDealer;
  if (wager === 'dont-win-line' || wager === 'dont-come') return dontDealer(parameters.voidOnDont);
  if (Object.hasOwn(ONE_THROW, wager)) return ONE_THROW[wager] as Dealer;
  const [, kind, number] =
    /^(behind-(?:dont-)?(?:win|come)|hardway|place-(?:win|lose))-(\d)-/.exec(wager) ?? [];
  switch (kind) {
    case 'hardway':
      return hardwayDealer(Number(number));
    case 'behind-come':
      if (parameters.comeOddsOnComeOut === 'off') return comeOddsDealer(Number(number));
      return numberDealer(Number(number), 'win');
    case 'behind-win':
      return numberDealer(Number(number), 'win');
    case 'behind-dont-win':
    case 'behind-dont-come':
      return numberDealer(Number(number), 'lose');
    case 'place-win':
      return placeDealer(14 - Number(number), 'win');
    case 'place-lose':
      return placeDealer(14 - Number(number), 'lose');
    default:
      throw new RangeError(`craps has no wager ${wager}`);
  }
}
