import { TextLink } from '@/app/components/button';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import type { AuditEvent } from '@/server/audit/shapes';
import { EVENT_WORDS } from '@/server/vocabulary/event-words';
import { reasonGiven } from './reason-given';

/** As its step was taken for it. */
function Reason({ event }: { event: AuditEvent }) {
  const said = reasonGiven(event);
  return said ? <span className="block whitespace-pre-wrap text-xs text-ink-soft">{said}</span> : null;
}

/** The audit events of one submission, with the reasons that were given. */
export function History({
  events,
  submission,
  notes = {},
}: {
  events: AuditEvent[];
  submission: string;
  /** What is to be said of an event of that kind. */
  notes?: Partial<Record<AuditEvent['kind'], string | undefined>>;
}) {
  return (
    <Section
      id="history"
      title="History"
      lead={
        <>
          Each line is a link in the audit chain.{' '}
          <TextLink href={`/audit?submission=${submission}`}>Read and verify it</TextLink>
        </>
      }
    >
      <Table caption="History of this submission" stack="medium">
        <HeaderRow>
          <Header numeric shrink>
            No.
          </Header>
          <Header>When</Header>
          <Header>What</Header>
          <Header>Who</Header>
          <Header>Hash</Header>
        </HeaderRow>
        <tbody>
          {events.map((event) => (
            <Row key={event.seq}>
              <Cell numeric>{event.seq}</Cell>
              <Cell>
                <Moment at={event.at} />
              </Cell>
              <Cell className="min-w-[16ch] wrap-anywhere">
                {EVENT_WORDS[event.kind]}
                <Reason event={event} />
                {notes[event.kind] ? (
                  <span className="block text-xs text-ink-soft">{notes[event.kind]}</span>
                ) : null}
              </Cell>
              <Cell>{event.actor}</Cell>
              <Cell className="figures text-ink-soft">
                <span title={event.hash}>{event.hash.slice(0, 8)}</span>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
