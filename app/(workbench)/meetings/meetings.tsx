'use client';

import { useQuery } from '@tanstack/react-query';
import { TextLink } from '@/app/components/button';
import { EmptyState, Note } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { MeetingSummary } from '@/server/meetings/shapes';
import type { BookChoice } from './book-field';
import { NewMeeting } from './new-meeting';

const stateOf = ({ races, run, settlements }: MeetingSummary): string => {
  if (races === 0) return 'No races yet';
  const raced = `${run} of ${counted(races, 'race')} run`;
  return settlements > 0 ? `${raced}, settlement ${settlements}` : `${raced}, not settled`;
};

function List({ meetings, writes }: { meetings: MeetingSummary[]; writes: boolean }) {
  return (
    <Table caption="Race meetings" stack="medium">
      <HeaderRow>
        <Header>Meeting</Header>
        {writes ? null : <Header>Operator</Header>}
        <Header>Racecourse</Header>
        <Header>Day</Header>
        <Header>State</Header>
        <Header>Last changed</Header>
      </HeaderRow>
      <tbody>
        {meetings.map((meeting) => (
          <Row key={meeting.id}>
            <RowHeader className="wrap-anywhere">
              <TextLink href={`/meetings/${meeting.id}`}>{meeting.name}</TextLink>
            </RowHeader>
            {writes ? null : <Cell className="wrap-anywhere">{meeting.operator}</Cell>}
            <Cell className="wrap-anywhere">{meeting.venue}</Cell>
            <Cell>
              <Day date={meeting.day} />
            </Cell>
            <Cell>{stateOf(meeting)}</Cell>
            <Cell>
              <Moment at={meeting.updatedAt} />, {meeting.updatedBy}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

/** `books`: by whose rules a new one can be settled. */
export function Meetings({
  initial,
  writes,
  books,
}: {
  initial: MeetingSummary[];
  writes: boolean;
  books: readonly BookChoice[];
}) {
  const trpc = useTRPC();
  const { data, error } = useQuery(trpc.meetings.list.queryOptions(undefined, { initialData: initial }));
  return (
    <Page
      title="Race meetings"
      actions={<TextLink href={writes ? '/pools' : '/review?kind=pools'}>Pool rules</TextLink>}
      lead={
        writes
          ? 'Pari-mutuel pools settled to the cent, each dividend with its reasons. Once a meeting is settled, the authority can read the settlement and settle it again.'
          : 'What operators have settled. Open a meeting to read its dividends with their reasons, and to settle it again.'
      }
    >
      <Section title={writes ? 'Yours' : 'Settled'}>
        {error ? (
          <Note kind="problem" className="mb-3">
            {sentenceOf(error)}
          </Note>
        ) : null}
        {data.length > 0 ? (
          <List meetings={data} writes={writes} />
        ) : writes ? (
          <EmptyState title="No meeting yet">
            Begin one below: give its name, racecourse and day, then its races and pools.
          </EmptyState>
        ) : (
          <EmptyState title="No meeting yet">
            A meeting is listed here once its operator has settled it.
          </EmptyState>
        )}
      </Section>
      {writes ? (
        <Section title="A new one">
          <NewMeeting books={books} />
        </Section>
      ) : null}
    </Page>
  );
}
