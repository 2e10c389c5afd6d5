'use client';

import { VerdictBadge } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { Percent } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { atMeterOf } from '@/rulebooks/designing';
import { VERDICTS } from '@/rulebooks/findings/finding';
import { isRead } from '@/rulebooks/offer/pay-table';
import { toText } from '@/simulations/exact/fraction';
import { compareWorth, worthOf } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { measured, oneIn } from '@/simulations/printing/numbers';
import type { Designed, JudgedProposal } from './use-designer';

const QUIET = new Set(['confirmed', 'meets', 'needs-attestation', 'not-assessed']);

/** One table whole: row by row beside today's, its figures, and what the rulebook asks for it. */
export function ProposalCard({
  proposal,
  subject,
}: {
  proposal: JudgedProposal;
  subject: Designed['subject'];
}) {
  const { pays, figures, top, findings } = proposal;
  // Several clauses often ask for the same: one sentence for each verdict, and the clauses to read on.
  const asks = VERDICTS.map((verdict) => ({
    verdict,
    of: findings.filter((finding) => finding.verdict === verdict),
  })).filter(({ verdict, of }) => of.length > 0 && !QUIET.has(verdict));
  const topLabels = subject.spec.events.filter(({ id }) => top.events.includes(id)).map(({ label }) => label);
  return (
    <section
      aria-label="The table chosen"
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 md:grid-cols-2"
    >
      <Table caption={`The pay table chosen for ${subject.wager.label}, beside today’s`}>
        <HeaderRow>
          <Header>Event</Header>
          <Header numeric>Today</Header>
          <Header numeric>Designed</Header>
        </HeaderRow>
        <tbody>
          {subject.spec.events
            .filter(({ settles }) => settles === 'pays')
            .map(({ id, label }) => {
              const cell = subject.table.cells.find(({ event }) => event === id);
              const next = parsePay(pays[id] ?? '');
              const same =
                cell && isRead(cell) && next.ok && compareWorth(cell.worth, worthOf(next.value)) === 0;
              return (
                <Row key={id}>
                  <RowHeader className="font-normal">{label}</RowHeader>
                  <Cell numeric className="text-ink-soft">
                    {cell?.text ?? '–'}
                  </Cell>
                  <Cell numeric className={same ? undefined : 'font-semibold'}>
                    {pays[id]}
                  </Cell>
                </Row>
              );
            })}
        </tbody>
      </Table>
      <div className="min-w-0 space-y-3">
        <Facts>
          <Fact name={`House edge${atMeterOf(subject)}`}>
            <Percent value={figures.houseEdge} />
          </Fact>
          <Fact name="Hit frequency">
            <Percent value={figures.hit} />
          </Fact>
          <Fact name="Standard deviation">
            <span className="figures">{measured(figures.standardDeviation)}</span>
          </Fact>
          <Fact name="Largest prize">
            <span className="figures">{figures.maxPayout}</span>, {oneIn(toText(top.probability))}:{' '}
            {topLabels.join(', ')}
          </Fact>
        </Facts>
        {asks.length > 0 ? (
          <ul className="space-y-3 text-sm">
            {asks.map(({ verdict, of }) => (
              <li key={verdict}>
                <VerdictBadge verdict={verdict} />{' '}
                {of.map(({ clause }) => (
                  <ClauseLink
                    key={clause}
                    rulebook={subject.rulebook.id}
                    clause={clause}
                    className="mr-2 min-h-6 text-xs"
                  />
                ))}
                <p className="mt-1">{of[0]?.explanation}</p>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-sm">
            <VerdictBadge verdict="meets" /> No rule requires anything more at these pays.
          </p>
        )}
      </div>
    </section>
  );
}
