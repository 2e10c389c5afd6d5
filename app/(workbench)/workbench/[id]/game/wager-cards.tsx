'use client';

import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { Field, FieldProblem, TextArea, TextInput } from '@/app/components/field';
import { Percent } from '@/app/components/figure';
import { Panel } from '@/app/components/panel';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import { type FiledWager, MOST_FILED_WAGERS } from '@/rulebooks/variant/filed-game';
import { NOT_RECOMPUTED } from '@/simulations/wagers/own-counts';
import { useDraftModel } from '../model/model';
import { CountsTable } from './counts-table';
import { newWagerId, useFiled } from './use-filed';

const INPUT = 'h-7 text-sm';

/** Every wager of the game: its name, what it wins on, and its counts where they are the applicant's. */
export function WagerCards() {
  const { filed, add, locked } = useFiled();
  const all = Object.entries(filed.wagers);
  return (
    <div className="space-y-4">
      {all.map(([id, wager]) => (
        <WagerCard key={id} id={id} wager={wager} />
      ))}
      {locked || all.length >= MOST_FILED_WAGERS ? null : (
        <Button
          onClick={() =>
            add({
              [newWagerId(filed)]: {
                label: '',
                explains: '',
                side: false,
                model: { outcome: 'round', describes: [], events: [] },
              },
            })
          }
        >
          Add a wager with counts of our own
        </Button>
      )}
    </div>
  );
}

function WagerCard({ id, wager }: { id: string; wager: FiledWager }) {
  const { giveWager, remove, locked, closeStep } = useFiled();
  const { live, editing, setTab, select } = useDraftModel();
  const { label, explains, model } = wager;
  const view = live.views.find((each) => each.wager.id === id);
  const edge = view?.headline?.edge;
  const problem = live.problems.find(({ field }) => field === `filed.wagers.${id}`)?.message;
  const unnamed = live.problems.find(({ field }) => field === `filed.wagers.${id}.label`)?.message;
  return (
    <Panel>
      <div className="space-y-3" data-testid={`filed-${id}`}>
        <div className="flex flex-wrap items-center gap-2">
          <h4 className="font-semibold">{label.trim() || 'Unnamed wager'}</h4>
          {model ? (
            <Badge tone="notice">{NOT_RECOMPUTED}</Badge>
          ) : (
            <Badge tone="neutral">{`of the family: ${wager.wager}`}</Badge>
          )}
          <span className="figures text-sm text-ink-soft">
            {edge === undefined ? (
              'No edge yet'
            ) : (
              <>
                House edge <Percent value={edge} />
              </>
            )}
          </span>
          <span className="grow" />
          {view ? (
            <Button
              small
              kind="quiet"
              onClick={() => {
                select(id);
                setTab('pay-tables');
              }}
            >
              Write its pays<span className="sr-only"> of {label}</span>
            </Button>
          ) : null}
          {locked ? null : (
            <Button small kind="quiet" onClick={() => remove([id])}>
              Remove<span className="sr-only"> {label}</span>
            </Button>
          )}
        </div>
        {problem ? <FieldProblem>{problem}</FieldProblem> : null}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Name of the wager" problem={plainNameRefused(label) ?? unnamed}>
            {(control) => (
              <TextInput
                {...control}
                className={INPUT}
                maxLength={60}
                readOnly={locked}
                value={label}
                onChange={({ target }) => giveWager(id, { label: target.value }, 'label')}
                onBlur={closeStep}
              />
            )}
          </Field>
          <Field
            label="What it wins on"
            hint={model ? undefined : 'Leave empty for the family’s own sentence.'}
            problem={plainNameRefused(explains)}
          >
            {(control) => (
              <TextInput
                {...control}
                className={INPUT}
                maxLength={300}
                readOnly={locked}
                value={explains}
                onChange={({ target }) => giveWager(id, { explains: target.value }, 'explains')}
                onBlur={closeStep}
              />
            )}
          </Field>
        </div>
        {model ? (
          <>
            <CountsTable
              id={id}
              model={model}
              onChange={(next, place) => giveWager(id, { model: next }, place)}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <Field
                label="One of what is counted"
                hint="In the singular: round, deal, spin."
                problem={plainNameRefused(model.outcome)}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    className={INPUT}
                    maxLength={40}
                    readOnly={locked}
                    value={model.outcome}
                    onChange={({ target }) =>
                      giveWager(id, { model: { ...model, outcome: target.value } }, 'outcome')
                    }
                    onBlur={closeStep}
                  />
                )}
              </Field>
              <Field
                label="How it was counted"
                hint="Optional. The regulator may ask for the whole calculation."
              >
                {(control) => (
                  <TextArea
                    {...control}
                    rows={2}
                    readOnly={locked}
                    value={model.describes.join('\n')}
                    onChange={({ target }) =>
                      giveWager(
                        id,
                        {
                          model: { ...model, describes: target.value === '' ? [] : target.value.split('\n') },
                        },
                        'describes',
                      )
                    }
                    onBlur={editing.closeStep}
                  />
                )}
              </Field>
            </div>
          </>
        ) : null}
      </div>
    </Panel>
  );
}
