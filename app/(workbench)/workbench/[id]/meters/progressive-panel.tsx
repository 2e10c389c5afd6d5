'use client';

import { Note } from '@/app/components/feedback';
import { Figure, Percent } from '@/app/components/figure';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Term } from '@/app/components/tooltip';
import { shareAssumed } from '@/rulebooks/edges/headline-edge';
import { meterInRecord } from '@/rulebooks/terms/settled-by';
import { settledOf } from '@/simulations/analysis/settled';
import { fromText, ONE, toText } from '@/simulations/exact/fraction';
import { fixed, measuredPercent, whole } from '@/simulations/printing/numbers';
import { edgeAtSeed, edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import { LEFT_LABEL, SHARED_EXPLAINS } from '@/simulations/progressive/explains';
import type { MeterCourse, ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import { useModel } from '../model/model';
import { MeterChart } from './meter-chart';
import { MeterFields } from './meter-fields';
import { ByPlayers, Hits, LongRun, Money } from './meter-tables';

/** What a wager on a meter gives back: now, over the long run, and from which meter on the player gains. */
export function ProgressivePanel() {
  const { view } = useModel();
  if (!meterInRecord(view.wager)) return null;
  const settled = view.figures && settledOf(view.figures);
  const figures = settled?.by === 'meter' ? settled.meter : undefined;
  return (
    <Panel title="The meter" className="mt-6 max-w-4xl">
      <MeterFields />
      {figures ? (
        <Figures figures={figures} />
      ) : (
        <Note>The meter’s figures appear here once its terms and every pay can be read.</Note>
      )}
    </Panel>
  );
}

function Figures({ figures }: { figures: ProgressiveFigures }) {
  const { rulebook, view } = useModel();
  const currency = figures.currency ?? rulebook.currency;
  const label = (event: string) => view.spec.events.find(({ id }) => id === event)?.label ?? event;
  const { course } = figures;
  return (
    <>
      <NothingAdded {...figures} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-5">
        <Now figures={figures} currency={currency} />
        {figures.breakEvenMeter ? (
          <MeterChart figures={figures} currency={currency} label={view.wager.label} />
        ) : null}
      </div>
      {course ? (
        <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] items-start gap-x-8 gap-y-5">
          <LongRun figures={figures} course={course} />
          <Hits course={course} currency={currency} label={label} />
        </div>
      ) : null}
      {course?.byPlayers ? (
        <div className="mt-5">
          <ByPlayers rows={course.byPlayers} currency={currency} />
        </div>
      ) : null}
      <Assumed figures={figures} course={course} />
    </>
  );
}

/** Rules that print no share leave it to the operator; until it is given the long run lacks it. */
function NothingAdded({ contribution, reserve }: ProgressiveFigures) {
  if (fromText(contribution).n !== 0n || reserve) return null;
  return (
    <Note className="mb-4">
      Nothing is added to the meter yet: give the share of each wager that feeds it. Until then, the long run
      is for a meter fed only by its seed.
    </Note>
  );
}

function Now({ figures, currency }: { figures: ProgressiveFigures; currency: string }) {
  const { view } = useModel();
  const { headline } = view;
  const given = headline?.basis === 'at-meter';
  const now = given ? headline.edge : edgeAtSeed(figures);
  const { breakEvenMeter, averageMeter, course } = figures;
  const next = course?.nextWin;
  return (
    <Facts className="content-start">
      <Fact name={<Term word="meter">{given ? 'The meter shows' : 'The meter starts at'}</Term>}>
        <Money value={figures.meter} currency={currency} />
      </Fact>
      <Fact name={given ? 'Returned at this meter' : 'Returned with the meter there'}>
        <Percent value={toText(ONE.sub(fromText(now)))} />
      </Fact>
      <Fact name={<Term word="long-run-return" />}>
        <Percent value={figures.longRunReturn} />
      </Fact>
      <Fact name={`House edge over the long run${shareAssumed(headline) ? ', with the share assumed' : ''}`}>
        <Percent value={edgeInTheLongRun(figures)} />
      </Fact>
      <Fact name={<Term word="break-even" />}>
        {breakEvenMeter ? (
          <Money value={breakEvenMeter} currency={currency} />
        ) : (
          'No pay depends on the meter.'
        )}
      </Fact>
      {course?.ofWhatIsLeft?.breakEvenMeter ? (
        <Fact name={LEFT_LABEL}>
          <Money value={course.ofWhatIsLeft.breakEvenMeter} currency={currency} />
        </Fact>
      ) : null}
      {averageMeter ? (
        <Fact name={<Term word="average-meter" />}>
          <Money value={averageMeter} currency={currency} />
        </Fact>
      ) : null}
      {next ? (
        <Fact name="Next won in full, on average">
          in <Figure shown={fixed(next.rounds, 1)} exact={next.rounds} /> rounds, at{' '}
          <Money value={next.meter} currency={currency} />
          {next.reserve ? (
            <>
              {' '}
              with <Money value={next.reserve} currency={currency} /> in the reserve
            </>
          ) : null}
        </Fact>
      ) : null}
      {course?.envyPerRound ? (
        <Fact name={<Term word="envy">Envy, a round</Term>}>
          <Money value={course.envyPerRound} currency={currency} />
        </Fact>
      ) : null}
    </Facts>
  );
}

/** The terms that are not typed, and what the figures assume. */
function Assumed({ figures, course }: { figures: ProgressiveFigures; course?: MeterCourse | undefined }) {
  const paid = figures.fixedPaidFrom === 'meter' ? 'the meter' : 'the house';
  const fades = course?.firstSeed.find(({ rounds }) => rounds === 1_000_000);
  return (
    <p className="mt-4 max-w-[72ch] text-xs text-ink-soft">
      Fixed pays come from {paid}. Several winners: {SHARED_EXPLAINS[figures.shared ?? 'in-turn']}.{' '}
      {figures.reserve
        ? 'When the meter is won in full, the reserve becomes the next one: the first seed has no part in the long-run edge.'
        : 'When the meter is won in full, the house puts the seed on it.'}{' '}
      {fades
        ? `Over the first ${whole(1_000_000)} rounds the first seed adds ${measuredPercent(fades.share)} to the return. `
        : ''}
      The long run means very many rounds: what goes in comes out. It assumes that the number of players does
      not depend on the meter.
    </p>
  );
}
