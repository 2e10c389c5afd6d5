'use client';

import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Fact, Facts, Panel } from '@/app/components/panel';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { shownMoney } from '@/rulebooks/spelling/money';
import type { RouterOutputs } from '@/server/api/api';
import type { TrialResults } from '@/server/vocabulary/trial-results';
import { flagSaid, restsOn, tableFlagSaid } from '@/simulations/monitoring/in-words';
import { deviations, measuredPercent, whole } from '@/simulations/printing/numbers';
import { HoldChart } from './hold-chart';
import { Reports } from './reports';
import { SendResults } from './send-results';
import { TableHolds, tableNamed } from './table-holds';
import { WagerHolds } from './wager-holds';

const FLAG_NOTES = { none: 'good', 'if-stakes-alike': 'warning', 'whatever-the-stakes': 'problem' } as const;

/** The results of a trial, for its operator and for the regulator: the same figures, and only the operator sends more. */
export function ResultsPage({ initial, base }: { initial: TrialResults; base: '/submissions' | '/review' }) {
  const trpc = useTRPC();
  const { data: results = initial } = useQuery(
    trpc.results.get.queryOptions(
      { id: initial.submission },
      { initialData: initial as RouterOutputs['results']['get'] },
    ),
  );
  const { reference, version, judged } = results;
  const last = judged?.points.at(-1);
  const flag = judged && last ? flagSaid(judged, last) : undefined;
  // A table that is flagged by itself is no praise for all of them.
  const overall =
    judged?.flag === 'none' && judged.tables.some(({ flag: own }) => own !== 'none')
      ? 'info'
      : FLAG_NOTES[judged?.flag ?? 'none'];
  const files = `/api/results/${reference}/${version}`;
  return (
    <Page
      above={<TextLink href={`${base}/${results.submission}`}>{results.name}</TextLink>}
      title="Results of the trial"
      lead={
        <>
          {reference}, version {version}: {results.game}, {results.operator}. On trial from{' '}
          <Day date={results.days.from} /> to <Day date={results.days.to} />.
        </>
      }
      actions={
        judged ? (
          <>
            <a className="text-sm text-accent underline" href={`${files}/results.xlsx`} download>
              Results (XLSX)
            </a>
            <a className="text-sm text-accent underline" href={`${files}/results.csv`} download>
              Results (CSV)
            </a>
          </>
        ) : null
      }
    >
      {flag && judged ? (
        <Note kind={overall} title={flag.title} className="mb-6">
          {flag.says}
        </Note>
      ) : null}
      {(judged?.tables ?? []).map((table) => {
        const said = tableFlagSaid(table, tableNamed(results, table.table));
        return said ? (
          <Note key={table.table} kind={FLAG_NOTES[table.flag]} title={said.title} className="mb-6">
            {said.says}
          </Note>
        ) : null;
      })}
      {base === '/submissions' ? <SendResults reference={reference} version={version} /> : null}
      {judged && last ? (
        <>
          <Section
            id="all"
            title="All tables"
            lead="What was kept from the first day on, beside what the handle should have left."
          >
            <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
              <HoldChart dates={judged.dates} points={judged.points} currency={results.currency} />
              <Panel>
                <Facts>
                  <Fact name="Days">{whole(judged.dates.length)}</Fact>
                  <Fact name="Rounds">{whole(results.totals.rounds)}</Fact>
                  <Fact name="Handle">{shownMoney(results.totals.handle, results.currency)}</Fact>
                  <Fact name="Kept">
                    {shownMoney(results.totals.win, results.currency)}
                    {results.totals.handle > 0
                      ? `, ${measuredPercent(results.totals.win / results.totals.handle, 2)}`
                      : ''}
                  </Fact>
                  <Fact name="Expected">
                    {shownMoney(Math.round(last.total.expected), results.currency)}
                    {results.totals.handle > 0
                      ? `, ${measuredPercent(last.total.expected / results.totals.handle, 2)}`
                      : ''}
                  </Fact>
                  <Fact name="Apart from expected">
                    {last.total.z === undefined ? '–' : deviations(last.total.z)}
                  </Fact>
                  {results.totals.jackpots > 0 ? (
                    <Fact name="Paid from meters">
                      {shownMoney(results.totals.jackpots, results.currency)}
                    </Fact>
                  ) : null}
                </Facts>
              </Panel>
            </div>
          </Section>
          <WagerHolds results={results} />
          <TableHolds results={results} />
        </>
      ) : (
        <EmptyState title="Nothing is reported yet">
          {base === '/submissions'
            ? 'Write down under Tables where the game is played, fill in the template, and send it here or by key.'
            : 'The operator has sent no results.'}
        </EmptyState>
      )}
      <Reports results={results} />
      {judged ? (
        <Section id="method" title="What this rests on">
          <ul className="max-w-[80ch] list-disc space-y-1 pl-5 text-sm text-ink-soft">
            {restsOn(results.columns).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Page>
  );
}
