import { useMemo } from 'react';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { fromText } from '@/simulations/exact/fraction';
import { BAND_ROUNDS, lossBands } from '@/simulations/figures/bands';
import { bandsSaid } from '@/simulations/figures/bands-in-words';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { measured, measuredPercent, whole } from '@/simulations/printing/numbers';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 56;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 32;

const onAxis = (share: number) => measuredPercent(share, Math.abs(share) < 0.1 ? 1 : 0);

/** How the house's result closes in on the edge as rounds go by: bands as shares of what was staked, drawn and as a table. */
export function BandsChart({ figures, label }: { figures: WagerFigures; label: string }) {
  const bands = useMemo(() => lossBands(figures), [figures]);
  const edge = fromText(figures.houseEdge).valueOf();
  const rounds = [...BAND_ROUNDS];
  const levels = [0.99, 0.95, 0.9] as const;
  const at = (count: number, confidence: number) =>
    bands.find((band) => band.rounds === count && band.confidence === confidence);
  const shares = bands.flatMap((band) => [band.low / band.rounds, band.high / band.rounds]);
  const [low, high] = [Math.min(0, ...shares), Math.max(edge, ...shares)];
  const first = Math.log10(rounds[0] ?? 1);
  const last = Math.log10(rounds.at(-1) ?? 10);
  const x = (count: number) =>
    LEFT + ((Math.log10(count) - first) / (last - first || 1)) * (WIDTH - LEFT - RIGHT);
  const y = (share: number) => TOP + ((high - share) / (high - low || 1)) * (HEIGHT - TOP - BOTTOM);
  const area = (confidence: number) => {
    const known = rounds.flatMap((count) => {
      const band = at(count, confidence);
      return band ? [{ count, low: band.low / count, high: band.high / count }] : [];
    });
    if (known.length === 0) return '';
    const over = known.map((point) => `${x(point.count)},${y(point.high)}`);
    const under = known.map((point) => `${x(point.count)},${y(point.low)}`).reverse();
    return `M${[...over, ...under].join('L')}Z`;
  };

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="figures w-full max-w-3xl"
        role="img"
        aria-label={`Bands of the house result for ${label}; the table below has the same numbers`}
      >
        {levels.map((confidence, index) => (
          <path key={confidence} d={area(confidence)} fill="var(--accent)" opacity={0.14 + index * 0.1} />
        ))}
        <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(0)} y2={y(0)} stroke="var(--ink)" strokeWidth={1} />
        <line
          x1={LEFT}
          x2={WIDTH - RIGHT}
          y1={y(edge)}
          y2={y(edge)}
          stroke="var(--accent)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
        />
        {[high, 0, low].map((share) => (
          <text
            key={share}
            x={LEFT - 8}
            y={y(share) + 4}
            textAnchor="end"
            fontSize={11}
            fill="var(--ink-soft)"
          >
            {onAxis(share)}
          </text>
        ))}
        {rounds.map((count) => (
          <text
            key={count}
            x={x(count)}
            y={HEIGHT - 10}
            textAnchor={count === rounds[0] ? 'start' : count === rounds.at(-1) ? 'end' : 'middle'}
            fontSize={11}
            fill="var(--ink-soft)"
          >
            {whole(count)}
          </text>
        ))}
      </svg>
      <figcaption className="mb-3 text-xs text-ink-soft">
        House result as a share of what was staked, by number of rounds of one unit. Dashed: the house edge.
        From dark to light: 90, 95 and 99% of cases.
        {` ${bandsSaid(bands)}`}
      </figcaption>
      <Table
        caption={`Bands of the house result for ${label}, in units staked`}
        stack="narrow"
        className="max-w-3xl"
      >
        <HeaderRow>
          <Header numeric>Rounds</Header>
          {[...levels].reverse().map((confidence) => (
            <Header key={confidence} numeric>
              {Math.round(confidence * 100)}% of results
            </Header>
          ))}
        </HeaderRow>
        <tbody>
          {rounds.map((count) => (
            <Row key={count}>
              <RowHeader numeric>{whole(count)}</RowHeader>
              {[...levels].reverse().map((confidence) => {
                const band = at(count, confidence);
                return (
                  <Cell key={confidence} numeric>
                    {band ? `${measured(band.low, 0)} to ${measured(band.high, 0)}` : '–'}
                  </Cell>
                );
              })}
            </Row>
          ))}
        </tbody>
      </Table>
    </figure>
  );
}
