import { Badge, type Tone } from '@/app/components/badge';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { TrialResults } from '@/server/vocabulary/trial-results';
import { type Hold, type Place, placeOf } from '@/simulations/monitoring/hold';
import { placeSaid, theoryAsides } from '@/simulations/monitoring/in-words';
import { measuredPercent, whole } from '@/simulations/printing/numbers';

const TONES: Record<Place, Tone> = {
  'within-95': 'meets',
  'within-99': 'notice',
  'beyond-99-alike': 'notice',
  'beyond-99': 'consent',
};

const bandSaid = ({ bands }: Hold, confidence: number): string => {
  const band = bands.find((each) => each.confidence === confidence);
  return band ? `${measuredPercent(band.low, 2)} to ${measuredPercent(band.high, 2)}` : '–';
};

/** What was kept of each wager, beside what should have been. */
export function WagerHolds({ results }: { results: TrialResults }) {
  const { judged, columns, currency } = results;
  if (!judged) return null;
  const staked = judged.wagers.filter(({ handle }) => handle > 0);
  return (
    <Section
      id="wagers"
      title="By wager"
      lead="What was kept as a share of the handle. Bands are of the exact distribution with stakes alike, for one look on the last day; stakes that differ spread more."
    >
      <Table caption="Hold of each wager" stack="wide">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>Handle</Header>
          <Header numeric>Rounds alike</Header>
          <Header numeric>Theory</Header>
          <Header numeric>Kept</Header>
          <Header numeric>95% band</Header>
          <Header numeric>99% band</Header>
          <Header>Place</Header>
        </HeaderRow>
        <tbody>
          {staked.map((hold) => {
            const place = placeOf(hold);
            const asides = theoryAsides(columns.find(({ id }) => id === hold.id));
            return (
              <Row key={hold.id}>
                <RowHeader>
                  {hold.label}
                  {asides.map((aside) => (
                    <span key={aside} className="block text-xs font-normal text-ink-soft">
                      {aside}
                    </span>
                  ))}
                </RowHeader>
                <Cell numeric>{shownMoney(hold.handle, currency)}</Cell>
                <Cell numeric>{whole(hold.rounds)}</Cell>
                <Cell numeric>{measuredPercent(hold.theory, 4)}</Cell>
                <Cell numeric>{hold.actual ? measuredPercent(hold.actual.share, 2) : '–'}</Cell>
                <Cell numeric>{bandSaid(hold, 0.95)}</Cell>
                <Cell numeric>{bandSaid(hold, 0.99)}</Cell>
                <Cell>
                  {place ? (
                    <Badge tone={TONES[place]}>{placeSaid(hold)}</Badge>
                  ) : (
                    <span className="text-ink-soft">{placeSaid(hold)}</span>
                  )}
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
      {staked.length < judged.wagers.length ? (
        <p className="mt-2 text-xs text-ink-soft">
          Nothing was staked on{' '}
          {judged.wagers
            .filter(({ handle }) => handle === 0)
            .map(({ label }) => label)
            .join(', ')}
          .
        </p>
      ) : null}
    </Section>
  );
}
