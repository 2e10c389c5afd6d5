import { decimalOf, grouped, percentOf } from '@/app/components/figure';
import { Fact } from '@/app/components/panel';
import { Term } from '@/app/components/tooltip';
import type { AnalysedWager } from '@/rulebooks/analysis';
import { toFixed } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import { SHARED_EXPLAINS } from '@/simulations/progressive/explains';
import type { ProgressiveFigures } from '@/simulations/result';

const money = (value: string): string => grouped(toFixed(fromText(value), 2)).replace(/\.00$/, '');

/** A wager that is paid from a meter: its terms, where it breaks even, and what it returns in the long run. */
export function MeterFacts({
  wager,
  progressive,
}: {
  wager: AnalysedWager;
  progressive: ProgressiveFigures;
}) {
  const label = (event: string) => wager.events.find(({ id }) => id === event)?.label ?? event;
  return (
    <>
      <Fact name={<Term word="meter" />}>
        {money(progressive.meter)}; seed {money(progressive.seed)}; {money(progressive.wager)} a wager,{' '}
        {percentOf(progressive.contribution, 2)} of it to the meter
        {progressive.reserve ? ` and ${percentOf(progressive.reserve, 2)} to the reserve` : ''}
      </Fact>
      {progressive.shared ? (
        <Fact name="Several winners">
          {SHARED_EXPLAINS[progressive.shared]}
          {progressive.players ? `; ${decimalOf(progressive.players, 2)} players a round` : ''}
        </Fact>
      ) : null}
      <Fact name="Fixed pays">
        {percentOf(progressive.fixedReturn, 4)} of each wager, taken from the {progressive.fixedPaidFrom}
      </Fact>
      {progressive.breakEvenMeter ? (
        <Fact name={<Term word="break-even" />}>{money(progressive.breakEvenMeter)}</Fact>
      ) : null}
      <Fact name={<Term word="long-run-return" />}>{percentOf(progressive.longRunReturn, 4)}</Fact>
      {progressive.averageMeter ? (
        <Fact name={<Term word="average-meter" />}>{money(progressive.averageMeter)}</Fact>
      ) : null}
      {progressive.course?.envyCost ? (
        <Fact name={<Term word="envy" />}>{percentOf(progressive.course.envyCost, 4)} of what is staked</Fact>
      ) : null}
      {(progressive.course?.hits ?? progressive.roundsBetween).map(({ event, rounds }) => (
        <Fact key={event} name={`Rounds between: ${label(event)}`}>
          {grouped(toFixed(fromText(rounds), 1)).replace(/\.0$/, '')}
        </Fact>
      ))}
    </>
  );
}
