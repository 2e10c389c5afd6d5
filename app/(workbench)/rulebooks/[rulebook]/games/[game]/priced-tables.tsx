import { Badge } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { edgeTerm } from '@/app/components/edge-term';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day } from '@/app/components/time';
import { Term } from '@/app/components/tooltip';
import type { Game } from '@/rulebooks/format/record';
import { edgeName } from '@/rulebooks/offer/money-answers';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { PricedTable, PricedWager } from '@/server/rulebooks/shapes';
import { percent, printed } from '@/simulations/printing/numbers';

/** One pay where there is one; else each event with its own. */
function Pays({ table }: { table: PricedTable }) {
  const [only, ...more] = table.cells;
  if (only && more.length === 0 && table.lost.length === 0)
    return <span className="figures">{only.pays}</span>;
  return (
    <ul className="figures flex flex-wrap gap-x-4">
      {table.cells.map((cell) => (
        <li key={cell.event}>
          <span className="text-ink-soft">{cell.label}</span>{' '}
          <span className="whitespace-nowrap">{cell.pays}</span>
        </li>
      ))}
      {table.lost.map((label) => (
        <li key={label}>
          <span className="text-ink-soft">{label}</span> lost in the source
        </li>
      ))}
    </ul>
  );
}

const Exactly = ({ edge }: { edge: string }) =>
  edge.length > 48 ? <span title={edge}>{`${edge.slice(0, 44)}…`}</span> : edge;

function WagerRows({
  rulebook,
  edge,
  priced,
}: {
  rulebook: RulebookId;
  /** “house edge”, or “edge” where the house banks nothing. */
  edge: string;
  priced: PricedWager;
}) {
  const { wager, explains, tables, together } = priced;
  return tables.map((table, index) => (
    <Row key={table.id}>
      {index === 0 ? (
        <RowHeader rowSpan={tables.length} id={wager.id} className="scroll-mt-2 bg-paper sm:min-w-60">
          {wager.label} {wager.side ? <Badge>Side wager</Badge> : null}
          {wager.alsoCalled ? (
            <span className="block text-xs font-normal text-ink-soft">{wager.alsoCalled}</span>
          ) : null}
          <span className="block max-w-[36ch] text-xs font-normal text-ink-soft">
            {wager.explains ?? explains}
          </span>
          {together ? (
            <span className="block max-w-[36ch] text-xs font-normal text-ink-soft">
              Settled together: {together.join(', ')}. One {edge} for all, per {together[0]}.
            </span>
          ) : null}
          {wager.proprietor ? (
            <span className="block text-xs font-normal text-ink-soft">Proprietor: {wager.proprietor}</span>
          ) : null}
          {wager.trialFrom ? (
            <span className="block text-xs font-normal text-ink-soft">
              On trial from <Day date={wager.trialFrom} />
            </span>
          ) : null}
        </RowHeader>
      ) : null}
      <Cell>
        {table.label}
        {table.note ? <span className="block text-xs text-ink-soft">{table.note}</span> : null}
      </Cell>
      <Cell>
        <ClauseLink rulebook={rulebook} clause={table.clause} />
      </Cell>
      <Cell>
        <Pays table={table} />
      </Cell>
      <Cell numeric className="font-medium">
        {table.edge ? percent(table.edge) : '–'}
        {table.meter ? (
          <span className="block text-xs font-normal text-ink-soft">
            {table.meter.basis}
            <span className="block">
              {percent(table.meter.edgeAtSeed)} {table.meter.seed}
            </span>
          </span>
        ) : null}
      </Cell>
      <Cell className="figures max-w-48 min-w-28 text-xs break-all text-ink-soft">
        {table.edge ? <Exactly edge={printed(table.edge)} /> : null}
      </Cell>
    </Row>
  ));
}

/** Every wager of a game with the least it may pay and each printed table, priced exactly. */
export function PricedTables({
  rulebook,
  game,
  wagers,
}: {
  rulebook: RulebookId;
  game: Pick<Game, 'label' | 'money' | 'options' | 'clause'>;
  wagers: PricedWager[];
}) {
  const decided = wagers.some(({ together }) => together)
    ? ' Wagers that settle together have one edge: for best play, with the other wagers at their minimum odds. A dash means none is recorded.'
    : '';
  return (
    <Section
      title="Wagers and pay tables"
      lead={`${wagers.length} wagers. The edges are exact, under the default options, and rounded once as shown.${decided}`}
    >
      <Table caption={`Wagers and pay tables of ${game.label}`} stack="wide">
        <HeaderRow>
          <Header>Wager</Header>
          <Header>
            <Term word="pay-table" />
          </Header>
          <Header>Clause</Header>
          <Header>Pays</Header>
          <Header numeric>{edgeTerm(game)}</Header>
          <Header>
            <Term word="exact-fraction" />
          </Header>
        </HeaderRow>
        <tbody>
          {wagers.map((priced) => (
            <WagerRows
              key={priced.wager.id}
              rulebook={rulebook}
              edge={edgeName(game).toLowerCase()}
              priced={priced}
            />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
