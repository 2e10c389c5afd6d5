import { Fact } from '@/app/components/panel';
import { Term } from '@/app/components/tooltip';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { fixed, percent } from '@/simulations/printing/numbers';
import { LEFT_LABEL, SHARED_EXPLAINS } from '@/simulations/progressive/explains';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';

const money = (value: string): string => fixed(value, 2).replace(/\.00$/, '');

/** A wager that is paid from a meter: its terms, where it breaks even, and what it returns over the long run. */
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
        {percent(progressive.contribution)} of it to the meter
        {progressive.reserve ? ` and ${percent(progressive.reserve)} to the reserve` : ''}
      </Fact>
      {progressive.shared ? (
        <Fact name="Several winners">
          {SHARED_EXPLAINS[progressive.shared]}
          {progressive.players ? `; ${fixed(progressive.players, 2)} players a round` : ''}
        </Fact>
      ) : null}
      <Fact name="Fixed pays">
        {percent(progressive.fixedReturn)} of each wager, taken from the {progressive.fixedPaidFrom}
      </Fact>
      {progressive.breakEvenMeter ? (
        <Fact name={<Term word="break-even" />}>{money(progressive.breakEvenMeter)}</Fact>
      ) : null}
      {progressive.course?.ofWhatIsLeft?.breakEvenMeter ? (
        <Fact name={LEFT_LABEL}>{money(progressive.course.ofWhatIsLeft.breakEvenMeter)}</Fact>
      ) : null}
      <Fact name={<Term word="long-run-return" />}>{percent(progressive.longRunReturn)}</Fact>
      {progressive.averageMeter ? (
        <Fact name={<Term word="average-meter" />}>{money(progressive.averageMeter)}</Fact>
      ) : null}
      {progressive.course?.envyCost ? (
        <Fact name={<Term word="envy" />}>{percent(progressive.course.envyCost)} of what is staked</Fact>
      ) : null}
      {(progressive.course?.hits ?? progressive.roundsBetween).map(({ event, rounds }) => (
        <Fact key={event} name={`Rounds between: ${label(event)}`}>
          {fixed(rounds, 1)}
        </Fact>
      ))}
    </>
  );
}
