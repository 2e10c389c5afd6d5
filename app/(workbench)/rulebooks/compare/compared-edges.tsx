import { Percent } from '@/app/components/figure';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import type { ComparedEdge, Comparison } from '@/rulebooks/compare';
import type { SideNames } from './side-names';

const Edge = ({ value }: { value: ComparedEdge['left'] }) =>
  value === undefined ? <span className="text-ink-faint">–</span> : <Percent value={value} />;

/** The house edge of every wager that both or one of them has, at the table each starts from. */
export function ComparedEdges({ comparison, names }: { comparison: Comparison; names: SideNames }) {
  if (comparison.edges.length === 0) return null;
  return (
    <Section
      id="edges"
      title="What it costs the player"
      lead={
        <>
          <Term word="house-edge" /> at the pay table each starts from, under default options, exact and
          rounded once. Wagers that settle together have one edge, that of the round. What a progressive costs
          depends on its meter.
        </>
      }
    >
      <Table caption="House edges of both games" stack="narrow">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>{names.left}</Header>
          <Header numeric>{names.right}</Header>
        </HeaderRow>
        <tbody>
          {comparison.edges.map((edge) => (
            <Row key={edge.id}>
              <RowHeader className="font-normal">{edge.label}</RowHeader>
              <Cell numeric>
                <Edge value={edge.left} />
              </Cell>
              <Cell numeric>
                <Edge value={edge.right} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
