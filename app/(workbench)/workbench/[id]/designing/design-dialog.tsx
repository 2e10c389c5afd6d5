'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note, Progress } from '@/app/components/feedback';
import { useToast } from '@/app/components/toast';
import { type DesignWish, designable, type Subject, startingWish } from '@/rulebooks/designing';
import type { Problem } from '@/simulations/problems/problem';
import { useModel } from '../model/model';
import { editTo, subjectOfView } from './designed';
import { Results } from './results';
import { useDesigner } from './use-designer';
import { WishForm } from './wish-form';

type Props = { onClose: () => void; wishes: Map<string, DesignWish> };

/** Pay tables for the wager being looked at, found in this browser; one of them may become the draft's. */
export function DesignDialog({ onClose, wishes }: Props) {
  const { view, live, editing, rulebook, game, draft } = useModel();
  const { content } = editing;
  const { options } = live;
  const { attestations } = draft.variant;
  const subject = useMemo(
    () => subjectOfView({ rulebook, game, content, options, attestations }, view),
    [rulebook, game, content, options, attestations, view],
  );
  const may = designable(game, view.wager);
  const title = `Design a pay table for ${view.wager.label}`;
  if (!may.ok || !subject)
    return (
      <Dialog open onOpenChange={onClose} title={title}>
        <Note kind="info">
          {may.ok
            ? 'How often each event happens is not known yet. Wait until its edge is shown.'
            : may.problems[0]?.message}
        </Note>
      </Dialog>
    );
  return <Designing onClose={onClose} wishes={wishes} title={title} subject={subject} />;
}

const NONE: Problem[] = [];

function Designing({ onClose, wishes, title, subject }: Props & { title: string; subject: Subject }) {
  const { view, editing, locked } = useModel();
  const toast = useToast();
  const [wish, setWish] = useState<DesignWish>(() => wishes.get(view.wager.id) ?? startingWish(subject));
  const [selected, setSelected] = useState(0);
  const { state, run, stop } = useDesigner();
  const form = useId();
  const results = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const refused = state.kind === 'problems' ? state.problems : NONE;
  useEffect(() => {
    if (refused.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  const proposals = state.kind === 'done' ? state.designed.proposals : [];
  const chosen = proposals[selected];
  const change = (part: Partial<DesignWish>) => {
    const next = { ...wish, ...part };
    setWish(next);
    wishes.set(view.wager.id, next);
  };
  const find = () => {
    setSelected(0);
    results.current?.scrollIntoView();
    void run(subject, wish);
  };
  const take = () => {
    if (!chosen) return;
    editing.closeStep();
    editing.apply(editTo(view.wager, chosen.pays));
    onClose();
    toast({ title: 'The table is in the draft', detail: 'Undo reverses this.' });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      lead="Finds every table that meets your wishes and the rulebook, exactly, from the calmest to the wildest."
      wide="full"
      footer={
        <>
          {state.kind === 'working' ? (
            <Button onClick={stop}>Stop</Button>
          ) : (
            <Button kind={chosen ? 'plain' : 'primary'} type="submit" form={form}>
              Find tables
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
          <Button kind={chosen ? 'primary' : 'plain'} disabled={!chosen || locked} onClick={take}>
            Use this table
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[300px_minmax(0,1fr)]">
        <form
          id={form}
          ref={fields}
          onSubmit={(event) => {
            event.preventDefault();
            find();
          }}
        >
          <WishForm
            subject={subject}
            wish={wish}
            change={change}
            problems={refused}
            today={view.figures?.houseEdge}
          />
        </form>
        <div ref={results} className="min-w-0 scroll-mt-4">
          {state.kind === 'working' ? (
            <Progress
              label={
                state.progress?.doing === 'spreading'
                  ? 'Searching from the calmest to the wildest'
                  : 'Searching for every table'
              }
              {...(state.progress && { value: state.progress.done, max: state.progress.total })}
            />
          ) : null}
          {state.kind === 'ready' || state.kind === 'problems' ? (
            <p className="max-w-[56ch] text-sm text-ink-soft">
              Describe the table you want, then find tables. Where there are too many to list, those shown are
              spread by volatility: how far one result usually is from the average.
            </p>
          ) : null}
          {state.kind === 'done' ? (
            <Results
              designed={state.designed}
              today={view.figures}
              selected={selected}
              onSelect={setSelected}
            />
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
