import { afterFees } from '@/rulebooks/edges/after-fees';
import { feeEdges, freeSaid } from '@/rulebooks/edges/after-fees-said';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { amountIn } from '@/rulebooks/spelling/money';
import { capital } from '@/rulebooks/spelling/wording';
import type { FractionText } from '@/simulations/exact/fraction';
import { ClauseLink } from './clause-link';
import { Percent } from './figure';
import { Section } from './page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from './table';

/** What the collection fees in use make of the edges: of whoever bets, and of the player-dealer. Nothing where no fee is collected. */
export function EdgesAfterFees({
  game,
  options,
  priced,
  rulebook,
}: {
  game: Pick<Game, 'money' | 'options' | 'clause' | 'wagers'>;
  options: ReadonlyMap<string, string>;
  /** A round under the first of its wagers; `per` is what its edge is of. */
  priced: readonly { id: string; label: string; houseEdge: FractionText; per?: string | undefined }[];
  rulebook: Pick<Rulebook, 'id' | 'currency'>;
}) {
  const after = afterFees(game, options, priced);
  if (!after) return null;
  const per = new Map(priced.map((wager) => [wager.id, wager.per]));
  const free = freeSaid(after);
  return (
    <Section id="after-fees" title="After collection fees">
      {feeEdges(after, amountIn(rulebook.currency)).map(({ title, explained, columns }) => (
        <div key={title} className="mb-6">
          <h3 className="text-sm font-medium">{title}</h3>
          <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
            {explained} <ClauseLink rulebook={rulebook.id} clause={after.clause} />
          </p>
          <Table caption={title} stack="medium">
            <HeaderRow>
              <Header>Wager</Header>
              {columns.map((column) => (
                <Header key={column.title} numeric>
                  {capital(column.title)}
                </Header>
              ))}
            </HeaderRow>
            <tbody>
              {after.wagers.map((wager) => (
                <Row key={wager.wager}>
                  <RowHeader>
                    {wager.label}
                    {per.get(wager.wager) ? (
                      <span className="block text-xs font-normal text-ink-soft">
                        per {per.get(wager.wager)}
                      </span>
                    ) : null}
                  </RowHeader>
                  {columns.map((column) => (
                    <Cell key={column.title} numeric>
                      <Percent value={column.of(wager)} />
                    </Cell>
                  ))}
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      ))}
      {free ? <p className="text-sm text-ink-soft">{free}</p> : null}
    </Section>
  );
}
