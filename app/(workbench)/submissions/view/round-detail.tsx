import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { fromText, sum, toText } from '@/simulations/exact/fraction';
import { fixed, grouped, oneIn, percent } from '@/simulations/printing/numbers';

/** "3", "1.5", "3.6000" to four decimals at most. */
const units = (value: string): string => {
  const shown = fixed(value);
  return shown.includes('.') ? shown.replace(/\.?0+$/, '') : shown;
};

const signed = (value: string): string => (/^(?:-|0\/)/.test(value) ? units(value) : `+${units(value)}`);

const stakedOn = ({ events }: AnalysedWager): string =>
  toText(sum(events.map(({ probability, staked }) => fromText(probability).mul(fromText(staked ?? '1/1')))));

/** Every way a round ends, in units of its first wager; the last row has what is staked on average. */
export function Endings({ wager, unit }: { wager: AnalysedWager; unit: string }) {
  const counted = wager.events.reduce((total, { count }) => total + BigInt(count), 0n).toString();
  const expected = sum(wager.events.map(({ contribution }) => fromText(contribution)));
  return (
    <Table caption={`Endings of ${wager.label}`} stack="narrow">
      <HeaderRow>
        <Header>Ending</Header>
        <Header numeric>Count</Header>
        <Header numeric>Chance</Header>
        <Header numeric>One in</Header>
        <Header numeric>Net, × {unit}</Header>
        <Header numeric>Staked, × {unit}</Header>
        <Header numeric>Contribution</Header>
      </HeaderRow>
      <tbody>
        {wager.events.map((event) => (
          <Row key={event.id}>
            <RowHeader>{event.label}</RowHeader>
            <Cell numeric>{grouped(event.count)}</Cell>
            <Cell numeric>{percent(event.probability)}</Cell>
            <Cell numeric>{oneIn(event.probability).replace('1 in ', '')}</Cell>
            <Cell numeric>{signed(event.net)}</Cell>
            <Cell numeric>{units(event.staked ?? '1/1')}</Cell>
            <Cell numeric>{percent(event.contribution)}</Cell>
          </Row>
        ))}
        <Row>
          <RowHeader>{counted === wager.universe ? 'Sum' : 'Total, not the universe'}</RowHeader>
          <Cell numeric>{grouped(counted)}</Cell>
          <Cell numeric>
            {percent(toText(sum(wager.events.map(({ probability }) => fromText(probability)))))}
          </Cell>
          <Cell numeric />
          <Cell numeric />
          <Cell numeric>{units(stakedOn(wager))}</Cell>
          <Cell numeric>{percent(toText(expected))}</Cell>
        </Row>
      </tbody>
    </Table>
  );
}
