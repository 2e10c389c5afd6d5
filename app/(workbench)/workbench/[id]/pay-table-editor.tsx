'use client';

import { ClipboardPaste, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { decimalOf, grouped, oneIn, Percent, percentOf } from '@/app/components/figure';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Term, Tooltip } from '@/app/components/tooltip';
import { CUSTOM, tablesOf } from '@/rulebooks/pay-table';
import { fromText, sum, toText } from '@/simulations/exact/fraction';
import type { CellView, WagerView } from '../draft/wager-view';
import { EdgeHeader } from './edge-header';
import { useModel } from './model';
import { PasteDialog } from './paste-dialog';
import { PayCell } from './pay-cell';

/** The pay table of the wager being looked at: every keystroke is reckoned here, exactly. */
export function PayTableEditor() {
  const { view, live, editing, locked, rulebook } = useModel();
  const [pasting, setPasting] = useState(false);
  const [pasteProblem, setPasteProblem] = useState<string>();
  const { wager, choice } = view;

  return (
    <section aria-labelledby="wager-heading">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id="wager-heading" className="text-xl font-semibold tracking-tight">
            {wager.label}{' '}
            <ClauseLink rulebook={rulebook.id} clause={wager.clause} className="ml-1 font-normal" />
          </h2>
          <p className="max-w-[60ch] text-sm text-ink-soft">
            {wager.alsoCalled ? `Also called ${wager.alsoCalled}. ` : ''}
            {wager.explains ?? view.spec.explains}
          </p>
        </div>
      </div>
      {live.failed ? (
        <Note
          kind="problem"
          className="mb-4"
          actions={
            <Button small onClick={live.retry}>
              Try again
            </Button>
          }
        >
          How often each event happens could not be fetched, so no edge can be shown. What you type is kept.
        </Note>
      ) : null}
      {choice ? (
        <>
          <EdgeHeader />
          <div className="mb-3 flex flex-wrap items-end gap-2">
            <TableChoice />
            {Object.keys(choice.pays).length > 0 ? (
              <Button
                icon={<RotateCcw size={14} aria-hidden="true" />}
                disabled={locked}
                onClick={() => editing.apply({ kind: 'table', wager: wager.id, payTable: choice.payTable })}
              >
                Back to the table
              </Button>
            ) : null}
            <Button
              icon={<ClipboardPaste size={14} aria-hidden="true" />}
              disabled={locked}
              onClick={() => setPasting(true)}
            >
              Paste a table
            </Button>
          </div>
          {pasteProblem ? (
            <Note
              kind="problem"
              className="mb-3"
              actions={
                <Button small onClick={() => setPasteProblem(undefined)}>
                  Close
                </Button>
              }
            >
              {pasteProblem}
            </Note>
          ) : null}
          <PayRows view={view} onPasteProblem={setPasteProblem} />
          <MethodLine />
          <PasteDialog open={pasting} onOpenChange={setPasting} />
        </>
      ) : (
        <Note
          title={`${wager.label} is not offered`}
          actions={
            <Button
              small
              disabled={locked}
              onClick={() => editing.apply({ kind: 'offer', wagers: [wager.id], on: true })}
            >
              Offer it
            </Button>
          }
        >
          It is left out of the submission, the sign and the leaflet.
        </Note>
      )}
    </section>
  );
}

