/** Under which reading a showdown was answered, where the text can be read in two ways. */
import { linesSaid } from '../readings';
import type { PointsAsked } from './points-asked';
import type { PotAsked } from './pot-asked';

export type ReadingTaken = {
  part: string;
  /** "Lines 12 to 14: what the text says. Read as it was read". */
  says: string;
  /** The others, as they are chosen. */
  others: string[];
};

const taken = (
  part: string,
  { lines, says }: { lines: readonly [number, number]; says: string },
  choices: readonly { id: string; because: string }[],
  id: string | undefined,
): ReadingTaken => ({
  part,
  says: `${linesSaid(lines)}: ${says} Read ${choices.find((one) => one.id === id)?.because ?? ''}`,
  others: choices.filter((one) => one.id !== id).map((one) => one.id),
});

type PotRead = { game: Pick<PotAsked['game'], 'readings'>; pot: PotAsked['pot'] };

export const potReadings = ({ game, pot }: PotRead): ReadingTaken[] =>
  (game.readings ?? []).map((reading) =>
    taken(
      reading.part,
      reading,
      reading.orders.map(({ order, because }) => ({ id: order, because })),
      pot.parts.find(({ id }) => id === reading.part)?.hand.order,
    ),
  );

/** Nothing chosen: the first of each. */
export const pointsReadings = ({
  game,
  chosen,
}: {
  game: Pick<PointsAsked['game'], 'readings'>;
  chosen?: PointsAsked['chosen'];
}): ReadingTaken[] =>
  (game.readings ?? []).map((reading) =>
    taken(reading.part, reading, reading.choices, chosen?.get(reading.part) ?? reading.choices[0]?.id),
  );
