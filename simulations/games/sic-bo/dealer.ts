/** Settles sic bo as a dealer does: shake the dice, then look which areas of the layout light up. */
import { throwDie } from '../../equipment/dice';
import type { Dealer } from '../../model';
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

export function sicBoDealer(parameters: SicBoParameters, wager: string): Dealer {
  const shown = new Uint8Array(7);
  const shake = (random: { below: (below: number) => number }): number => {
    shown.fill(0);
    let total = 0;
    for (let die = 0; die < 3; die += 1) {
      const face = throwDie(random);
      shown[face] = (shown[face] as number) + 1;
      total += face;
    }
    return total;
  };
  if (wager === 'single') {
    return {
      events: ['lose', 'one', 'two', 'three'],
      play: (random) => {
        shake(random);
        return shown[6] as number;
      },
    };
  }
  const lit = lights(wager, parameters);
  return { events: ['win', 'lose'], play: (random) => (lit(shake(random), shown) ? 0 : 1) };
}
