import { Percent } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { fromText } from '@/simulations/exact/fraction';
import type { Strategy } from '@/simulations/family/solution-wire';

/** How often each decision is reached in a round, and what is then chosen. */
export function Decisions({ decisions }: Pick<Strategy, 'decisions'>) {
  return (
    <section aria-labelledby="decisions">
      <h3 id="decisions" className="text-lg font-semibold">
        How often each decision is made
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        Shares of all rounds: how many reach each decision, and how many take each choice.
      </p>
      <div className="max-w-3xl">
        <Table caption="Decisions and how often each choice is taken" className="sm:min-w-[480px]">
          <HeaderRow>
            <Header>Decision</Header>
            <Header numeric>Reached</Header>
            <Header>Choice</Header>
            <Header numeric>Taken</Header>
            <Header className="w-2/5 max-sm:hidden">
              <span className="sr-only">Drawn</span>
            </Header>
          </HeaderRow>
          <tbody>
            {decisions.map(({ street, reached, choices }) =>
              choices.map(({ choice, label, taken }, index) => (
                <Row key={`${street} ${choice}`} className="hover:bg-transparent">
                  {index === 0 ? (
                    <>
                      <RowHeader rowSpan={choices.length}>{capital(street)}</RowHeader>
                      <Cell numeric rowSpan={choices.length}>
                        <Percent value={reached} />
                      </Cell>
                    </>
                  ) : null}
                  <Cell className="!pl-3">{label}</Cell>
                  <Cell numeric>
                    <Percent value={taken} />
                  </Cell>
                  <Cell className="max-sm:hidden">
                    <span className="block h-2 rounded-sm bg-sunken" aria-hidden="true">
                      <span
                        className="block h-full rounded-sm bg-accent"
                        style={{ width: `${Math.min(100, fromText(taken).valueOf() * 100)}%` }}
                      />
                    </span>
                  </Cell>
                </Row>
              )),
            )}
          </tbody>
        </Table>
      </div>
    </section>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
