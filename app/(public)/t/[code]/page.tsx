import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ApprovedDaysFacts } from '@/app/components/approved-days';
import { Page, Section } from '@/app/components/page-frame';
import { Fact, Facts } from '@/app/components/panel';
import { api } from '@/app/trpc/server';
import { longDate } from '@/rulebooks/spelling/wording';
import { limitLines } from '../../../(workbench)/tables/limits-words';
import { FloorAnswer } from '../../floor-answer';
import { meaningOf } from '../../record/[hash]/meaning';
import { WagersTable } from '../../wagers-table';
import { Remember } from './remember';

type Props = { params: Promise<{ code: string }> };

export const metadata: Metadata = {
  title: 'At the table',
  robots: { index: false },
  referrer: 'no-referrer',
};

async function read(code: string) {
  const server = await api();
  try {
    const at = await server.tables.atTable({ code });
    const record = at.game
      ? await server.record.get({ hash: at.game.hash, reference: at.game.reference })
      : undefined;
    return { at, record };
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST'))
      notFound();
    throw error;
  }
}

const AS_WRITTEN =
  'What hangs there was written down by the staff. Scan the code of the sign, and this phone says whether it is the right one.';

/** What a code at the table leads to: first whether the sign that belongs there is up, then what it has to say. */
export default async function TablePage({ params }: Props) {
  const { code } = await params;
  const { at, record } = await read(code);
  const { game, display } = at;
  // What nothing vouches for may not be displayed, whatever the staff wrote down.
  const playable = record !== undefined && !record.damaged && meaningOf(record, at.today).playable;
  const right = display.kind === 'right' && playable;
  return (
    <Page title={`${at.table}, ${at.premises}`} lead={longDate(at.today)}>
      <Remember code={code} />
      {display.kind === 'none' ? (
        <FloorAnswer yes={false} title="Nothing is offered at this table today, and no sign belongs here." />
      ) : (
        <FloorAnswer
          yes={right}
          title={
            right
              ? `${game?.name ?? ''} is on this table, and its sign is up.`
              : 'The sign here is not as it should be.'
          }
        >
          {display.says.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </FloorAnswer>
      )}
      {game && record ? (
        <>
          <Section title={`The sign that belongs here: ${game.name}`} lead={AS_WRITTEN}>
            <Facts>
              <Fact name="Reference">
                <a
                  className="text-accent underline"
                  href={`/record/${game.hash}?reference=${game.reference}`}
                >
                  {game.reference}, version {game.version}
                </a>
              </Fact>
              {at.limits ? (
                <Fact name="Limits here">
                  {limitLines(at.limits).map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </Fact>
              ) : null}
              <ApprovedDaysFacts days={record.days} />
              <Fact name="Operator">{record.operator}</Fact>
              <Fact name="Regulator">{record.regulator}</Fact>
            </Facts>
          </Section>
          <Section title="What each wager pays">
            <WagersTable
              wagers={record.edges}
              edge={record.edge}
              caption={`Pays and ${record.edge.name.toLowerCase()} of each wager`}
            />
          </Section>
        </>
      ) : null}
    </Page>
  );
}
