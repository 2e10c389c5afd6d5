import { grouped, percentOf } from '@/app/components/figure';
import { toFixed } from '@/simulations/exact/decimal';
import { fromText, ONE, ratio, toText } from '@/simulations/exact/fraction';
import type { ProgressiveFigures } from '@/simulations/result';

const WIDTH = 360;
const HEIGHT = 200;
const LEFT = 52;
const RIGHT = 16;
const TOP = 16;
const BOTTOM = 32;

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
  const [meter, seed, wager, share, fixed] = [
    figures.meter,
    figures.seed,
    figures.wager,
    figures.meterShare,
    figures.fixedReturn,
  ].map((text) => fromText(text)) as [Amount, Amount, Amount, Amount, Amount];
  const even = fromText(figures.breakEvenMeter ?? '0/1');
  const edgeAt = (at: Amount) => ONE.sub(fixed).sub(share.mul(at).div(wager));
  const furthest = even.gt(meter) ? even : meter;
  const last = furthest.gt(seed) ? furthest.mul(ratio(5, 4)) : seed.mul(ratio(5, 4)).add(1);
  const [from, to] = [seed.valueOf(), last.valueOf()];
  const [high, low] = [edgeAt(seed).valueOf(), edgeAt(last).valueOf()];
  const top = Math.max(high, 0.01);
  const bottom = Math.min(low, -0.01);
  const x = (at: number) => LEFT + ((at - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (edge: number) => TOP + ((top - edge) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const shownEven = even.gt(seed);
  const now = { x: x(meter.valueOf()), y: y(edgeAt(meter).valueOf()) };
  const money = (amount: Amount) => `${currency} ${grouped(toFixed(amount, 0))}`;
  const says = `House edge of ${label} by the meter: ${percentOf(toText(edgeAt(meter)), 2)} at ${money(meter)}${
    shownEven ? `; nothing is kept at ${money(even)}, and above it the player gains` : ''
  }.`;

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="figures w-full max-w-md"
        role="img"
        aria-label={says}
      >
        <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(0)} y2={y(0)} stroke="var(--ink)" strokeWidth={1} />
        <line x1={x(from)} x2={x(to)} y1={y(high)} y2={y(low)} stroke="var(--accent)" strokeWidth={2} />
        <Words x={LEFT - 8} y={y(0) + 4} end>
          0 %
        </Words>
        <Words x={LEFT - 8} y={y(high) + 4} end>
          {percentOf(toText(edgeAt(seed)), 0)}
        </Words>
        <Words x={LEFT} y={HEIGHT - 10}>
          {money(seed)}
        </Words>
        <Words x={WIDTH - RIGHT} y={HEIGHT - 10} end>
          {money(last)}
        </Words>
        {shownEven ? (
          <>
            <line
              x1={x(even.valueOf())}
              x2={x(even.valueOf())}
              y1={TOP}
              y2={HEIGHT - BOTTOM}
              stroke="var(--ink-soft)"
              strokeDasharray="4 3"
            />
            <Words x={x(even.valueOf()) - 6} y={TOP + 10} end>
              break-even
            </Words>
          </>
        ) : null}
        <circle cx={now.x} cy={now.y} r={4.5} fill="var(--accent)" stroke="var(--panel)" strokeWidth={1.5} />
      </svg>
      <figcaption className="text-xs text-ink-soft">
        House edge against the meter. The dot is the meter as given.
      </figcaption>
    </figure>
  );
}

type Amount = ReturnType<typeof fromText>;

function Words({ x, y, end, children }: { x: number; y: number; end?: boolean; children: React.ReactNode }) {
  return (
    <text x={x} y={y} textAnchor={end ? 'end' : 'start'} fontSize={11} fill="var(--ink-soft)">
      {children}
    </text>
  );
}
