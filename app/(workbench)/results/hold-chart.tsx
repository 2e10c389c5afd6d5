import { ChartWords } from '@/app/components/chart-words';
import { useDrawnWidth } from '@/app/components/use-drawn-width';
import { shownMoney } from '@/rulebooks/spelling/money';
import { longDate } from '@/rulebooks/spelling/wording';
import { ticksFrom } from '@/simulations/exact/ticks';
import type { Point } from '@/simulations/monitoring/monitor';

const HEIGHT = 280;
const LEFT = 84;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 34;

/** The first and the last, and one between where there is room for three. */
const THREE_DATES = 460;
const datesShown = (count: number, width: number): number[] =>
  width < THREE_DATES ? [0, count - 1] : [0, Math.floor((count - 1) / 2), count - 1];

/** What the tables kept from the first day on: as reported, as expected, and the band that a sound game stays in however often it is looked at. */
export function HoldChart({
  dates,
  points,
  currency,
}: {
  dates: readonly string[];
  points: readonly Point[];
  currency: string;
}) {
  const { ref, width } = useDrawnWidth<SVGSVGElement>({ before: 720, least: 300 });
  const values = points.flatMap(({ total, band }) => [total.win, band.low, band.high]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const time = dates.map((date) => Date.parse(date));
  const [first = 0, last = 1] = [time[0], time.at(-1)];
  const x = (at: number) =>
    LEFT + (((time[at] ?? first) - first) / (last - first || 1)) * (width - LEFT - RIGHT);
  const y = (value: number) => TOP + ((high - value) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM);
  const line = (of: (point: Point) => number) =>
    points
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)},${y(of(point)).toFixed(1)}`)
      .join('');
  const over = points.map((point, at) => `${x(at).toFixed(1)},${y(point.band.high).toFixed(1)}`);
  const under = points.map((point, at) => `${x(at).toFixed(1)},${y(point.band.low).toFixed(1)}`).reverse();
  const end = points.at(-1);
  const said = end
    ? `After ${points.length} days: kept ${shownMoney(Math.round(end.total.win), currency)}, expected ${shownMoney(Math.round(end.total.expected), currency)}, band ${shownMoney(Math.round(end.band.low), currency)} to ${shownMoney(Math.round(end.band.high), currency)}`
    : 'Nothing is reported';
  return (
    <figure>
      <svg
        ref={ref}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="figures block w-full max-w-4xl"
        style={{ aspectRatio: `${width} / ${HEIGHT}` }}
        role="img"
        aria-label={said}
      >
        {points.length > 1 ? (
          <path d={`M${[...over, ...under].join('L')}Z`} fill="var(--accent)" opacity={0.14} />
        ) : null}
        {ticksFrom(low, high, 6).map((tick) => (
          <g key={tick}>
            <line
              x1={LEFT}
              x2={width - RIGHT}
              y1={y(tick)}
              y2={y(tick)}
              stroke="var(--rule)"
              strokeWidth={tick === 0 ? 1.5 : 0.75}
            />
            <ChartWords x={LEFT - 8} y={y(tick) + 4} anchor="end">
              {shownMoney(tick, currency)}
            </ChartWords>
          </g>
        ))}
        <path
          d={line(({ total }) => total.expected)}
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
        <path d={line(({ total }) => total.win)} fill="none" stroke="var(--accent)" strokeWidth={2} />
        {points.length === 1 && end ? (
          <>
            <line
              x1={x(0)}
              x2={x(0)}
              y1={y(end.band.low)}
              y2={y(end.band.high)}
              stroke="var(--accent)"
              opacity={0.4}
              strokeWidth={6}
            />
            <circle cx={x(0)} cy={y(end.total.win)} r={4} fill="var(--accent)" />
          </>
        ) : null}
        {datesShown(dates.length, width)
          .filter((at, index, all) => all.indexOf(at) === index)
          .map((at, index, all) => (
            <ChartWords
              key={at}
              x={x(at)}
              y={HEIGHT - 12}
              anchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
            >
              {longDate(dates[at] ?? '')}
            </ChartWords>
          ))}
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
        <Key line="var(--accent)">Kept, as reported</Key>
        <Key line="var(--ink-soft)" dashed>
          Expected of the handle
        </Key>
        <Key area>Where a sound game stays, looked at daily, with stakes alike</Key>
      </figcaption>
    </figure>
  );
}

function Key({
  line,
  dashed,
  area,
  children,
}: {
  line?: string;
  dashed?: boolean;
  area?: boolean;
  children: string;
}) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width={22} height={10} aria-hidden="true">
        {area ? <rect width={22} height={10} fill="var(--accent)" opacity={0.14} /> : null}
        {line ? (
          <line
            x1={0}
            x2={22}
            y1={5}
            y2={5}
            stroke={line}
            strokeWidth={2}
            {...(dashed ? { strokeDasharray: '5 4' } : {})}
          />
        ) : null}
      </svg>
      {children}
    </span>
  );
}
