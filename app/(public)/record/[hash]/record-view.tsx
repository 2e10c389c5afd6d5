import type { ReactNode } from 'react';
import { ApprovedDaysFacts } from '@/app/components/approved-days';
import { StateBadge } from '@/app/components/badge';
import { TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { TwoFelts } from '@/app/components/felt-drawing';
import { Page, Section } from '@/app/components/page-frame';
import { Fact, Facts } from '@/app/components/panel';
import { Day } from '@/app/components/time';
import { listed } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { PublicRecord } from '@/server/record/shapes';
import { type DecisionSeal, unconfirmed } from '@/server/seals/decision-seal';
import { keyShown } from '@/server/seals/key-shown';
import { shownState } from '@/server/submissions/stored/days';
import { limitSaid } from '@/server/vocabulary/limit-words';
import { FloorAnswer } from '../../floor-answer';
import { PublicRules } from '../../public-rules';
import { RunningVariations } from '../../running-variations';
import { ShortAddress } from '../../short-address';
import { WagersTable } from '../../wagers-table';
import { LifeSection, VersionsSection } from './life';
import { meaningOf } from './meaning';

function Edges({ record }: { record: PublicRecord }) {
  const edge = record.edge.name.toLowerCase();
  return (
    <Section
      title={`What each wager pays, and its ${edge}`}
      lead={`The ${edge} is what ${record.edge.by} keeps over the long run of every 100 staked, worked out ${record.exactly} and rounded up.${record.feesOnTop ? ' The collection fee, named under Options of the game, comes on top.' : ''}`}
    >
      <WagersTable wagers={record.edges} edge={record.edge} caption={`Pays and ${edge} of each wager`} />
    </Section>
  );
}

/** By what a game that no rulebook lists is played: for whoever joins its trial, and for everyone once it is adopted. */
function Filed({ filed, tried }: { filed: NonNullable<PublicRecord['filed']>; tried: boolean }) {
  return (
    <Section
      title={tried ? 'Rules of its trial' : 'Rules of the game'}
      lead={`${tried ? 'No rulebook lists this game. It is tried by these rules,' : 'It is adopted, and no edition of the rulebook lists it yet. It is played by these rules,'} as its operator filed them. A drawing of the layout is not published.`}
    >
      <PublicRules {...filed} />
    </Section>
  );
}

/** Whose seal the decision carries, and whether it holds for what is shown here. */
function Seal({ seal }: { seal: DecisionSeal }) {
  if (seal.state === 'none') return 'Not sealed: the decision was made before this site sealed decisions.';
  if (seal.state === 'missing') return 'No seal matches what is stored.';
  const key = <span className="figures whitespace-nowrap">{keyShown(seal.key)}</span>;
  if (seal.state === 'good')
    return (
      <>
        By key {key}; <a href="/api/keys">the keys of this site</a>
      </>
    );
  return seal.state === 'broken' ? (
    <>The seal by key {key} does not hold for what is stored.</>
  ) : (
    <>By key {key}, which this installation does not know.</>
  );
}

/** `signed-out`: nobody knows yet whether the reader is an operator's. */
export type Joining = 'offered' | 'signed-out';

function OpenTo({
  reference,
  clause,
  joining,
}: {
  reference: string;
  clause: string;
  joining: Joining | undefined;
}) {
  const page = `/workbench/join/${reference}`;
  if (joining === 'offered')
    return (
      <>
        <TextLink href={page}>Join this trial</TextLink>, by clause {clause}
      </>
    );
  return (
    <>
      By clause {clause}
      {joining === 'signed-out' ? (
        <>
          ; an operator’s staff <TextLink href={page}>sign in to join it</TextLink>
        </>
      ) : null}
    </>
  );
}

/** What lets it be displayed, where nothing at the table stands against it. */
function basisOf({ decidedAt, variation }: PublicRecord): string {
  if (decidedAt || !variation) return 'By its approval';
  return variation.kind === 'temporary' ? 'By its notification' : 'By the rules, which free other pays';
}

export function RecordView({
  record,
  rulebook,
  today,
  site,
  joining,
  atTable,
}: {
  record: PublicRecord;
  rulebook: string;
  today: string;
  /** Its public address, for the short address of the record. */
  site: string;
  joining?: Joining | undefined;
  /** Whether it belongs at the table that a phone stands at. */
  atTable?: (playable: boolean) => ReactNode;
}) {
  const meaning = meaningOf(record, today);
  const playable = meaning.playable && !record.damaged;
  const { status, days, seal } = record;
  const state =
    unconfirmed(seal) || status === 'unconfirmed'
      ? 'unconfirmed'
      : shownState(status, days, today, record.variation);
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {record.game} <StateBadge state={state} />
        </span>
      }
      lead={`${record.reference}, version ${record.version}, of ${record.operator}`}
      above={<TextLink href="/register">Register</TextLink>}
    >
      {atTable?.(playable)}
      <FloorAnswer
        about={atTable && basisOf(record)}
        yes={playable}
        title={playable ? 'This sign may be displayed today.' : 'This sign must not be displayed today.'}
      >
        <p>
          {meaning.title}. {meaning.says}
        </p>
        {record.limits.map((limit) => (
          <p key={limit.wagers ?? ''} className="whitespace-pre-wrap">
            {limitSaid(limit)}
          </p>
        ))}
        <p>Regulator: {record.regulator}</p>
      </FloorAnswer>
      {record.running ? (
        <Section
          title="At some tables today"
          lead="Changes for a time, and other pays above the minimum, that need no approval of their own."
        >
          <RunningVariations running={record.running} />
        </Section>
      ) : null}
      {record.damaged ? (
        <Note kind="problem" title="Not as it was submitted" className="mb-6">
          This site’s database is damaged: it no longer holds the {listed(record.damaged)} as written. Compare
          nothing with this page, and ask the regulator: {record.regulator}.
        </Note>
      ) : null}
      <div className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <Edges record={record} />
          {record.filed ? <Filed filed={record.filed} tried={record.openTo !== undefined} /> : null}
        </div>
        <div>
          <Section title="This record">
            <Facts>
              <Fact name="Operator">{record.operator}</Fact>
              {record.premises ? <Fact name="Premises">{record.premises}</Fact> : null}
              <Fact name="Regulator">{record.regulator}</Fact>
              <Fact name="Rulebook">
                {rulebook}, as in force on <Day date={record.rulesOf} />
              </Fact>
              {record.limits.map((limit) => (
                <Fact key={limit.wagers ?? ''} name={limit.wagers ? 'Limits' : 'Table limits'}>
                  <span className="whitespace-pre-wrap">{limitSaid(limit)}</span>
                </Fact>
              ))}
              {record.submittedAt ? (
                <Fact name="Submitted">
                  <Day date={dayIn(record.rulebook, record.submittedAt)} />
                </Fact>
              ) : null}
              {record.decidedAt ? (
                <Fact name="Decided">
                  <Day date={dayIn(record.rulebook, record.decidedAt)} />
                  {record.decidedBy ? `, by ${record.decidedBy}` : ''}
                </Fact>
              ) : null}
              <ApprovedDaysFacts days={record.days} />
              {record.joins ? (
                <Fact name="Joins the trial">
                  <TextLink href={`/r/${record.joins}`}>{record.joins}</TextLink>
                </Fact>
              ) : null}
              {record.openTo ? (
                <Fact name="Open to other operators">
                  <OpenTo reference={record.reference} clause={record.openTo} joining={joining} />
                </Fact>
              ) : null}
              {record.seal ? (
                <Fact name="Decision sealed">
                  <Seal seal={record.seal} />
                </Fact>
              ) : null}
              {record.versions ? (
                <Fact name="Short address">
                  <ShortAddress site={site} reference={record.reference} />
                </Fact>
              ) : null}
              <Fact name="Hash">
                <span className="figures break-all">{record.hash}</span>
              </Fact>
            </Facts>
          </Section>
          <LifeSection record={record} />
          <VersionsSection record={record} />
          {record.conditions.length > 0 ? (
            <Section title="Conditions of the approval">
              <ol className="list-decimal space-y-1 pl-5 text-sm">
                {record.conditions.map((condition) => (
                  <li key={condition}>{condition}</li>
                ))}
              </ol>
            </Section>
          ) : null}
          {record.options.length > 0 ? (
            <Section title="Options of the game">
              <Facts>
                {record.options.map(({ label, value }) => (
                  <Fact key={label} name={label}>
                    {value}
                  </Fact>
                ))}
              </Facts>
            </Section>
          ) : null}
          {record.layout ? (
            <Section
              title="Layout of the table"
              lead="Where each wager is placed, and what it pays there. A table on which a place pays anything else is not this one."
            >
              <TwoFelts wide={record.layout.wide} held={record.layout.held} />
            </Section>
          ) : null}
          <Section title="How to check it">
            <ol className="list-decimal space-y-2 pl-5 text-sm marker:text-ink-soft">
              <li>
                Compare the hash at the foot of the leaflet or dossier with the first digits of the hash
                above. They must be the same. A sign has only the code that led here.
              </li>
              <li>
                Compare the limits, what each wager pays and its {record.edge.name.toLowerCase()} with this
                page. A sign that says anything else is not this one, whatever its code.
              </li>
              <li>
                Drop the file of a sign, a leaflet or a dossier on{' '}
                <TextLink href="/verify">Verify a paper</TextLink>. It says who issued the file, and whether
                it was changed.
              </li>
              <li>
                Anyone with the dossier can recompute every number: its data is attached inside the file, and
                the program’s command “verify” works it out again, names whatever differs, and checks the
                seals against the keys of this site.
              </li>
            </ol>
          </Section>
        </div>
      </div>
    </Page>
  );
}
