'use client';

import { History } from 'lucide-react';
import { Badge } from '@/app/components/badge';
import { edgeTerm } from '@/app/components/edge-term';
import { Figure, Percent } from '@/app/components/figure';
import { type GlossaryWord, Term } from '@/app/components/tooltip';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { fixed, measured, percent, printed } from '@/simulations/printing/numbers';
import { isRounded, NEARNESS } from '@/simulations/wagers/rounded';
import type { RoundView } from '../../draft/round-view';
import { useModel } from '../model/model';
import { useAnalysis } from '../model/use-analysis';
import { PlayerGains } from './player-gains';
import { SolvingLine } from './solving-line';
import { Stat } from './stat';

/**
 * The figures of all that settles together. While the present pays are being solved, those of the previous table
 * stay, and say so.
 */
export function RoundHeader({ round }: { round: RoundView }) {
  const { draft, game } = useModel();
  const analysis = useAnalysis(draft.analysis?.id);
  const { solved, before, edge } = round;
  const figures = (solved ?? before?.solved)?.figures;
  const shown = edge ?? before?.edge;
  const exact = shown && printed(shown);
  const stale = before !== undefined;
  const analysed = analysis.data?.wagers.find(({ id }) => id === round.id);
  const earlier = stale || !draft.analysis?.current ? ' of an earlier version' : '';
  const besideAnalysed = edge ? (analysed?.houseEdge === edge ? '' : ' differs') : earlier;
  const unit = round.wagers[0]?.label ?? '';

  return (
    <div className="mb-5">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-3">
        <div>
          <p className="text-sm text-ink-soft">{edgeTerm(game, unit)}</p>
          <p className="flex flex-wrap items-center gap-x-3">
            <span
              className={`figures text-3xl font-semibold tracking-tight ${stale ? 'text-ink-faint' : ''}`}
              data-testid="house-edge"
            >
              {shown ? percent(shown) : '–'}
            </span>
            {stale ? (
              <Badge tone="consent" icon={History}>
                For the draft before this change
              </Badge>
            ) : null}
          </p>
          {shown && figures?.basis ? <p className="text-sm text-ink-soft">{figures.basis}</p> : null}
          <p className="figures max-w-80 truncate text-sm text-ink-soft" title={exact}>
            {exact ? nearness(exact, (solved ?? before?.solved)?.method) : waiting(round)}
          </p>
          <PlayerGains edge={shown} />
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 pb-0.5 text-sm">
          {analysed ? (
            <Stat name="Analysed">
              <Percent value={analysed.houseEdge} />
              <span className="text-ink-soft">{besideAnalysed}</span>
            </Stat>
          ) : null}
          {figures ? <Figures figures={figures} stale={stale} /> : null}
        </dl>
      </div>
      <SolvingLine round={round} stale={stale} />
    </div>
  );
}

/** A recorded edge does not say how near it is; the round that is being solved will. */
const nearness = (exact: string, method: string | undefined): string =>
  method === undefined ? 'as recorded with the rulebook' : isRounded(method) ? NEARNESS : `${exact} exactly`;

function waiting({ problems, round }: RoundView): string {
  if (problems.length > 0 || !round) return 'something cannot be used';
  return 'not solved yet';
}

function Figures({ figures, stale }: { figures: WagerFigures; stale: boolean }) {
  const percents: [GlossaryWord, string, string][] = [
    ['per-mandatory', 'Per mandatory wagers', figures.perMandatory],
    ['element-of-risk', 'Element of risk', figures.elementOfRisk],
  ];
  const tone = stale ? 'text-ink-faint' : undefined;
  return (
    <>
      {percents.map(([word, name, value]) => (
        <Stat key={word} name={<Term word={word}>{name}</Term>}>
          <Percent value={value} className={tone} />
        </Stat>
      ))}
      <Stat name={<Term word="standard-deviation">Standard deviation</Term>}>
        <Figure
          className={tone}
          shown={measured(figures.standardDeviation)}
          exact={`${fixed(figures.variance, 6)} is its square, exactly ${figures.variance}`}
        />
      </Stat>
      <Stat name={<Term word="hit">Hit</Term>}>
        <Percent value={figures.hit} className={tone} />
      </Stat>
      {figures.push === '0/1' ? null : (
        <Stat name={<Term word="push">Stand-off</Term>}>
          <Percent value={figures.push} className={tone} />
        </Stat>
      )}
      <Stat name="Most won, in units">
        <span className={tone}>
          {figures.maxPayout.startsWith('wins ') ? figures.maxPayout.slice(5) : 'nothing'}
        </span>
      </Stat>
    </>
  );
}
