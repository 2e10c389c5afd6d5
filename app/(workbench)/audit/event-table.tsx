import { TextLink } from '@/app/components/button';
import { Cell, Header, HeaderRow, Row, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import type { AuditEvent, ListedEvent } from '@/server/audit/shapes';
import { EVENT_WORDS } from '@/server/vocabulary/event-words';
import { eventFacts } from './event-words';

function Short({ hash }: { hash: string }) {
  return <span title={hash}>{hash === '' ? 'none' : hash.slice(0, 8)}</span>;
}

/** By name, where it is known; "submission:1f3a…" is else what it is and its short name. */
function Subject({ event: { subject, about } }: { event: ListedEvent }) {
  if (about?.href) return <TextLink href={about.href}>{about.name}</TextLink>;
  if (about) return <span title={subject}>{about.name}</span>;
  const [kind = '', id = ''] = subject.split(':');
  return (
    <span title={subject}>
      {kind} <span className="figures text-ink-soft">{id.slice(0, 8)}</span>
    </span>
  );
}

function Facts({ event }: { event: AuditEvent }) {
  const facts = eventFacts(event);
  if (facts.length === 0) return null;
  return (
    <details className="text-xs text-ink-soft">
      <summary className="min-h-6">Details</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="break-all text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function EventTable({ events }: { events: ListedEvent[] }) {
  return (
    <Table caption="Audit events" stack="wide">
      <HeaderRow>
        <Header numeric shrink>
          No.
        </Header>
        <Header>When</Header>
        <Header>What</Header>
        <Header>Who</Header>
        <Header>Organisation</Header>
        <Header>Subject</Header>
        <Header>Previous hash</Header>
        <Header>Hash</Header>
      </HeaderRow>
      <tbody>
        {events.map((event) => (
          <Row key={event.seq}>
            <Cell numeric>{event.seq}</Cell>
            <Cell>
              <Moment at={event.at} />
            </Cell>
            <Cell>
              {EVENT_WORDS[event.kind]}
              <Facts event={event} />
            </Cell>
            <Cell>{event.actor}</Cell>
            <Cell>{event.organisation ?? <span className="text-ink-soft">The site</span>}</Cell>
            <Cell>
              <Subject event={event} />
            </Cell>
            <Cell className="figures text-ink-soft">
              <Short hash={event.previous} />
            </Cell>
            <Cell className="figures">
              <Short hash={event.hash} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
