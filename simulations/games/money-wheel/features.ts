/** The features of a stop of a money wheel. */
import { type Segment, segmentsOf, spin } from '../../equipment/wheels';
import { enumeratedConditions } from '../../features/enumerated';
import type { FeatureSpec } from '../../features/feature';
import { name, whole } from '../../features/types';
import type { MoneyWheelParameters } from './parameters';

const features = ({ segments }: MoneyWheelParameters): FeatureSpec[] => [
  {
    id: 'symbol',
    type: name(...segments.map(({ id }) => id)),
    explains: `The symbol under the clapper: ${segments.map(({ id, label }) => `${id} is ${label}`).join(', ')}.`,
  },
  {
    id: 'segments',
    type: whole(1, Math.max(...segments.map(({ count }) => count))),
    explains: 'How many segments of the wheel carry that symbol.',
  },
];

/** The dealer counts along the rim, symbol after symbol, to where the wheel stopped. */
type Stop = { segments: readonly Segment[]; at: number };
function symbolAt({ segments, at }: Stop): Segment {
  let rest = at;
  for (const segment of segments) {
    if (rest < segment.count) return segment;
    rest -= segment.count;
  }
  throw new RangeError(`the wheel has no segment ${at}`);
}

export const moneyWheelConditions = enumeratedConditions({
  features,
  outcomes: ({ segments }: MoneyWheelParameters) => {
    const wheel = segmentsOf(segments);
    return wheel.map(({ id }) => ({ id, alike: wheel.filter((other) => other.id === id).length }));
  },
  readings: { symbol: ({ id }) => id, segments: ({ alike }) => alike },
  explains: (segments) =>
    `Each of the ${segments} segments is equally likely. The conditions are checked on every segment, and the segments of each row are counted.`,
  drawn: ({ segments }, random): Stop => ({
    segments,
    at: spin({ length: segments.reduce((total, { count }) => total + count, 0) }, random),
  }),
  atTable: { symbol: (stop) => symbolAt(stop).id, segments: (stop) => symbolAt(stop).count },
});
