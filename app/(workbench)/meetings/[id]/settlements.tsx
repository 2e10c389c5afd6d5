'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { MeetingWhole, SettlementHead } from '@/server/meetings/shapes';
import { Differences } from './differences';

type Outcome = Pick<SettlementHead['settledAgain'][number], 'equal' | 'wordedOtherwise'>;
type Hashes = { hash: string; kept: string };

const FILES = [
  { file: 'statement.pdf', label: 'Statement' },
  { file: 'report.pdf', label: 'Report' },
  { file: 'settlement.json', label: 'Settlement, JSON' },
  { file: 'meeting.json', label: 'Meeting, JSON' },
] as const;

const isPaper = (file: string): boolean => file.endsWith('.pdf');

function Files({ id, number }: { id: string; number: number }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {FILES.map(({ file, label }) => (
        <li key={file}>
          <a
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 max-sm:min-h-11"
            href={`/api/meetings/${id}/${file}?settlement=${number}`}
            aria-label={`${label} of settlement ${number}`}
            {...(isPaper(file) ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A settlement that departs from the rules in force says where. */
function ByRules({ rules }: { rules: SettlementHead['rules'] }) {
  if (!rules) return <>None in force</>;
  const { number, name, version, departs } = rules;
  return (
    <>
      {number}, {name}, version {version}
      {departs.length > 0 ? (
        <details className="mt-1 text-xs">
          <summary>{counted(departs.length, 'term')} otherwise</summary>
          <ul className="mt-1 grid gap-1">
            {departs.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

const outcomeSaid = ({ equal, wordedOtherwise }: Outcome): string => {
  if (!equal) return 'Different';
  return wordedOtherwise ? 'Figures equal to the byte, worded otherwise' : 'Equal to the byte';
};

/** Of a settlement that was just settled again. */
function JustSettled({ number, again }: { number: number | undefined; again: Outcome & Hashes }) {
  const { equal, wordedOtherwise, hash, kept } = again;
  if (!equal)
    return (
      <Note kind="problem" className="mb-3" title={`Settlement ${number} does not come out equal`}>
        <span className="figures break-all">
          Kept: {kept}. Now: {hash}. Ask the operator how it was settled.
        </span>
      </Note>
    );
  if (!wordedOtherwise)
    return (
      <Note kind="good" className="mb-3" title={`Settlement ${number} comes out equal, to the byte`}>
        <span className="figures break-all">SHA-256 {hash}</span>
      </Note>
    );
  return (
    <Note kind="good" className="mb-3" title={`Every figure of settlement ${number} is equal, to the byte`}>
      Its reasons are worded otherwise by a later version of Assay; no figure is another one. Kept:{' '}
      <span className="figures break-all">SHA-256 {kept}</span>
    </Note>
  );
}

function Again({ settledAgain }: Pick<SettlementHead, 'settledAgain'>) {
  if (settledAgain.length === 0) return <span className="text-ink-soft">Not yet</span>;
  return (
    <ul className="grid gap-1">
      {settledAgain.slice(0, 5).map(({ at, by, ...outcome }) => (
        <li key={at}>
          <Badge tone={outcome.equal ? 'meets' : 'breach'}>{outcomeSaid(outcome)}</Badge>{' '}
          <span className="text-ink-soft">
            {by}, <Moment at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Settlements({ meeting }: { meeting: MeetingWhole }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const again = useMutation(
    trpc.meetings.settleAgain.mutationOptions({
      onSuccess: () => cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() }),
    }),
  );
  const { versions, mayCheck, id } = meeting;
  return (
    <>
      <Section
        title="Every settlement"
        lead="Each stays as it was made. Settled again means that a reviewer of the authority computed it once more from the stakes and results kept with it."
      >
        {again.data ? <JustSettled number={again.variables?.number} again={again.data} /> : null}
        {again.error ? (
          <Note kind="problem" className="mb-3">
            {sentenceOf(again.error)}
          </Note>
        ) : null}
        <Table caption="Settlements" stack="wide">
          <HeaderRow>
            <Header shrink>No.</Header>
            <Header>Made</Header>
            <Header>Pool rules</Header>
            <Header>Why amended</Header>
            <Header>Hash</Header>
            <Header>Settled again</Header>
            <Header>Files</Header>
            {mayCheck ? (
              <Header shrink>
                <span className="sr-only">Check</span>
              </Header>
            ) : null}
          </HeaderRow>
          <tbody>
            {versions.map(({ number, at, by, why, hash, rules, settledAgain }) => (
              <Row key={number}>
                <RowHeader shrink>{number}</RowHeader>
                <Cell>
                  <Moment at={at} />, {by}
                </Cell>
                <Cell className="wrap-anywhere">
                  <ByRules rules={rules} />
                </Cell>
                <Cell className="wrap-anywhere">{why || '–'}</Cell>
                <Cell className="figures" title={hash}>
                  {hash.slice(0, 12)}
                </Cell>
                <Cell>
                  <Again settledAgain={settledAgain} />
                </Cell>
                <Cell>
                  <Files id={id} number={number} />
                </Cell>
                {mayCheck ? (
                  <Cell shrink>
                    <Button
                      busy={again.isPending && again.variables?.number === number}
                      onClick={() => again.mutate({ id, number })}
                      aria-label={`Settle ${number} again`}
                    >
                      Settle again
                    </Button>
                  </Cell>
                ) : null}
              </Row>
            ))}
          </tbody>
        </Table>
      </Section>
      {versions.length > 1 ? <Differences id={id} versions={versions} /> : null}
    </>
  );
}
