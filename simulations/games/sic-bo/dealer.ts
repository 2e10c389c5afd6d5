/** Settles sic bo as a dealer does: shake the dice, then look which areas of the layout light up. */
import { THREE_DICE, type ThreeDice, throwThree } from '../../equipment/dice';
import { inTable } from '../../exact/in-table';
import type { Dealer } from '../../wagers/dealer';
import type { SicBoParameters } from './wagers';

type Lights = (total: number, shown: Uint8Array) => boolean;

/** The witness plays other placements than the exact count looks at. `shown[n]` is how many dice show n. */
function lights(wager: string, { doubleIncludesTriple }: SicBoParameters): Lights {
  const triple = (shown: Uint8Array) => shown.indexOf(3) > 0;
  switch (wager) {
    case 'small':
      return (total, shown) => total < 11 && !triple(shown);
    case 'big':
      return (total, shown) => total > 10 && !triple(shown);
    case 'odd':
      return (total, shown) => (total & 1) === 1 && !triple(shown);
    case 'even':
      return (total, shown) => (total & 1) === 0 && !triple(shown);
    case 'specific-triple':
      return (_, shown) => shown[4] === 3;
    case 'specific-double':
      return (_, shown) => shown[4] === 2 || (doubleIncludesTriple && shown[4] === 3);
    case 'any-triple':
      return (_, shown) => triple(shown);
    case 'combination':
      return (_, shown) => shown[3] !== 0 && shown[5] !== 0;
    case 'four-number':
      // Three different numbers of 3, 4, 5, 6: none of them twice, and neither 1 nor 2.
      return (_, shown) => shown[1] === 0 && shown[2] === 0 && shown.indexOf(2) < 0 && !triple(shown);
    case 'three-single':
      return (_, shown) => shown[2] === 1 && shown[5] === 1 && shown[6] === 1;
    case 'double-and-single':
      return (_, shown) => shown[6] === 2 && shown[3] === 1;
    default: {
      const chosen = /^total-\d+-(\d+)$/.exec(wager)?.[1];
      if (!chosen) throw new RangeError(`sic bo has no wager ${wager}`);
      const high = Number(chosen);
      return (total) => total === high;
    }
  }
}

/** How many dice show each number, by number. */
function shownBy(dice: ThreeDice): Uint8Array {
  const shown = new Uint8Array(7);
  for (const face of dice) shown[face] = inTable(shown[face]) + 1;
  return shown;
}

/** What each throw settles is looked up once, so that a round is a throw and one read. */
export function sicBoDealer(parameters: SicBoParameters, wager: string): Dealer {
  const single = wager === 'single';
  const lit = single ? undefined : lights(wager, parameters);
  const settled = Uint8Array.from(THREE_DICE, (dice) => {
    const shown = shownBy(dice);
    if (!lit) return inTable(shown[6]);
    return lit(dice[0] + dice[1] + dice[2], shown) ? 0 : 1;
  });
  return {
    events: single ? ['lose', 'one', 'two', 'three'] : ['win', 'lose'],
    play: (random) => inTable(settled[throwThree(random)]),
  };
}
