import { ChartWords } from '@/app/components/chart-words';
import { fromText } from '@/simulations/exact/fraction';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { measured, measuredPercent, percent } from '@/simulations/printing/numbers';

const WIDTH = 400;
const HEIGHT = 136;
/** Room for the longest edge, "−100.0000%", with nothing cut off. */
const LEFT = 92;
const RIGHT = 16;
const TOP = 14;
const BOTTOM = 30;

type Point = Pick<WagerFigures, 'houseEdge' | 'standardDeviation'>;
type NamedPoint = Point & { name: string };

const inHundred = (edge: number): number => edge * 100;
const shown = (edge: number): string => measuredPercent(edge / 100);

/** Each table a dot: how wild it is, to the right, against what it keeps, upwards. */
export function VolatilityChart({
  points,
  today,
  selected,
  onSelect,
  label,
}: {
  points: NamedPoint[];
  today: Point | undefined;
  selected: number;
  onSelect: (index: number) => void;
  label: string;
}) {
  const all = today ? [...points, today] : points;
  const edges = all.map(({ houseEdge }) => inHundred(fromText(houseEdge).valueOf()));
  const spreads = all.map(({ standardDeviation }) => Math.max(standardDeviation, 1e-6));
  const [low, high] = [Math.min(...edges), Math.max(...edges)];
  const [calm, wild] = [Math.min(...spreads), Math.max(...spreads)];
  const x = (spread: number) =>
    LEFT + (wild > calm ? Math.log(spread / calm) / Math.log(wild / calm) : 0.5) * (WIDTH - LEFT - RIGHT);
  const y = (edge: number) =>
    TOP + (high > low ? (high - edge) / (high - low) : 0.5) * (HEIGHT - TOP - BOTTOM);
  const at = (point: Point) => ({
    cx: x(Math.max(point.standardDeviation, 1e-6)),
    cy: y(inHundred(fromText(point.houseEdge).valueOf())),
  });
  const chosen = points[selected];
  const says = `${points.length} pay tables of ${label}: standard deviation from ${measured(calm)} to ${measured(wild)}, house edge from ${shown(low)} to ${shown(high)}. The list has the same numbers.`;

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="figures w-full max-w-lg"
        role="img"
        aria-label={says}
      >
        <line
          x1={LEFT - 10}
          x2={WIDTH - RIGHT + 8}
          y1={HEIGHT - BOTTOM + 8}
          y2={HEIGHT - BOTTOM + 8}
          stroke="var(--rule-strong)"
        />
        <ChartWords x={LEFT - 14} y={y(high) + 4} anchor="end">
          {shown(high)}
        </ChartWords>
        {high > low ? (
          <ChartWords x={LEFT - 14} y={y(low) + 4} anchor="end">
            {shown(low)}
          </ChartWords>
        ) : null}
        <ChartWords x={LEFT - 4} y={HEIGHT - 6}>
          {measured(calm)}
        </ChartWords>
        {wild > calm ? (
          <ChartWords x={WIDTH - RIGHT + 4} y={HEIGHT - 6} anchor="end">
            {measured(wild)}
          </ChartWords>
        ) : null}
        {points.map((point, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the list is for every reader
          <circle
            key={point.name}
            {...at(point)}
            r={4}
            fill="var(--accent)"
            opacity={index === selected ? 1 : 0.45}
            className="cursor-pointer"
            onClick={() => onSelect(index)}
          />
        ))}
        {today ? <circle {...at(today)} r={5} fill="none" stroke="var(--ink)" strokeWidth={1.5} /> : null}
        {chosen ? (
          <circle {...at(chosen)} r={6.5} fill="none" stroke="var(--accent)" strokeWidth={1.5} />
        ) : null}
      </svg>
      <figcaption className="text-xs text-ink-soft">
        House edge, upwards, against standard deviation, to the right. Ringed: the table chosen
        {today ? `. Hollow: today, ${percent(today.houseEdge)}` : ''}.
      </figcaption>
    </figure>
  );
}
