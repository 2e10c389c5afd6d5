import { ChartWords } from '@/app/components/chart-words';
import { type Fraction, fromText, ratio, toText } from '@/simulations/exact/fraction';
import { stepFor, ticksFrom } from '@/simulations/exact/ticks';
import { fixed, grouped, percent } from '@/simulations/printing/numbers';
import { edgeAtMeter } from '@/simulations/progressive/edge-line';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';

const WIDTH = 420;
const HEIGHT = 250;
const LEFT = 54;
const RIGHT = 14;
const TOP = 40;
const BOTTOM = 44;

type Mark = { name: string; at: Fraction; row: number };

/** The house edge against the meter: a straight line, since each unit on the meter is worth the same. */
export function MeterChart({
  figures,
  currency,
  label,
}: {
  figures: ProgressiveFigures;
  currency: string;
  label: string;
}) {
  const even = fromText(figures.breakEvenMeter ?? '0/1');
  const now = fromText(figures.meter);
  const named = [
    { name: 'average', text: figures.averageMeter, row: 0 },
    { name: 'break-even', text: figures.breakEvenMeter, row: 1 },
  ].flatMap(({ name, text, row }): Mark[] =>
    text === undefined || fromText(text).n === 0n ? [] : [{ name, at: fromText(text), row }],
  );
  const furthest = [now, fromText(figures.seed), ...named.map(({ at }) => at)].reduce((a, b) =>
    a.gt(b) ? a : b,
  );
  const across = ticksFrom(0, Math.max(furthest.valueOf(), 1) * 1.15, 5);
  const to = Math.max(across.at(-1) ?? 1, furthest.valueOf() * 1.05, 1);
  const edge = (at: number) => edgeAtMeter(figures, ratio(Math.round(at * 100), 100)).valueOf();
  const [most, least] = [Math.max(edge(0), 0.01), Math.min(edge(to), -0.01)];
  const step = stepFor(most - least, 5);
  const up = ticksFrom(Math.floor(least / step) * step, Math.ceil(most / step) * step, 5);
  const [bottom, top] = [up[0] ?? least, up.at(-1) ?? most];
  const x = (at: number) => LEFT + (at / to) * (WIDTH - LEFT - RIGHT);
  const y = (at: number) => TOP + ((top - at) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const money = (amount: Fraction) => `${currency} ${fixed(amount, 0)}`;
  const shownEdge = (at: Fraction) => percent(toText(edgeAtMeter(figures, at)));
  const says = [
    `House edge of ${label} by the meter: ${shownEdge(now)} at ${money(now)}, the meter as given`,
    ...named.map(({ name, at }) =>
      name === 'average'
        ? `${shownEdge(at)} at the average meter of ${money(at)}`
        : `the edge is zero at ${money(at)}, and above it the player gains`,
    ),
  ].join('; ');

  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="figures w-full max-w-lg"
        role="img"
        aria-label={`${says}.`}
      >
        {up.map((at) => (
          <g key={at}>
            <line
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(at)}
              y2={y(at)}
              stroke={Math.abs(at) < 1e-9 ? 'var(--ink)' : 'var(--rule)'}
              strokeWidth={1}
            />
            <ChartWords x={LEFT - 8} y={y(at) + 4} anchor="end">
              {percent(toText(ratio(Math.round(at * 10_000), 10_000)), step < 0.01 ? 1 : 0)}
            </ChartWords>
          </g>
        ))}
        {across.map((at) => (
          <g key={at}>
            <line
              x1={x(at)}
              x2={x(at)}
              y1={HEIGHT - BOTTOM}
              y2={HEIGHT - BOTTOM + 4}
              stroke="var(--ink-soft)"
            />
            <ChartWords x={x(at)} y={HEIGHT - BOTTOM + 17} anchor={x(at) > WIDTH - 40 ? 'end' : 'middle'}>
              {grouped(String(Math.round(at * 100) / 100))}
            </ChartWords>
          </g>
        ))}
        <ChartWords x={WIDTH - RIGHT} y={HEIGHT - 8} anchor="end">
          {`Meter, ${currency}`}
        </ChartWords>
        {named.map(({ name, at, row }) => {
          const place = x(at.valueOf());
          const left = place > (WIDTH + LEFT) / 2;
          return (
            <g key={name}>
              <line
                x1={place}
                x2={place}
                y1={8 + row * 15}
                y2={HEIGHT - BOTTOM}
                stroke="var(--ink-soft)"
                strokeDasharray={name === 'average' ? '1 3' : '4 3'}
              />
              <ChartWords x={left ? place - 5 : place + 5} y={17 + row * 15} anchor={left ? 'end' : 'start'}>
                {`${name} ${fixed(at, 0)}`}
              </ChartWords>
            </g>
          );
        })}
        <line x1={x(0)} x2={x(to)} y1={y(edge(0))} y2={y(edge(to))} stroke="var(--accent)" strokeWidth={2} />
        {named.map(({ name, at }) => (
          <circle
            key={name}
            cx={x(at.valueOf())}
            cy={y(edgeAtMeter(figures, at).valueOf())}
            r={3}
            fill="var(--panel)"
            stroke="var(--accent)"
            strokeWidth={1.5}
          />
        ))}
        <circle
          cx={x(now.valueOf())}
          cy={y(edgeAtMeter(figures, now).valueOf())}
          r={5}
          fill="var(--accent)"
          stroke="var(--panel)"
          strokeWidth={1.5}
        />
      </svg>
      <figcaption className="text-xs text-ink-soft">
        House edge against the meter. The full dot is the meter as given
        {even.n === 0n ? '' : '; at break-even the edge is zero'}.
      </figcaption>
    </figure>
  );
}
