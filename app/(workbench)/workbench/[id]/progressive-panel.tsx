'use client';

import { Figure, grouped, Percent } from '@/app/components/figure';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Term } from '@/app/components/tooltip';
import { toFixed } from '@/simulations/exact/decimal';
import { type FractionText, fromText, ONE, toText } from '@/simulations/exact/fraction';
import type { ProgressiveFigures } from '@/simulations/result';
import { MeterChart } from './meter-chart';
import { useModel } from './model';

/** What a wager on a meter gives back: now, in the long run, and from which meter on the player gains. */
export function ProgressivePanel({ figures }: { figures: ProgressiveFigures }) {
  const { rulebook, view } = useModel();
  const { currency } = rulebook;
  const money = (value: FractionText) => (
    <Figure
      shown={`${currency} ${grouped(toFixed(fromText(value), 2))}`}
      exact={value}
      className="whitespace-nowrap"
    />
  );
  const edge = fromText(view.figures?.houseEdge ?? '0/1');
  const label = (event: string) => view.spec.events.find(({ id }) => id === event)?.label ?? event;
  const paid = figures.fixedPaidFrom === 'meter' ? 'the meter' : 'the house';
  return (
    <Panel title="The meter" className="mt-6 max-w-3xl">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-5">
        <Facts>
          <Fact name={<Term word="meter">The meter shows</Term>}>{money(figures.meter)}</Fact>
          <Fact name="Returned at this meter">
            <Percent value={toText(ONE.sub(edge))} places={4} />
          </Fact>
          <Fact name={<Term word="break-even" />}>
            {figures.breakEvenMeter ? money(figures.breakEvenMeter) : 'No pay depends on the meter.'}
          </Fact>
          <Fact name={<Term word="long-run-return" />}>
            <Percent value={figures.longRunReturn} places={4} />
          </Fact>
          {figures.averageMeter ? <Fact name="Average meter">{money(figures.averageMeter)}</Fact> : null}
          {figures.roundsBetween.map(({ event, rounds }) => (
            <Fact key={event} name={`Rounds between: ${label(event)}`}>
              <Figure shown={grouped(toFixed(fromText(rounds), 0))} exact={rounds} />
            </Fact>
          ))}
        </Facts>
        {figures.breakEvenMeter ? (
          <MeterChart figures={figures} currency={currency} label={view.wager.label} />
        ) : null}
      </div>
      <p className="mt-4 max-w-[72ch] text-xs text-ink-soft">
        One wager costs {currency} {toFixed(fromText(figures.wager), 2)}, of which{' '}
        <Percent value={figures.contribution} /> is added to the meter; {currency}{' '}
        {grouped(toFixed(fromText(figures.seed), 2))} is put on it when it was won whole. Pays that are no
        share of the meter are taken from {paid}. The long run is that of very many rounds: what goes in comes
        out. These terms are given under Circumstances.
      </p>
    </Panel>
  );
}
