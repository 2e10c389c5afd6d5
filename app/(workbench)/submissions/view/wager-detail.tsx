import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { givenIn } from '@/rulebooks/edges/headline-edge';
import { largestWin } from '@/rulebooks/edges/largest-win';
import { roundShown } from '@/rulebooks/offer/round-shown';
import { isMeterPay } from '@/server/documents/content/wagers';
import { placeOfAnchor } from '@/server/vocabulary/anchor';
import { hasOwnEvents, isRecomputed, settledOf } from '@/simulations/analysis/settled';
import type { EventResult } from '@/simulations/figures/wager-figures';
import {
  fixed,
  grouped,
  measuredPercent,
  oneIn,
  percent,
  plainNumber,
  printed,
  whole,
  zScore,
} from '@/simulations/printing/numbers';
import type { WitnessResult } from '@/simulations/witness/testimony';
import { type Analysed, isMeterUnknown, leadingOf, meterPlayed } from '../../leading-edge';
import { MeterFacts } from './meter-facts';
import { AskedAbout } from './reviewing';
import { Endings } from './round-detail';
import { StrategyDetail } from './strategy-detail';

function Exactly({ value }: { value: string }) {
  return <span className="figures break-all text-ink-soft">{printed(value)}</span>;
}

/** What a share of a meter adds is unknown while the meter is. */
function Contribution({ wager, subject, of }: { wager: AnalysedWager; subject: Analysed; of?: EventResult }) {
  if (isMeterUnknown({ wager, ...subject }) && (!of || isMeterPay(of))) return 'by the meter';
  return percent(of ? of.contribution : negated(wager.houseEdge));
}

function Events({ wager, subject }: { wager: AnalysedWager; subject: Analysed }) {
  return (
    <Table caption={`Events of ${wager.label}`} stack="narrow">
      <HeaderRow>
        <Header>Event</Header>
        <Header numeric>Count</Header>
        <Header numeric>Chance</Header>
        <Header numeric>One in</Header>
        <Header numeric>Pays</Header>
        <Header numeric>Contribution</Header>
      </HeaderRow>
      <tbody>
        {wager.events.map((event) => (
          <Row key={event.id}>
            <RowHeader>
              <span
                id={placeOfAnchor({ wager: wager.id, event: event.id })}
                className="target:bg-accent-soft"
              >
                {event.label}
              </span>{' '}
              <AskedAbout
                about={{ wager: wager.id, event: event.id }}
                name={`${wager.label}, ${event.label}`}
              />
            </RowHeader>
            <Cell numeric>{grouped(event.count)}</Cell>
            <Cell numeric>{percent(event.probability)}</Cell>
            <Cell numeric>{oneIn(event.probability).replace('1 in ', '')}</Cell>
            <Cell numeric>{event.pays}</Cell>
            <Cell numeric>
              <Contribution wager={wager} subject={subject} of={event} />
            </Cell>
          </Row>
        ))}
        <Row>
          <RowHeader>Sum</RowHeader>
          <Cell numeric>{grouped(wager.universe)}</Cell>
          <Cell numeric>100%</Cell>
          <Cell numeric />
          <Cell numeric />
          <Cell numeric>
            <Contribution wager={wager} subject={subject} />
          </Cell>
        </Row>
      </tbody>
    </Table>
  );
}

const negated = (fraction: string) => (fraction.startsWith('-') ? fraction.slice(1) : `-${fraction}`);

function WitnessFacts({ witness, at }: { witness: WitnessResult; at: string }) {
  return (
    <Fact name="Witness">
      {whole(witness.rounds)} rounds from seed {witness.seed}
      {at}: house edge {measuredPercent(witness.mean)}, standard error{' '}
      {measuredPercent(witness.standardError)}, z {zScore(witness.z)}
    </Fact>
  );
}

const edgeName = (wager: AnalysedWager, unit: string, basis: string | undefined): string =>
  `House edge${hasOwnEvents(wager) ? '' : ` per ${unit}`}${basis ? ` ${basis}` : ''}, exactly`;

/** All of one wager: its events, its exact fractions, how they were found, and the witness. */
export function WagerDetail({
  wager,
  subject,
  unit,
  witness,
}: {
  wager: AnalysedWager;
  subject: Analysed;
  /** Of a round: the stake its figures are per. */
  unit: string;
  witness: WitnessResult | undefined;
}) {
  const { strategy } = wager;
  const settled = settledOf(wager);
  const endings = !hasOwnEvents(wager);
  const shown = roundShown(subject.game, wager.id);
  const { edge, basis } = leadingOf({ wager, ...subject });
  const unknown = isMeterUnknown({ wager, ...subject });
  return (
    <div className="space-y-4">
      {endings ? <Endings wager={wager} unit={unit} /> : <Events wager={wager} subject={subject} />}
      <Facts>
        <Fact name={edgeName(wager, unit, basis)}>
          {edge === undefined ? (
            'none without the meter'
          ) : (
            <>
              <Exactly value={edge} /> = {percent(edge)}
            </>
          )}
        </Fact>
        {unknown ? null : (
          <>
            <Fact name="Per mandatory wagers">
              {endings ? `${percent(wager.perMandatory)} ` : ''}
              <Exactly value={wager.perMandatory} />
            </Fact>
            <Fact name="Element of risk">
              {endings ? `${percent(wager.elementOfRisk)} ` : ''}
              <Exactly value={wager.elementOfRisk} />
            </Fact>
          </>
        )}
        {wager.resolved ? (
          <Fact name="Per bet resolved">
            {percent(wager.resolved.houseEdge)} <Exactly value={wager.resolved.houseEdge} />
          </Fact>
        ) : null}
        {wager.duration ? (
          <Fact name="How long it runs">
            {fixed(wager.duration.expected, 3)} {wager.duration.trial}s on average; house edge{' '}
            {percent(wager.duration.houseEdgePerTrial)} per {wager.duration.trial}
          </Fact>
        ) : null}
        {unknown ? null : (
          <Fact name="Standard deviation">
            {plainNumber(wager.standardDeviation, 12)} per {endings ? unit : 'unit staked'}
          </Fact>
        )}
        <Fact name="Largest payout">{largestWin(wager, givenIn(wager.id, subject), unit)}</Fact>
        {settled.by === 'meter' ? <MeterFacts wager={wager} progressive={settled.meter} /> : null}
        {witness ? (
          <WitnessFacts
            witness={witness}
            at={settled.by === 'meter' ? `, ${meterPlayed(settled.meter, subject.currency)}` : ''}
          />
        ) : null}
        <Fact name="Method">
          {wager.methodExplained}
          {wager.reductions.length > 0 ? ` ${wager.reductions.join(' ')}` : ''}
          {isRecomputed(wager) ? null : (
            <span className="block">
              <AskedAbout
                about={{ wager: wager.id, calculation: true }}
                name={wager.label}
                says="Ask for its calculation"
              />
            </span>
          )}
        </Fact>
        <Fact name="Strategy">{strategy?.summary ?? 'The player makes no decisions after betting.'}</Fact>
      </Facts>
      {strategy && shown ? <StrategyDetail wager={wager} strategy={strategy} shown={shown} /> : null}
    </div>
  );
}
