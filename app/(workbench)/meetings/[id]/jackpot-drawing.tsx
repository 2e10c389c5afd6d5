/** What a pool returns by the jackpot that is brought in, and where it passes what is staked. */
import { ChartWords } from '@/app/components/chart-words';
import { readsAs } from '@/simulations/printing/digits';
import { percent } from '@/simulations/printing/numbers';
import { type JackpotLine, jackpotGeometry } from '@/simulations/totalisator/expectation/jackpot-geometry';
import { dollars } from '@/simulations/totalisator/reason';

/** Narrow, so that its words can be read on a phone. */
const WIDTH = 420;
const HEIGHT = 222;
const BOX = { left: 52, top: 28, right: WIDTH - 12, bottom: HEIGHT - 52 };

const share = (value: number): string => percent(readsAs(Number(value.toFixed(4))), 0);
const cents = (amount: number): string => dollars(BigInt(Math.round(amount)));

export function JackpotDrawing({ line }: { line: JackpotLine }) {
  const { from, to, even, now, whole, ticks } = jackpotGeometry(line, BOX);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`What the pool returns by its jackpot: with none ${share(line.atNone)}, and all that is staked with ${cents(line.even)}, before rounding and least dividends.`}
      className="figures my-2 w-full max-w-xl"
    >
      <ChartWords x={4} y={12} anchor="start">
        Returned of all that is staked
      </ChartWords>
      <ChartWords x={(BOX.left + BOX.right) / 2} y={now ? HEIGHT - 6 : HEIGHT - 20} anchor="middle">
        Jackpot brought in
      </ChartWords>
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={BOX.left} x2={BOX.right} y1={y} y2={y} className="stroke-rule" />
          <ChartWords x={BOX.left - 6} y={y + 4} anchor="end">
            {share(value)}
          </ChartWords>
        </g>
      ))}
      <line
        x1={BOX.left}
        x2={BOX.right}
        y1={whole}
        y2={whole}
        className="stroke-ink-soft"
        strokeDasharray="4 3"
      />
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="stroke-accent" strokeWidth={2} />
      <line
        x1={even.x}
        x2={even.x}
        y1={even.y}
        y2={BOX.bottom}
        className="stroke-accent"
        strokeDasharray="2 3"
      />
      <circle cx={even.x} cy={even.y} r={4} className="fill-accent" />
      <ChartWords x={even.x} y={BOX.bottom + 14} anchor="middle">
        {cents(line.even)}
      </ChartWords>
      {now ? (
        <>
          <circle cx={now.x} cy={now.y} r={4} className="fill-panel stroke-ink" strokeWidth={1.5} />
          <ChartWords x={now.x} y={BOX.bottom + 28} anchor={now.x > WIDTH / 2 ? 'end' : 'start'}>
            {`now ${cents(line.now)}`}
          </ChartWords>
        </>
      ) : null}
    </svg>
  );
}
