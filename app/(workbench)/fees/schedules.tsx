'use client';

import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { ScheduleSummary, ScheduleTemplate } from '@/server/fee-schedules/shapes';
import type { FeeSubmissionSummary } from '@/server/fee-submissions/shapes';
import { listed } from '@/simulations/printing/lists';
import { NewSchedule } from './new-schedule';
import { FeeSubmissionTable } from './submissions/fee-submission-table';

export function Schedules({
  initial,
  submitted,
  templates,
  asked,
}: {
  initial: ScheduleSummary[];
  submitted: FeeSubmissionSummary[];
  templates: ScheduleTemplate[];
  /** The printed schedule to begin from, as an address has it. */
  asked: string | undefined;
}) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.feeSchedules.list.queryOptions(undefined, { initialData: initial }));
  return (
    <Page
      title="Schedules of fees"
      lead="The collection fees that your house charges, in the columns of a printed schedule, checked as you type. Only your organisation sees them until one is submitted."
    >
      <Section title="Yours">
        {error ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
        {data.length === 0 ? (
          <EmptyState title="No schedule yet">Begin one below, from a printed schedule or empty.</EmptyState>
        ) : (
          <Table caption="Schedules of fees" stack="medium">
            <HeaderRow>
              <Header>Schedule</Header>
              <Header>Games</Header>
              <Header>Last saved</Header>
            </HeaderRow>
            <tbody>
              {data.map(({ id, name, games, updatedAt, updatedBy }) => (
                <Row key={id}>
                  <RowHeader className="wrap-anywhere">
                    <TextLink href={`/fees/${id}`}>{name}</TextLink>
                  </RowHeader>
                  <Cell>{listed(games)}</Cell>
                  <Cell>
                    <Moment at={updatedAt} />, {updatedBy}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </Section>
      {submitted.length > 0 ? (
        <Section
          title="Put to the regulator"
          lead="Each is one saved version. The regulator reads it once it is submitted."
        >
          <FeeSubmissionTable submissions={submitted} base="/fees/submissions" />
        </Section>
      ) : null}
      <Section title="A new one">
        <NewSchedule templates={templates} asked={asked} />
      </Section>
    </Page>
  );
}
