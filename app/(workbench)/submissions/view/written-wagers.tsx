'use client';

import { classes } from '@/app/components/classes';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { AnalysedWager, Analysis } from '@/rulebooks/analysis/analysis';
import { conditionInWords } from '@/rulebooks/offer/written-words';
import type { Variant, WrittenWager } from '@/rulebooks/variant/variant';
import { settledOf } from '@/simulations/analysis/settled';
import { grouped, oneIn } from '@/simulations/printing/numbers';
import { rowFromJson } from '@/simulations/wagers/wire';
import { rowNote } from '../../workbench/written/row-notes';

/** What the operator wrote, row by row, with how often each decides and where rows overlap. */
export function WrittenWagers({ written, analysis }: { written: Variant['written']; analysis: Analysis }) {
  const wagers = analysis.wagers.flatMap((analysed) => {
    const wager = written?.[analysed.id];
    return wager ? [{ analysed, wager }] : [];
  });
  if (wagers.length === 0) return null;
  return (
    <Section
      id="written"
      title="Written by the operator"
      lead="Rows are tried from the top, and the first that holds decides. Counted exactly, as above."
    >
      {wagers.map(({ analysed, wager }) => (
        <OneWager key={analysed.id} analysed={analysed} wager={wager} />
      ))}
    </Section>
  );
}

function OneWager({ analysed, wager }: { analysed: AnalysedWager; wager: WrittenWager }) {
  const settled = settledOf(analysed);
  const uses = settled.by === 'rows' ? settled.rows.map(rowFromJson) : [];
  const universe = BigInt(analysed.universe);
  return (
    <div className="mb-5 last:mb-0">
      <h3 className="mb-1 font-medium">{analysed.label}</h3>
      {wager.play ? <p className="mb-1 text-sm whitespace-pre-wrap">{wager.play}</p> : null}
      <Table caption={`Rows of ${analysed.label}`} stack="narrow">
        <HeaderRow>
          <Header shrink>Row</Header>
          <Header>When</Header>
          <Header>Called</Header>
          <Header numeric>Pays</Header>
          <Header numeric>One in</Header>
        </HeaderRow>
        <tbody>
          {wager.rows.map((row, index) => {
            const event = analysed.events.find(({ id }) => id === row.event);
            const note = rowNote(uses, index, { universe, outcome: 'outcome' });
            const words = conditionInWords(row.when);
            return (
              <Row key={row.event}>
                <RowHeader shrink className="figures font-normal text-ink-soft">
                  {index + 1}
                </RowHeader>
                <Cell>
                  <code className="figures font-sans">{row.when}</code>
                  {words === row.when ? null : <span className="block text-xs text-ink-soft">{words}</span>}
                  {note ? (
                    <span
                      className={classes(
                        'mt-0.5 block text-xs',
                        note.kind === 'overlaps' ? 'text-ink-soft' : 'text-consent',
                      )}
                    >
                      {note.says}
                    </span>
                  ) : null}
                </Cell>
                <Cell>{row.label}</Cell>
                <Cell numeric>{event?.pays ?? row.pays}</Cell>
                <Cell
                  numeric
                  title={event ? `${grouped(event.count)} of ${grouped(analysed.universe)}` : undefined}
                >
                  {event ? oneIn(event.probability).replace('1 in ', '') : '–'}
                </Cell>
              </Row>
            );
          })}
          <Row>
            <RowHeader colSpan={2} className="font-normal text-ink-soft">
              where none holds
            </RowHeader>
            <Cell />
            <Cell numeric>{wager.otherwise === 'push' ? 'stake returned' : 'lose'}</Cell>
            <Cell numeric>{oneIn(analysed.events.at(-1)?.probability ?? '0/1').replace('1 in ', '')}</Cell>
          </Row>
        </tbody>
      </Table>
    </div>
  );
}
