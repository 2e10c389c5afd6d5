import type { ReactNode } from 'react';
import { VerdictBadge } from '@/app/components/badge';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { counted } from '@/rulebooks/spelling/wording';
import { latestOf } from '@/server/submissions/stored/judged';
import type { Departure, SubmissionWhole } from '@/server/submissions/stored/shapes';
import { placeOfAnchor } from '@/server/vocabulary/anchor';

/** Beyond so many, the others are one click away. */
const SHOWN = 15;

const LINK = 'text-accent underline decoration-1 underline-offset-2 hover:decoration-2';

/** What the rule about it says, with the way to that finding. */
function Judged({ departure, submission }: { departure: Departure; submission: SubmissionWhole }) {
  const { verdict, finding } = departure;
  if (verdict === undefined || finding === undefined) return null;
  const clause = submission.findings[finding]?.clause;
  const overruled = latestOf(submission.judgements).get(finding)?.says === 'overruled';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      {verdict === 'meets' ? 'Allowed' : <VerdictBadge verdict={verdict} />}
      <a href={`#${placeOfAnchor({ finding })}`} className={LINK}>
        rule {clause}
      </a>
      {overruled ? <span>overruled</span> : null}
    </span>
  );
}

function Departures({ departures, submission }: { departures: Departure[]; submission: SubmissionWhole }) {
  return (
    <Table caption="What differs from the rulebook" stack="narrow">
      <HeaderRow>
        <Header>What</Header>
        <Header>In the rulebook</Header>
        <Header>Here</Header>
        <Header>The rule on it</Header>
      </HeaderRow>
      <tbody>
        {departures.map((departure) => (
          <Row key={departure.path}>
            <RowHeader className="font-normal">{departure.what}</RowHeader>
            <Cell className="break-words">
              {departure.before ?? <span className="text-ink-soft">not there</span>}
            </Cell>
            <Cell className="break-words">
              {departure.after ?? <span className="text-ink-soft">left out</span>}
            </Cell>
            <Cell>
              {departure.note ? <span className="mr-2">{departure.note}.</span> : null}
              <Judged departure={departure} submission={submission} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const Said = ({ children }: { children: ReactNode }) => <p className="mb-2">{children}</p>;

/** Wager by wager what is not as the rulebook lists the game, and what rules say of it. */
export function Departing({ submission }: { submission: SubmissionWhole }) {
  const { fromRulebook } = submission;
  if (!fromRulebook) return <Said>The edition that it was frozen under cannot be read.</Said>;
  const { unlisted, departures, leftOut, circumstances } = fromRulebook;
  const nothing = !unlisted && departures.length === 0 && leftOut.length === 0;
  const [shown, others] = [departures.slice(0, SHOWN), departures.slice(SHOWN)];
  return (
    <div className="mb-2 space-y-2">
      {unlisted ? (
        <p>No rulebook lists this game: its rules of play, wagers and pays are those that were filed.</p>
      ) : null}
      {nothing ? <p>Nothing: every wager, pay and option is as the rulebook lists it.</p> : null}
      {shown.length > 0 ? <Departures departures={shown} submission={submission} /> : null}
      {others.length > 0 ? (
        <details>
          <summary className="cursor-pointer">{counted(others.length, 'more difference')}</summary>
          <Departures departures={others} submission={submission} />
        </details>
      ) : null}
      {leftOut.length > 0 ? (
        <p>
          Listed and not offered:{' '}
          {leftOut.map(({ label, side }) => (side ? label : `${label} (a main wager)`)).join(', ')}.
        </p>
      ) : null}
      {circumstances.length > 0 ? (
        <dl className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(12rem,auto)_1fr]">
          {circumstances.map(({ what, says }) => (
            <div key={`${what} ${says}`} className="contents">
              <dt className="text-ink-soft">{what}</dt>
              <dd className="wrap-anywhere">{says}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
