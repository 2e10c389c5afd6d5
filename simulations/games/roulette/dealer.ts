/** Settles one placement of a roulette wager as a dealer does: from where the winning number lies on the layout. */
import { type Pocket, ROULETTE_WHEELS, spin } from '../../equipment/wheels';
import { inTable } from '../../exact/in-table';
import type { Dealer } from '../../wagers/dealer';
import type { RouletteParameters } from './parameters';

/** Lines across the layout from 1 to 12, columns from 1 to 3; zeros lie above the grid. */
const line = (number: number) => Math.ceil(number / 3);
const column = (number: number) => number - 3 * (line(number) - 1);

/** The witness plays these placements: another place, of the same kind, than the exact count looks at. */
function wins(wager: string, { mark, number, colour }: Pocket): boolean {
  if (wager === 'straight-up') return mark === '0';
  if (wager === 'first-four' || wager === 'first-five') return number < 4;
  if (number === 0) return false;
  switch (wager) {
    case 'split':
      return line(number) === 3 && column(number) >= 2;
    case 'street':
      return line(number) === 12;
    case 'corner':
      return line(number) >= 9 && line(number) <= 10 && column(number) >= 2;
    case 'six-line':
      return line(number) <= 2;
    case 'column':
      return column(number) === 3;
    case 'dozen':
      return line(number) > 8;
    case 'red-black':
      return colour === 'black';
    case 'odd-even':
      return number % 2 === 0;
    case 'low-high':
      return line(number) > 6;
    case 'split-columns':
      return column(number) !== 1;
    case 'split-dozens':
      return line(number) > 4;
    default:
      throw new RangeError(`roulette has no wager ${wager}`);
  }
}

const EVEN_CHANCES = ['red-black', 'odd-even', 'low-high'];

export function rouletteDealer(parameters: RouletteParameters, wager: string): Dealer {
  const wheel = ROULETTE_WHEELS[parameters.zeros];
  const half = EVEN_CHANCES.includes(wager) && parameters.evenChancesAtZero === 'half-lost';
  const events = half ? ['win', 'zero', 'lose'] : ['win', 'lose'];
  const settled = Uint8Array.from(wheel, (pocket) => {
    const event = wins(wager, pocket) ? 'win' : half && pocket.colour === 'green' ? 'zero' : 'lose';
    return events.indexOf(event);
  });
  return { events, play: (random) => inTable(settled[spin(wheel, random)]) };
}
