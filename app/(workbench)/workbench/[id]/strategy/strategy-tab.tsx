'use client';

import { History } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/app/components/badge';
import { EmptyState, Skeleton } from '@/app/components/feedback';
import { Field, Select } from '@/app/components/field';
import { Powers } from '@/app/components/powers';
import { Term } from '@/app/components/tooltip';
import { familyHead } from '@/simulations/catalogue/heads';
import { StudiesSection } from '../../../studies/studies-section';
import type { RoundView, Solved } from '../../draft/round-view';
import { SolvingLine } from '../edges/solving-line';
import { TabFrame } from '../frames/tab-frame';
import { useModel } from '../model/model';
import { AdviceBox } from './advice-box';
import { Alternatives } from './alternatives';
import { BestChoices } from './best-choices';
import { ChartEditor } from './chart-editor';
import { Decisions } from './decisions';
import { Endings } from './endings';
import { LinesEditor } from './lines-editor';
import { StrategyTables } from './strategy-tables';

/** How the game is played under the present pays, what that rests on, and what other ways of playing cost. */
export function StrategyTab() {
  const { live, view, select } = useModel();
  const offered = live.rounds.filter((round) => round.offered);
  const [chosen, setChosen] = useState(view.round?.id);
  const round = offered.find(({ id }) => id === chosen) ?? offered[0];
  return (
    <TabFrame
      title="Strategy"
      lead={
        <>
          How this is played for these pays, found exactly. Every figure of the round is for a player who
          follows it: the <Term word="strategy">best play</Term>, unless an option names another.
        </>
      }
      actions={
        offered.length > 1 ? (
          <Field label="Round" className="w-64">
            {(control) => (
              <Select
                {...control}
                value={round?.id}
                onChange={(event) => {
                  setChosen(event.target.value);
                  select(event.target.value);
                }}
              >
                {offered.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null
      }
    >
      {round ? (
        <RoundStrategy key={round.id} round={round} />
      ) : (
        <EmptyState title="No decisions">
          No wager on offer gives the player a choice. Offer one under Pay tables.
        </EmptyState>
      )}
    </TabFrame>
  );
}

function RoundStrategy({ round }: { round: RoundView }) {
  const shown = round.solved ?? round.before?.solved;
  const stale = shown !== undefined && !round.solved;
  return (
    <>
      <div className="mb-6 space-y-3 empty:hidden">
        {stale ? (
          <p>
            <Badge tone="consent" icon={History}>
              For the draft before this change
            </Badge>
          </p>
        ) : null}
        <SolvingLine round={round} stale={stale} />
      </div>
      {shown ? (
        <Known round={round} solved={shown} />
      ) : round.work.state === 'computing' ? (
        <Skeleton lines={6} />
      ) : null}
      <OwnLines round={round} />
    </>
  );
}

/** Also while nothing is solved: lines at fault are mended here. */
function OwnLines({ round }: { round: RoundView }) {
  const { game } = useModel();
  const files = familyHead(game.family).shows?.files;
  const option = game.options.find(({ kind, sets }) => kind === 'filed' && sets === files?.parameter);
  if (!files || !option || (round.round && round.round.family !== game.family)) return null;
  return (
    <LinesEditor
      family={game.family}
      parameters={round.round?.parameters ?? {}}
      shown={files}
      option={option}
    />
  );
}

/** Not while the pays are being changed: what would be answered is the round that is shown. */
function Questions({ round }: { round: RoundView }) {
  const { rulebook, game, editing } = useModel();
  const { options, wagers, filed } = editing.content;
  const settled = Object.fromEntries(
    round.wagers.flatMap(({ wager }) => (wagers[wager] ? [[wager, wagers[wager]] as const] : [])),
  );
  return (
    <StudiesSection
      asked={{
        rulebook: rulebook.id,
        at: rulebook.validFrom,
        game: game.id,
        options,
        ...(filed && { filed }),
        wagers: settled,
        round: round.id,
      }}
    />
  );
}

function Known({ round, solved }: { round: RoundView; solved: Solved }) {
  const { strategy, figures } = solved;
  const shown = familyHead(solved.round.family).shows;
  const unit = round.wagers.find(({ wager }) => wager === shown?.per)?.label ?? round.label;
  return (
    <div className="space-y-10">
      <section aria-labelledby="best-play">
        <h3 id="best-play" className="text-lg font-semibold">
          In a sentence
        </h3>
        <p className="max-w-[72ch]">{strategy.summary}</p>
      </section>
      <Decisions decisions={strategy.decisions} />
      {strategy.grid && shown?.grid ? (
        <BestChoices grid={strategy.grid} shown={shown.grid} unit={unit} />
      ) : null}
      {shown?.asks ? <AdviceBox solved={solved} unit={unit} asks={shown.asks} /> : null}
      <StrategyTables tables={strategy.tables} />
      {shown?.charts ? <ChartEditor solved={solved} unit={unit} parameter={shown.charts.parameter} /> : null}
      <Alternatives strategy={strategy} edge={figures.houseEdge} unit={unit} />
      <Endings figures={figures} strategy={strategy} unit={unit} />
      {round.solved ? <Questions round={round} /> : null}
      <section aria-labelledby="how-solved">
        <h3 id="how-solved" className="text-lg font-semibold">
          How it was found
        </h3>
        <p className="max-w-[72ch] text-sm text-ink-soft">
          <Powers>{solved.methodExplained}</Powers>
        </p>
        {solved.reductions.length > 0 ? (
          <ul className="mt-1 max-w-[72ch] list-disc pl-5 text-sm text-ink-soft">
            {solved.reductions.map((reduction) => (
              <li key={reduction}>
                <Powers>{reduction}</Powers>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  );
}
