import { Figure } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { playerWho } from '@/simulations/family/play-assumed';
import type { Strategy } from '@/simulations/family/solution-wire';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { fixed, oneIn, percent } from '@/simulations/printing/numbers';

/** Every way a round ends: what the figures are made of. */
export function Endings({
  figures,
  strategy,
  unit,
}: {
  figures: WagerFigures;
  strategy: Pick<Strategy, 'play'>;
  unit: string;
}) {
  return (
    <section aria-labelledby="endings">
      <h3 id="endings" className="text-lg font-semibold">
        How rounds end
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        For a player who {playerWho(strategy)}. Gains and stakes of the whole round, in units of {unit}.
      </p>
      <details>
        <summary className="min-h-7 cursor-pointer text-sm">Show all {figures.events.length} endings</summary>
        <div className="max-w-4xl">
          <Table caption="Endings of a round" stack="narrow">
            <HeaderRow>
              <Header>Ending</Header>
              <Header numeric>Chance</Header>
              <Header numeric>Staked</Header>
              <Header numeric>The player</Header>
              <Header numeric>Contribution</Header>
            </HeaderRow>
            <tbody>
              {figures.events.map((event) => (
                <Row key={event.id}>
                  <RowHeader className="font-normal">{event.label}</RowHeader>
                  <Cell numeric>
                    <Figure
                      shown={oneIn(event.probability)}
                      exact={`${event.probability} = ${percent(event.probability)}`}
                    />
                  </Cell>
                  <Cell numeric>{event.staked ? fixed(event.staked, 2).replace(/\.00$/, '') : '1'}</Cell>
                  <Cell numeric>{event.pays}</Cell>
                  <Cell numeric>
                    <Figure shown={fixed(event.contribution, 5)} exact={event.contribution} />
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      </details>
    </section>
  );
}
