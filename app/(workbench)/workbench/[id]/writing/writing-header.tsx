'use client';

import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '@/app/components/classes';
import { edgeTerm } from '@/app/components/edge-term';
import { Figure, Percent } from '@/app/components/figure';
import { Term } from '@/app/components/tooltip';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import { measured, percent, printed } from '@/simulations/printing/numbers';
import type { WagerView } from '../../draft/wager-view';
import { PlayerGains } from '../edges/player-gains';
import { Stat } from '../edges/stat';
import { useModel } from '../model/model';
import { useAnalysis } from '../model/use-analysis';

const A_MOMENT = 3;

/** Why there is no figure for the present rows. */
function waitingFor({ problems, written, wager }: WagerView): string {
  if (written?.counted.state === 'counting') return 'counting';
  if (written?.counted.state === 'counted' && writtenRows(wager)?.rows.every(({ pays }) => pays === ''))
    return 'type what the rows pay';
  if (written?.counted.state === 'failed') return 'counting stopped; change a condition to start again';
  return problems.length > 0 ? 'some rows need correcting' : '';
}

/** How long the count has taken, once that is more than a moment: a change stops it and counts again. */
function Counting() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((so) => so + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (seconds < A_MOMENT) return null;
  return (
    <p className="max-w-80 pb-0.5 text-sm text-ink-soft">
      Counting every deal in this browser: {seconds} s. You can go on writing: a changed condition is counted
      again.
    </p>
  );
}

/** The edge of the present rows; while it is counted again, the last one, marked as such. */
export function WritingHeader() {
  const { view, draft, game } = useModel();
  const analysis = useAnalysis(draft.analysis?.id);
  const { figures, written, wager } = view;
  const shown = figures ?? written?.before;
  const exact = figures && printed(figures.houseEdge);
  const stale = !figures && shown !== undefined;
  const analysed = analysis.data?.wagers.find(({ id }) => id === wager.id);
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-10 gap-y-3">
      <div>
        <p className="text-sm text-ink-soft">{edgeTerm(game)}</p>
        <p
          className={`figures flex items-center gap-2 text-3xl font-semibold tracking-tight ${stale ? 'text-ink-faint' : ''}`}
          data-testid="house-edge"
          aria-busy={stale || undefined}
        >
          {shown ? percent(shown.houseEdge) : '–'}
          {stale ? (
            <History size={20} className="text-consent" role="img" aria-label="for the previous rows" />
          ) : null}
        </p>
        <p className={classes('figures max-w-72 text-sm text-ink-soft', exact && 'truncate')} title={exact}>
          {exact
            ? `${exact} exactly`
            : stale
              ? `for the previous rows; ${waitingFor(view)}`
              : waitingFor(view)}
        </p>
        <PlayerGains edge={shown?.houseEdge} />
      </div>
      {written?.counted.state === 'counting' ? <Counting /> : null}
      {shown ? (
        <dl className="flex flex-wrap gap-x-8 gap-y-2 pb-0.5 text-sm">
          {analysed ? (
            <Stat name="Analysed">
              <Percent value={analysed.houseEdge} />
              {figures && analysed.houseEdge !== figures.houseEdge ? (
                <span className="text-ink-soft"> differs</span>
              ) : null}
            </Stat>
          ) : null}
          <Stat name={<Term word="hit">Hit</Term>}>
            <Percent value={shown.hit} />
          </Stat>
          {shown.push === '0/1' ? null : (
            <Stat name={<Term word="push">Stand-off</Term>}>
              <Percent value={shown.push} />
            </Stat>
          )}
          <Stat name={<Term word="standard-deviation">Standard deviation</Term>}>
            <Figure
              shown={measured(shown.standardDeviation)}
              exact={`its square is exactly ${shown.variance}`}
            />
          </Stat>
          <Stat name="Largest payout">{shown.maxPayout}</Stat>
        </dl>
      ) : null}
    </div>
  );
}
