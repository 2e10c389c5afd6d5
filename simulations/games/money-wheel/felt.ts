/** The layout of a money wheel: a place for each symbol, with how many segments of the wheel show it. */
import { type DrawsFelt, spot, words } from '../../felt/drawing';
import { across, box } from '../../felt/shapes';
import { type MoneyWheelParameters, wagerOf } from './parameters';

const PLACE = 50;
const COUNT = 20;

export const moneyWheelFelt: DrawsFelt<MoneyWheelParameters> = ({
  parameters: { segments },
  width,
  on,
  each,
}) => {
  const shown = segments.filter(({ id }) => on(wagerOf(id)));
  const places = across(box(0, 0, width, PLACE), Math.max(1, shown.length), 3);
  return {
    height: PLACE + COUNT,
    sketches: shown.flatMap(({ id, count }, index) => {
      const at = places[index];
      if (!at) return [];
      const said = count === 1 ? '1 segment' : `${count} segments`;
      return [
        ...each([wagerOf(id)], (own) => [spot(own, at, { most: 11 })]),
        words(box(at.x, PLACE, at.width, COUNT), [said], { most: 7.5 }),
      ];
    }),
  };
};
