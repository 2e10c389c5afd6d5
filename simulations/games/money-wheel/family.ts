/** A vertical wheel of marked segments: the wager is on the symbol under the clapper when it stops. */
import { segmentsOf, spin } from '../../equipment/wheels';
import { inTable } from '../../exact/in-table';
import type { Family } from '../../family/family';
import { enumerated } from '../trials/enumerated';
import { moneyWheelConditions } from './features';
import { moneyWheelHead } from './head';
import { type MoneyWheelParameters, wagerOf } from './parameters';

function known({ segments }: MoneyWheelParameters, wager: string): void {
  if (!segments.some(({ id }) => wagerOf(id) === wager)) {
    throw new RangeError(`this money wheel has no wager ${wager}`);
  }
}

export const moneyWheel: Family<MoneyWheelParameters> = {
  ...moneyWheelHead,
  distribution: (parameters, wager) => {
    known(parameters, wager);
    const wheel = segmentsOf(parameters.segments);
    return enumerated({
      outcomes: wheel,
      events: ['win', 'lose'],
      eventOf: ({ id }) => (wagerOf(id) === wager ? 'win' : 'lose'),
      explains: `Each of the ${wheel.length} segments is equally likely, and those that carry the symbol are counted. A stop between two segments is decided by house rule and is not a segment of its own.`,
    });
  },
  dealer: (parameters, wager) => {
    known(parameters, wager);
    // The dealer's wheel is built from the counts alone: segment numbers from `first` to below `after` win.
    const { segments } = parameters;
    const chosen = segments.findIndex(({ id }) => wagerOf(id) === wager);
    const sizes = segments.map(({ count }) => count);
    const first = sizes.slice(0, chosen).reduce((total, size) => total + size, 0);
    const after = first + inTable(sizes[chosen]);
    const wheel = new Uint8Array(sizes.reduce((total, size) => total + size, 0));
    return {
      events: ['win', 'lose'],
      play: (random) => {
        const stop = spin(wheel, random);
        return stop >= first && stop < after ? 0 : 1;
      },
    };
  },
  conditions: moneyWheelConditions,
};
