import type { ReactNode } from 'react';
import { StateBadge } from '@/app/components/badge';
import { Note } from '@/app/components/feedback';
import { printed } from '@/app/components/numbers';
import { Page, Section } from '@/app/components/page-frame';
import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Day, Moment } from '@/app/components/time';
import type { PublicEdge, PublicRecord } from '@/server/record/shapes';
import type { SubmissionState } from '@/server/submissions/states';

type Meaning = { kind: 'good' | 'info' | 'warning' | 'problem'; title: string; says: string };

const PENDING: Meaning = {
  kind: 'info',
  title: 'Not decided yet',
  says: 'It has been put forward and nobody has approved it. A sign of it must not be displayed at a table.',
};

const MEANINGS: Record<Exclude<SubmissionState, 'frozen'>, Meaning> = {
  submitted: PENDING,
  'in-review': PENDING,
  questioned: PENDING,
  'approved-for-trial': {
    kind: 'good',
    title: 'Approved for trial',
    says: 'It may be played between the two days of the trial, with a notice that it is on trial.',
  },
  approved: { kind: 'good', title: 'Approved', says: 'It may be played exactly as put forward.' },
  'approved-with-conditions': {
    kind: 'good',
    title: 'Approved with conditions',
    says: 'It may be played exactly as put forward, while the operator meets the conditions set.',
  },
  refused: {
    kind: 'problem',
    title: 'Refused',
    says: 'It may not be played. A sign of it must not be displayed.',
  },
  withdrawn: {
    kind: 'warning',
    title: 'Withdrawn',
    says: 'The operator took it back before a decision. A sign of it must not be displayed.',
  },
};

/** Worse for the player never looks better: the last digit is rounded up. */
const edgeShown = (percent: number): string => `${(Math.ceil(percent * 100 - 1e-9) / 100).toFixed(2)} %`;

/** What a figure is of, under it. */
function Of({ children }: { children: ReactNode }) {
  return <span className="block text-xs font-normal text-ink-soft">{children}</span>;
}

/** How a wager is played that the operator wrote. */
function Played({ written }: { written: NonNullable<PublicEdge['written']> }) {
  return (
    <>
      <Of>written by the operator; the first of these that holds decides</Of>
      <ul className="mt-1 space-y-0.5 text-xs font-normal">
        {written.rows.map(({ label, when, pays }) => (
          <li key={label}>
            {label}, {pays}: <span className="text-ink-soft">{when}</span>
          </li>
        ))}
        <li className="text-ink-soft">
          otherwise the stake is {written.otherwise === 'push' ? 'returned' : 'lost'}
        </li>
      </ul>
    </>
  );
}

function Edges({ record }: { record: PublicRecord }) {
  return (
    <Section
      title="House edges"
      lead="What the house keeps in the long run of every 100 staked on each wager, as computed exactly and rounded up."
    >
      <Table caption="House edge of each wager">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>House edge</Header>
        </HeaderRow>
        <tbody>
          {record.edges.map((edge) => (
            <Row key={edge.wager}>
              <RowHeader>
                {edge.label}
                {edge.per ? <Of>per {edge.per}, by a player who makes no mistake</Of> : null}
                {edge.written ? <Played written={edge.written} /> : null}
                {edge.atMeter ? <Of>with the meter at its seed of {edge.atMeter}, lower above</Of> : null}
              </RowHeader>
              <Cell numeric title={printed(`${edge.edgePercent} %`)}>
                {printed(edgeShown(edge.edgePercent))}
                {edge.perMandatoryPercent === undefined ? null : (
                  <Of>{edgeShown(edge.perMandatoryPercent).replace('-', '−')} of all that must be staked</Of>
                )}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

export function RecordView({ record, rulebook }: { record: PublicRecord; rulebook: string }) {
  const meaning = record.status === 'frozen' ? PENDING : MEANINGS[record.status];
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {record.game} <StateBadge state={record.status} />
        </span>
      }
      lead={`${record.reference}, version ${record.version}, of ${record.operator}`}
    >
      <Note kind={meaning.kind} title={meaning.title} className="mb-6">
        {meaning.says}
      </Note>
      <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Edges record={record} />
        <div>
          <Section title="This record">
            <Facts>
              <Fact name="Operator">{record.operator}</Fact>
              <Fact name="Rulebook">{rulebook}</Fact>
              {record.decidedAt ? (
                <Fact name="Decided">
                  <Moment at={record.decidedAt} day />
                </Fact>
              ) : null}
              {record.trialFrom && record.trialTo ? (
                <Fact name="Trial">
                  <Day date={record.trialFrom} /> to <Day date={record.trialTo} />
                </Fact>
              ) : null}
              <Fact name="Hash">
                <span className="figures break-all">{record.hash}</span>
              </Fact>
            </Facts>
          </Section>
          <Section title="How to check it">
            <ol className="list-decimal space-y-2 pl-5 text-sm marker:text-ink-soft">
              <li>
                Compare the short code at the foot of the sign or leaflet with the first digits of the hash
                above. They must be the same.
              </li>
              <li>
                Compare the edges on the sign with this page. A sign that says otherwise is not this one.
              </li>
              <li>
                Whoever holds the dossier can recompute every number: its data is attached inside the file,
                and the program’s command “verify” works it out again and names whatever differs.
              </li>
            </ol>
          </Section>
        </div>
      </div>
    </Page>
  );
}
