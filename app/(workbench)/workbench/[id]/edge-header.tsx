'use client';

import { Figure, Percent } from '@/app/components/figure';
import { Term } from '@/app/components/tooltip';
import { fixed, measured, percent, printed } from '@/simulations/printing/numbers';
import { edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import { useModel } from './model';
import { PlayerGains } from './player-gains';
import { RoundHeader } from './round-header';
import { Stat } from './stat';
import { useAnalysis } from './use-analysis';

/** The number everything is about, and what stands beside it: saved, analysed, how often, how wild. */
export function EdgeHeader() {
  const { view } = useModel();
  return view.round ? <RoundHeader round={view.round} /> : <WagerHeader />;
}

function WagerHeader() {
  const { view, live, draft } = useModel();
  const analysis = useAnalysis(draft.analysis?.id);
  const { figures, problems, wager } = view;
  const exact = figures && printed(figures.houseEdge);
  const saved = live.saved.find((candidate) => candidate.wager.id === wager.id)?.figures;
  const analysed = analysis.data?.wagers.find(({ id }) => id === wager.id);
  const waiting =
    problems.length > 0
      ? 'waits for the pay that cannot be read'
      : live.waiting
        ? 'counting the outcomes'
        : '';

  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-10 gap-y-3">
      <div>
        <p className="text-sm text-ink-soft">
          <Term word="house-edge">House edge</Term>
        </p>
        {/* Not a live region: it changes with every keystroke, and the cell being typed in is what matters then. */}
        <p className="figures text-3xl font-semibold tracking-tight" data-testid="house-edge">
          {figures ? percent(figures.houseEdge) : '–'}
        </p>
        <p className="figures max-w-72 truncate text-sm text-ink-soft" title={exact}>
          {exact ? `${exact} exactly` : waiting}
        </p>
        {figures ? <PlayerGains figures={figures} /> : null}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pb-0.5 text-sm">
        {saved && saved.houseEdge !== figures?.houseEdge ? (
          <Stat name="Last saved">
            <Percent value={saved.houseEdge} />
          </Stat>
        ) : null}
        {analysed ? (
          <Stat name="Analysed">
            <Percent value={analysed.houseEdge} />
            {figures && analysed.houseEdge !== figures.houseEdge ? (
              <span className="text-ink-soft"> differs</span>
            ) : null}
          </Stat>
        ) : null}
        {figures?.progressive ? (
          <>
            <Stat name={<Term word="meter">At a meter of</Term>}>{fixed(figures.progressive.meter, 0)}</Stat>
            <Stat name={<Term word="long-run-return">Edge in the long run</Term>}>
              <Percent value={edgeInTheLongRun(figures.progressive)} />
            </Stat>
          </>
        ) : null}
        {figures ? (
          <>
            <Stat name={<Term word="hit">Hit</Term>}>
              <Percent value={figures.hit} />
            </Stat>
            {figures.push === '0/1' ? null : (
              <Stat name={<Term word="push">Stand-off</Term>}>
                <Percent value={figures.push} />
              </Stat>
            )}
            {figures.resolved ? (
              <Stat name={<Term word="resolved">Edge per bet resolved</Term>}>
                <Percent value={figures.resolved.houseEdge} />
              </Stat>
            ) : null}
            <Stat name={<Term word="standard-deviation">Standard deviation</Term>}>
              <Figure
                shown={measured(figures.standardDeviation)}
                exact={`${fixed(figures.variance, 6)} is its square, exactly ${figures.variance}`}
              />
            </Stat>
            <Stat name="Pays at most">{figures.maxPayout}</Stat>
          </>
        ) : null}
      </dl>
    </div>
  );
}
