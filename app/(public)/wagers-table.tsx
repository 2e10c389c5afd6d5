import type { ReactNode } from 'react';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { BY_THE_METER } from '@/server/documents/content/progressive';
import type { EdgeKept, PublicTable, PublicWager } from '@/server/record/shapes';
import { edgeForPlayers, percent, printed } from '@/simulations/printing/numbers';

/** What a figure is per, shown under it. */
function Of({ children }: { children: ReactNode }) {
  return <span className="block text-xs font-normal text-ink-soft">{children}</span>;
}

/** How a wager written by the operator is played. */
function Played({ written }: { written: NonNullable<PublicWager['written']> }) {
  return (
    <>
      <Of>written by the operator; the first of these that holds decides</Of>
      {written.play ? <p>{written.play}</p> : null}
      <ul className="mt-1 space-y-0.5 text-xs font-normal">
        {written.rows.map(({ label, when, pays }) => (
          <li key={label}>
            {label}, {pays}: <span className="text-ink-soft">{when}</span>
          </li>
        ))}
        <li className="text-ink-soft">
          otherwise the stake is {written.otherwise === 'push' ? 'returned' : 'lost'}
        </li>
      </ul>
    </>
  );
}

/** Every pay of the table in use; a single one is shown on its own. */
function Pays({ tables }: { tables: PublicTable[] }) {
  return (
    <div className="space-y-2">
      {tables.map(({ wager, table, rows }) => (
        <div key={wager}>
          <Of>{tables.length > 1 ? `${wager}, ${table}` : table}</Of>
          <ul>
            {rows.map(({ label, pays }) => (
              <li key={label}>
                {rows.length > 1 ? <span className="text-ink-soft">{label}: </span> : null}
                <span className="figures whitespace-nowrap">{pays}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Each wager with its pays and its house edge, as a sign can be compared with. */
export function WagersTable({
  wagers,
  edge: { name },
  caption,
}: {
  wagers: PublicWager[];
  edge: EdgeKept;
  caption: string;
}) {
  return (
    <Table caption={caption}>
      <HeaderRow>
        <Header>Wager</Header>
        <Header>Pays</Header>
        <Header numeric>{name}</Header>
      </HeaderRow>
      <tbody>
        {wagers.map((edge) => (
          <Row key={edge.wager}>
            <RowHeader>
              {edge.label}
              {edge.per ? (
                <Of>
                  per {edge.per}, for a player who {edge.player ?? 'makes no mistakes'}
                </Of>
              ) : null}
              {edge.written ? <Played written={edge.written} /> : null}
              {edge.basis ? <Of>{edge.basis}</Of> : null}
            </RowHeader>
            <Cell>
              <Pays tables={edge.tables} />
            </Cell>
            <Cell numeric title={edge.edge && `${printed(edge.edge)}, ${percent(edge.edge)}`}>
              {edge.edge === undefined ? BY_THE_METER : edgeForPlayers(edge.edge)}
              {edge.perMandatory === undefined ? null : (
                <Of>{edgeForPlayers(edge.perMandatory)} of all mandatory wagers</Of>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
