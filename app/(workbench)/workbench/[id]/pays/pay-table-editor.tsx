'use client';

import { ClipboardPaste, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { Term } from '@/app/components/tooltip';
import { settledWith } from '@/rulebooks/offer/engine-wager';
import { CUSTOM, choosableTables } from '@/rulebooks/offer/pay-table';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import { fixed, grouped } from '@/simulations/printing/numbers';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import { DesignButton } from '../designing/design-button';
import { EdgeHeader } from '../edges/edge-header';
import { ProgressivePanel } from '../meters/progressive-panel';
import { useModel } from '../model/model';
import { WritingEditor } from '../writing/writing-editor';
import { CommissionPanel } from './commission-panel';
import { OnOthersPanel } from './on-others-panel';
import { PasteDialog } from './paste-dialog';
import { PayRows } from './pay-rows';
import { RoundRows } from './round-rows';

/** The pay table of the wager on view: every keystroke is worked out here, exactly. */
export function PayTableEditor() {
  const { view } = useModel();
  const written = writtenRows(view.wager);
  return written ? <WritingEditor key={view.wager.id} wager={written} /> : <ListedWager />;
}

function ListedWager() {
  const { view, editing, locked, rulebook, game } = useModel();
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
          <Together />
        </div>
      </div>
      <NotCounted />
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
            <DesignButton />
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
          {view.round ? (
            <RoundRows view={view} onPasteProblem={setPasteProblem} />
          ) : (
            <PayRows view={view} onPasteProblem={setPasteProblem} />
          )}
          <MethodLine />
          <CommissionPanel />
          <OnOthersPanel />
          <ProgressivePanel />
          <PasteDialog open={pasting} onOpenChange={setPasting} />
        </>
      ) : (
        <Note
          title={`${wager.label} is not offered`}
          actions={
            <Button
              small
              disabled={locked}
              onClick={() =>
                editing.apply({
                  kind: 'offer',
                  wagers: settledWith(game, wager).map(({ id }) => id),
                  on: true,
                })
              }
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

/** Why no edge can be shown where the counts are missing and not under way. */
function NotCounted() {
  const { live } = useModel();
  if (live.failed)
    return (
      <Note kind="problem" className="mb-4" actions={<CountAgain label="Try again" />}>
        The event counts could not be loaded, so no edge can be shown. What you type is kept.
      </Note>
    );
  if (live.stopped === undefined) return null;
  return (
    <Note kind="warning" className="mb-4" actions={<CountAgain label="Count again" />}>
      {live.stopped} Without it no edge can be shown. What you type is kept.
    </Note>
  );
}

function CountAgain({ label }: { label: string }) {
  const { live } = useModel();
  return (
    <Button small onClick={live.retry}>
      {label}
    </Button>
  );
}

/** The other wagers of the round, each with a pay table of its own. */
function Together() {
  const { view, select } = useModel();
  const { round, wager } = view;
  if (!round || round.wagers.length < 2) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Settled together:{' '}
      {round.wagers.map((member, index) => (
        <span key={member.id}>
          {index > 0 ? ', ' : ''}
          {member.id === wager.id ? (
            <strong className="font-medium text-ink">{member.label}</strong>
          ) : (
            <button
              type="button"
              className="min-h-6 underline decoration-rule-strong underline-offset-2 hover:text-ink"
              onClick={() => select(member.id)}
            >
              {member.label}
            </button>
          )}
        </span>
      ))}
      . Together they have one edge.
    </p>
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
          {choosableTables(wager).map((known) => (
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

/** How the chances were found, and over what. */
function MethodLine() {
  const { view } = useModel();
  const { figures, spec } = view;
  if (!figures) return null;
  return (
    <p className="mt-3 text-xs text-ink-soft">
      {view.round?.solved && isRounded(view.round.solved.method) ? (
        <>
          Chances in parts of {grouped(figures.universe)}, every {spec.outcome} counted; figures {NEARNESS}.{' '}
        </>
      ) : (
        <>
          Exact: {grouped(figures.universe)} equally likely outcomes, each a {spec.outcome}.{' '}
        </>
      )}
      {figures.duration ? (
        <>
          Settled after {fixed(figures.duration.expected, 2)} {figures.duration.trial}s on average;{' '}
          <Percent value={figures.duration.houseEdgePerTrial} /> a {figures.duration.trial}.
        </>
      ) : null}
    </p>
  );
}
