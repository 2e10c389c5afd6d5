import { Figure, Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import { type FractionText, fromText, ONE, toText } from '@/simulations/exact/fraction';
import { fixed } from '@/simulations/printing/numbers';
import { PART_LABELS } from '@/simulations/progressive/explains';
import type {
  MeterCourse,
  PlayersFigures,
  ProgressiveFigures,
} from '@/simulations/progressive/meter-figures';

const PARTS = ['fixed', 'contribution', 'reserve', 'seed'] as const;
const isNothing = (value: FractionText): boolean => fromText(value).n === 0n;
const rest = (value: FractionText): FractionText => toText(ONE.sub(fromText(value)));

export function Money({ value, currency }: { value: FractionText; currency: string }) {
  const shown = `${currency} ${fixed(value, 2)}`;
  return <Figure shown={shown} exact={value} className="whitespace-nowrap" />;
}

/** Of each unit staked, what comes back over very many rounds, by whose money it is. */
export function LongRun({ figures, course }: { figures: ProgressiveFigures; course: MeterCourse }) {
  const { parts, envyCost } = course;
  const keeps = rest(figures.longRunReturn);
  return (
    <Table caption="Where the long-run return comes from" hideCaption={false}>
      <tbody>
        {PARTS.filter((part) => !isNothing(parts[part])).map((part) => (
          <Line key={part} name={PART_LABELS[part]} value={parts[part]} />
        ))}
        <Line name={<Term word="long-run-return">Returned</Term>} value={figures.longRunReturn} strong />
        <Line name="Kept by the house" value={keeps} />
        {envyCost ? (
          <>
            <Line name={<Term word="envy">Paid as envy</Term>} value={envyCost} />
            <Line name="Left after envy" value={toText(fromText(keeps).sub(fromText(envyCost)))} strong />
          </>
        ) : null}
      </tbody>
    </Table>
  );
}

function Line({ name, value, strong }: { name: React.ReactNode; value: FractionText; strong?: boolean }) {
  return (
    <Row className={strong ? 'font-semibold' : undefined}>
      <RowHeader className={strong ? 'font-semibold' : 'font-normal'}>{name}</RowHeader>
      <Cell numeric>
        <Percent value={value} />
      </Cell>
    </Row>
  );
}

/** How long from one win of the meter to the next, and what a winner then gets. */
export function Hits({
  course,
  currency,
  label,
}: {
  course: MeterCourse;
  currency: string;
  label: (event: string) => string;
}) {
  if (course.hits.length === 0) return null;
  return (
    <Table caption="Wins of the meter" hideCaption={false}>
      <HeaderRow>
        <Header>Event</Header>
        <Header numeric>Rounds between</Header>
        <Header numeric>Average prize per winner</Header>
      </HeaderRow>
      <tbody>
        {course.hits.map(({ event, rounds, paid }) => (
          <Row key={event}>
            <RowHeader className="font-normal">{label(event)}</RowHeader>
            <Cell numeric>
              <Figure shown={fixed(rounds, 1)} exact={rounds} />
            </Cell>
            <Cell numeric>
              <Money value={paid} currency={currency} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** The same wager with one player, two, and so on. */
export function ByPlayers({ rows, currency }: { rows: PlayersFigures[]; currency: string }) {
  const envied = rows.some(({ envyCost }) => envyCost !== undefined);
  return (
    <Table caption="By the number of players with the wager" hideCaption={false} stack="narrow">
      <HeaderRow>
        <Header>Players</Header>
        <Header numeric>
          <Term word="average-meter" />
        </Header>
        <Header numeric>
          <Term word="break-even" />
        </Header>
        <Header numeric>House edge, long run</Header>
        {envied ? (
          <Header numeric>
            <Term word="envy" />
          </Header>
        ) : null}
      </HeaderRow>
      <tbody>
        {rows.map(({ players, averageMeter, breakEvenMeter, longRunReturn, envyCost }) => (
          <Row key={players}>
            <RowHeader numeric className="text-left">
              {players}
            </RowHeader>
            <Cell numeric>{averageMeter ? <Money value={averageMeter} currency={currency} /> : '–'}</Cell>
            <Cell numeric>
              {breakEvenMeter && !isNothing(breakEvenMeter) ? (
                <Money value={breakEvenMeter} currency={currency} />
              ) : (
                'none'
              )}
            </Cell>
            <Cell numeric>
              <Percent value={rest(longRunReturn)} />
            </Cell>
            {envied ? (
              <Cell numeric>
                <Percent value={envyCost ?? '0/1'} />
              </Cell>
            ) : null}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
