import { edgeTerm } from '@/app/components/edge-term';
import { Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { edgeName } from '@/rulebooks/offer/money-answers';
import type { FractionText } from '@/simulations/exact/fraction';
import { playName } from '@/simulations/family/play-assumed';
import type { Strategy } from '@/simulations/family/solution-wire';
import { useModel } from '../model/model';

/** The play assumed, and what others cost beside it: a simple published one, a naive one, the best where that is another. */
export function Alternatives({
  strategy,
  edge,
  unit,
}: {
  strategy: Pick<Strategy, 'alternatives' | 'play'>;
  edge: FractionText;
  unit: string;
}) {
  const { alternatives } = strategy;
  const { game } = useModel();
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives" className="text-lg font-semibold">
        What other ways to play cost
      </h3>
      <div className="max-w-4xl">
        <Table caption={`Ways to play and their ${edgeName(game).toLowerCase()}`} stack="narrow">
          <HeaderRow>
            <Header>Way to play</Header>
            <Header numeric>{edgeTerm(game, unit)}</Header>
            <Header numeric>Costs more</Header>
          </HeaderRow>
          <tbody>
            <Row>
              <RowHeader>{playName(strategy)}</RowHeader>
              <Cell numeric className="font-medium">
                <Percent value={edge} />
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