function TableChoice() {
  const { view, editing, locked } = useModel();
  const { wager, choice, table } = view;
  return (
    <Field label={<Term word="pay-table">Pay table</Term>} className="w-56">
      {(control) => (
        <Select
          {...control}
          disabled={locked}
          value={choice?.payTable}
          onChange={(event) =>
            editing.apply({ kind: 'table', wager: wager.id, payTable: event.target.value })
          }
        >
          {tablesOf(wager).map((known) => (
            <option key={known.id} value={known.id}>
              {known.label}
              {known.id === choice?.payTable && table?.equals === CUSTOM ? ', changed' : ''}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function PayRows({
  view,
  onPasteProblem,
}: {
  view: WagerView;
  onPasteProblem: (problem: string | undefined) => void;
}) {
  const { rulebook, live } = useModel();
  const { wager, cells } = view;
  const contributions = cells.map((cell) => cell.contribution);
  const known = contributions.every((part) => part !== undefined);
  return (
    <Table caption={`Pay table of ${wager.label}`} className="min-w-[560px]" aria-busy={live.waiting}>
      <HeaderRow>
        <Header>Event</Header>
        <Header numeric shrink>
          Chance
        </Header>
        <Header shrink>
          <Term word="minimum">Minimum</Term>
        </Header>
        <Header className="w-44">Pays</Header>
        <Header numeric shrink>
          <Term word="contribution">Contribution</Term>
        </Header>
        <Header className="w-36">
          <Term word="share-of-return">Share of the return</Term>
        </Header>
      </HeaderRow>
      <tbody>
        {cells.map((cell, index) => (
          <Row key={cell.event}>
            <RowHeader className="font-normal">{cell.label}</RowHeader>
            <Cell numeric className="pt-2.5">
              <Chance cell={cell} />
            </Cell>
            <Cell shrink className="figures pt-2.5 text-ink-soft">
              {cell.minimum === undefined ? '' : cell.minimum}
            </Cell>
            <Cell>
              <PayCell view={view} cell={cell} index={index} onPasteProblem={onPasteProblem} />
            </Cell>
            <Cell numeric className="pt-2.5">
              {cell.contribution ? (
                <Tooltipped shown={decimalOf(cell.contribution, 5)} exact={cell.contribution} />
              ) : (
                '–'
              )}
            </Cell>
            <Cell className="pt-2.5">
              <Share cell={cell} />
            </Cell>
          </Row>
        ))}
      </tbody>
      <tfoot className="border-t border-rule-strong">
        <tr>
          <th scope="row" className="px-3 py-1.5 pl-1 text-left font-medium">
            Together
          </th>
          <Cell numeric>
            {view.figures ? `${grouped(view.figures.universe)} of ${grouped(view.figures.universe)}` : '–'}
          </Cell>
          <Cell shrink>
            <ClauseLink rulebook={rulebook.id} clause={wager.clause} className="min-h-0 text-xs" />
          </Cell>
          <Cell />
          <Cell numeric className="font-medium">
            {known ? (
              <Tooltipped
                shown={decimalOf(toText(sum(contributions.map((part) => fromText(part ?? '0/1')))), 5)}
                exact={toText(sum(contributions.map((part) => fromText(part ?? '0/1'))))}
              />
            ) : (
              '–'
            )}
          </Cell>
          <Cell className="text-ink-soft">
            {view.figures
              ? `returns ${percentOf(toText(fromText('1/1').sub(fromText(view.figures.houseEdge))))}`
              : ''}
          </Cell>
        </tr>
      </tfoot>
    </Table>
  );
}

function Tooltipped({ shown, exact }: { shown: string; exact: string }) {
  return (
    <Tooltip content={<span className="figures break-all">{exact}</span>}>
      <button type="button" tabIndex={-1} className="figures cursor-help">
        {shown}
      </button>
    </Tooltip>
  );
}

function Chance({ cell }: { cell: CellView }) {
  if (!cell.probability) return <>–</>;
  return (
    <Tooltip
      content={
        <span className="figures break-all">
          {cell.probability} = {percentOf(cell.probability, 4)}
        </span>
      }
    >
      <button type="button" tabIndex={-1} className="figures cursor-help">
        {oneIn(cell.probability)}
      </button>
    </Tooltip>
  );
}

function Share({ cell }: { cell: CellView }) {
  if (!cell.share) return <span className="text-ink-faint">–</span>;
  const share = fromText(cell.share);
  return (
    <span className="flex items-center gap-2">
      <span className="h-2 grow rounded-sm bg-sunken" aria-hidden="true">
        <span
          className="block h-full rounded-sm bg-accent"
          style={{ width: `${Math.min(100, Math.max(0, share.valueOf() * 100))}%` }}
        />
      </span>
      <span className="figures w-14 shrink-0 text-right text-xs">{percentOf(cell.share, 1)}</span>
    </span>
  );
}

/** How the chances were found, and over what. */
function MethodLine() {
  const { view } = useModel();
  const { figures, spec } = view;
  if (!figures) return null;
  return (
    <p className="mt-3 text-xs text-ink-soft">
      Exact: {grouped(figures.universe)} equally likely outcomes, each a {spec.outcome}.{' '}
      {figures.duration ? (
        <>
          Settled after {decimalOf(figures.duration.expected, 2)} {figures.duration.trial}s on average;{' '}
          <Percent value={figures.duration.houseEdgePerTrial} places={3} /> a {figures.duration.trial}.
        </>
      ) : null}
    </p>
  );
}
