import { Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term } from '@/app/components/tooltip';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Strategy } from '@/simulations/family/solution-wire';

/** A simple published way to play, a naive one, and what each costs beside the best. */
export function Alternatives({
  alternatives,
  best,
  unit,
}: Pick<Strategy, 'alternatives'> & { best: FractionText; unit: string }) {
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives" className="text-lg font-semibold">
        What other ways to play cost
      </h3>
      <div className="max-w-4xl">
        <Table caption="Ways to play and their house edge" stack="narrow">
          <HeaderRow>
            <Header>Way to play</Header>
            <Header numeric>
              <Term word="round-edge">House edge per {unit}</Term>
            </Header>
            <Header numeric>Costs more</Header>
          </HeaderRow>
          <tbody>
            <Row>
              <RowHeader>The best play</RowHeader>
              <Cell numeric className="font-medium">
                <Percent value={best} />
              </Cell>
              <Cell numeric>–</Cell>
            </Row>
            {alternatives.map(({ id, label, explains, source, houseEdge, costs }) => (
              <Row key={id}>
                <RowHeader>
                  {label}
                  <span className="block max-w-[64ch] text-xs font-normal text-ink-soft">
                    {explains}
                    {source ? ` Source: ${source}` : ''}
                  </span>
                </RowHeader>
                <Cell numeric>
                  <Percent value={houseEdge} />
                </Cell>
                <Cell numeric>
                  <Percent value={costs} />
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </div>
    </section>
  );
}
