'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import { daysSaid } from '@/rulebooks/spelling/day-spans';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { ReportShown, TrialResults } from '@/server/vocabulary/trial-results';
import { whole } from '@/simulations/printing/numbers';

const AT_FIRST = 20;

function ReportTable({
  reports,
  currency,
  caption,
}: {
  reports: ReportShown[];
  currency: string;
  caption: string;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? reports : reports.slice(0, AT_FIRST);
  return (
    <>
      <Table caption={caption} stack="wide">
        <HeaderRow>
          <Header>Day</Header>
          <Header>Table</Header>
          <Header numeric>Rounds</Header>
          <Header numeric>Handle</Header>
          <Header numeric>Win</Header>
          <Header numeric>Jackpots</Header>
          <Header>Sent</Header>
          <Header>Reason</Header>
        </HeaderRow>
        <tbody>
          {shown.map((report) => (
            <Row key={report.id}>
              <RowHeader>
                <Day date={report.day} />
              </RowHeader>
              <Cell>{report.table}</Cell>
              <Cell numeric>{whole(report.rounds)}</Cell>
              <Cell numeric>{shownMoney(report.handle, currency)}</Cell>
              <Cell numeric>{shownMoney(report.win, currency)}</Cell>
              <Cell numeric>{report.jackpots > 0 ? shownMoney(report.jackpots, currency) : '–'}</Cell>
              <Cell>
                <Moment at={report.at} /> by {report.key ? `${report.key}, key of ${report.by}` : report.by}
                {report.number > 1 ? `, correction ${report.number - 1}` : ''}
              </Cell>
              <Cell className="wrap-anywhere">{report.reason ?? '–'}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {shown.length < reports.length ? (
        <div className="mt-3">
          <Button onClick={() => setAll(true)}>Show all {whole(reports.length)}</Button>
        </div>
      ) : null}
    </>
  );
}

/** What was reported, with every correction and what it took the place of. */
export function Reports({ results }: { results: TrialResults }) {
  const { reports, corrected, missing, currency } = results;
  return (
    <>
      {missing.length > 0 ? (
        <Section
          id="missing"
          title="Days without a report"
          lead="The table offered the game and nothing was reported. A day on which nobody played is reported with 0 rounds."
        >
          <Table caption="Days without a report" stack="narrow">
            <HeaderRow>
              <Header>Table</Header>
              <Header numeric>Days</Header>
              <Header>Which</Header>
            </HeaderRow>
            <tbody>
              {missing.map(({ table, days }) => (
                <Row key={table}>
                  <RowHeader>{table}</RowHeader>
                  <Cell numeric>{whole(days.length)}</Cell>
                  <Cell>{daysSaid(days)}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Section>
      ) : null}
      {reports.length > 0 ? (
        <Section id="reports" title="Reports" lead="The latest report of each table and day. These count.">
          <ReportTable reports={reports} currency={currency} caption="Reports that count" />
        </Section>
      ) : null}
      {corrected.length > 0 ? (
        <Section
          id="corrected"
          title="Corrected"
          lead="A later report of the same table and day took the place of these."
        >
          <ReportTable reports={corrected} currency={currency} caption="Reports that were corrected" />
        </Section>
      ) : null}
    </>
  );
}
