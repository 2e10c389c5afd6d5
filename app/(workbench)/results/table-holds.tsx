import { Badge } from '@/app/components/badge';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { TrialResults } from '@/server/vocabulary/trial-results';
import { chanceSaid } from '@/simulations/monitoring/in-words';
import { measuredPercent, whole, zScore } from '@/simulations/printing/numbers';

const FLAGS = {
  none: { tone: 'meets', word: 'None' },
  'if-stakes-alike': { tone: 'consent', word: 'If stakes were alike' },
  'whatever-the-stakes': { tone: 'breach', word: 'Whatever the stakes' },
} as const;

export const tableNamed = ({ tables }: Pick<TrialResults, 'tables'>, table: string): string =>
  tables.find(({ id }) => id === table)?.name ?? table;

/** The same test for each table, with its own part of the error. */
export function TableHolds({ results }: { results: TrialResults }) {
  const { judged, currency } = results;
  if (!judged) return null;
  return (
    <Section
      id="tables"
      title="By table"
      lead="Each table has its own part of the 1% error, so together with the whole trial no more than 1 in 100 sound games is flagged anywhere."
    >
      <Table caption="Results of each table" stack="medium">
        <HeaderRow>
          <Header>Table</Header>
          <Header numeric>Days</Header>
          <Header numeric>Handle</Header>
          <Header numeric>Kept</Header>
          <Header numeric>Expected</Header>
          <Header numeric>Share kept</Header>
          <Header numeric>Standard deviations</Header>
          <Header>Chance</Header>
          <Header>Flag</Header>
        </HeaderRow>
        <tbody>
          {judged.tables.map(({ table, days, last, flag }) => (
            <Row key={table}>
              <RowHeader>{tableNamed(results, table)}</RowHeader>
              <Cell numeric>{whole(days)}</Cell>
              <Cell numeric>{last ? shownMoney(last.total.handle, currency) : '–'}</Cell>
              <Cell numeric>{last ? shownMoney(last.total.win, currency) : '–'}</Cell>
              <Cell numeric>{last ? shownMoney(Math.round(last.total.expected), currency) : '–'}</Cell>
              <Cell numeric>
                {last && last.total.handle > 0 ? measuredPercent(last.total.win / last.total.handle, 2) : '–'}
              </Cell>
              <Cell numeric>{last?.total.z === undefined ? '–' : zScore(last.total.z)}</Cell>
              <Cell>{last ? chanceSaid(last.chance) : '–'}</Cell>
              <Cell>
                <Badge tone={FLAGS[flag].tone}>{FLAGS[flag].word}</Badge>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
