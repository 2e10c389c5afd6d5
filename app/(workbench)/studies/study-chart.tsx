import { ChartWords } from '@/app/components/chart-words';
import type { StudyDrawing } from '@/simulations/family/study';
import { spoken, upwards } from '@/simulations/family/study-shown';

const WIDTH = 480;
const HEIGHT = 250;
const LEFT = 58;
const RIGHT = 14;
const TOP = 22;
const BOTTOM = 40;
const DASHES = [undefined, '5 3', '1 3', '8 3 2 3'];

/** Percentages over a few named places, one line for each way to look at them. */
export function StudyChart({ drawing }: { drawing: StudyDrawing }) {
  const { across, up, lines } = drawing;
  const { bottom, top, ticks } = upwards({ lines });
  const x = (at: number) => LEFT + ((at + 0.5) / Math.max(1, across.ticks.length)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + ((top - value) / (top - bottom || 1)) * (HEIGHT - TOP - BOTTOM);
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="figures w-full max-w-xl"
        role="img"
        aria-label={spoken(drawing)}
      >
        <ChartWords x={LEFT - 8} y={12} anchor="start">
          {up}
        </ChartWords>
        {ticks.map(({ at: value, text }) => (
          <g key={value}>
            <line
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={y(value)}
              y2={y(value)}
              stroke={Math.abs(value) < 1e-9 ? 'var(--ink)' : 'var(--rule)'}
            />
            <ChartWords x={LEFT - 8} y={y(value) + 4} anchor="end">
              {text}
            </ChartWords>
          </g>
        ))}
        {across.ticks.map((tick, at) => (
          <ChartWords key={tick} x={x(at)} y={HEIGHT - BOTTOM + 16} anchor="middle">
            {tick}
          </ChartWords>
        ))}
        <ChartWords x={WIDTH - RIGHT} y={HEIGHT - 6} anchor="end">
          {across.label}
        </ChartWords>
        {lines.map(({ label, percent }, line) => (
          <g key={label}>
            <polyline
              points={percent
                .flatMap((value, at) => (value === null ? [] : [`${x(at)},${y(value)}`]))
                .join(' ')}
              fill="none"
              stroke="var(--accent)"
              strokeWidth={1.5}
              strokeDasharray={DASHES[line % DASHES.length]}
            />
            {percent.map((value, at) =>
              value === null ? null : (
                <circle key={across.ticks[at]} cx={x(at)} cy={y(value)} r={2.5} fill="var(--accent)" />
              ),
            )}
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 text-xs text-ink-soft">
        {lines.map(({ label }, line) => (
          <span key={label} className="inline-flex items-center gap-2">
            <svg width={28} height={8} aria-hidden="true">
              <line
                x1={0}
                x2={28}
                y1={4}
                y2={4}
                stroke="var(--accent)"
                strokeWidth={1.5}
                strokeDasharray={DASHES[line % DASHES.length]}
              />
            </svg>
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
