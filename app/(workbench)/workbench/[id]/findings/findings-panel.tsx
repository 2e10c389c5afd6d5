'use client';

import { memo, useMemo, useState } from 'react';
import { VERDICTS_SHOWN, VerdictBadge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { Checkbox } from '@/app/components/field';
import { type Finding, isSettled } from '@/rulebooks/findings/finding';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { findingGroups } from '../../draft/finding-groups';
import { type Model, useModel } from '../model/model';
import { AttestDialog } from './attest-dialog';
import { ConfirmGroup } from './confirm-group';
import { type DutyGroup, groupByDuty } from './duty-groups';

/** Where a next step about findings leads. */
export const FINDINGS = 'findings-heading';

type PanelProps = Pick<Model, 'verdict' | 'setVerdict' | 'locked' | 'select'> & {
  findings: Finding[];
  rulebook: RulebookId;
  game: string;
  /** The wager being looked at. */
  wager: { id: string; label: string };
  labels: ReadonlyMap<string, string>;
  confirmed: Model['draft']['variant']['attestations'];
  onAttest: (finding: Finding) => void;
  groups: (findings: Finding[]) => DutyGroup[];
  onConfirmGroup: (group: DutyGroup) => void;
};

/** What the rulebook says of the draft on the screen, each finding with its clause. */
export function FindingsPanel() {
  const { live, view, verdict, setVerdict, rulebook, game, locked, select, draft } = useModel();
  const [attesting, setAttesting] = useState<Finding | null>(null);
  const [confirming, setConfirming] = useState<DutyGroup | null>(null);
  const groups = useMemo(() => groupByDuty(rulebook), [rulebook]);
  const labels = useMemo(() => new Map(live.views.map(({ wager }) => [wager.id, wager.label])), [live.views]);
  return (
    <>
      <Panel
        findings={live.findings}
        rulebook={rulebook.id}
        game={game.label}
        wager={view.wager}
        labels={labels}
        confirmed={draft.variant.attestations}
        verdict={verdict}
        setVerdict={setVerdict}
        locked={locked}
        select={select}
        onAttest={setAttesting}
        groups={groups}
        onConfirmGroup={setConfirming}
      />
      <AttestDialog finding={attesting} onClose={() => setAttesting(null)} />
      <ConfirmGroup group={confirming} onClose={() => setConfirming(null)} />
    </>
  );
}

/** Drawn again when the findings change, not at every keystroke. */
const Panel = memo(function Panel(props: PanelProps) {
  const { findings, wager, verdict: chosen, setVerdict, game } = props;
  const [onlyWager, setOnlyWager] = useState(false);
  const inView = useMemo(
    () => (onlyWager ? findings.filter((finding) => finding.wager === wager.id) : findings),
    [findings, onlyWager, wager.id],
  );
  const { groups, verdict, shown } = findingGroups(inView, chosen);

  return (
    <section aria-labelledby={FINDINGS} className="py-3">
      <div className="px-4">
        <h2 id={FINDINGS} tabIndex={-1} className="text-sm font-semibold outline-offset-4">
          Findings <span className="figures font-normal text-ink-soft">{inView.length}</span>
        </h2>
        <fieldset className="mt-2 flex flex-wrap gap-1">
          <legend className="sr-only">Show one verdict</legend>
          {groups.map(({ name, members }) => (
            <button
              key={name}
              type="button"
              aria-pressed={verdict === name}
              title={VERDICTS_SHOWN[name].means}
              onClick={() => setVerdict(verdict === name ? null : name)}
              className={classes(
                'flex min-h-6 items-center gap-1.5 rounded-sm',
                verdict !== null && verdict !== name && 'opacity-50 hover:opacity-100',
              )}
            >
              <VerdictBadge verdict={name} count={members.length} />
            </button>
          ))}
        </fieldset>
        <Checkbox
          className="mt-2"
          label={`Only about ${wager.label}`}
          checked={onlyWager}
          onChange={(event) => setOnlyWager(event.target.checked)}
        />
      </div>
      {shown.map(({ name, members }) => (
        <details
          key={name}
          open={!isSettled({ verdict: name }) || verdict === name}
          className="mt-3 border-t border-rule pt-2"
        >
          <summary className="flex min-h-7 items-center gap-2 px-4 text-xs text-ink-soft">
            <VerdictBadge verdict={name} count={members.length} />
            <span className="min-w-0">{VERDICTS_SHOWN[name].means}</span>
          </summary>
          {name === 'needs-attestation' ? (
            props.groups(members).map((group) => <DutyLines key={group.duty} {...props} group={group} />)
          ) : (
            <Lines {...props} members={members} />
          )}
        </details>
      ))}
      {groups.length === 0 ? (
        <p className="mt-3 px-4 text-sm text-ink-soft">
          {onlyWager
            ? `No rule is about ${wager.label} alone.`
            : `No rule of this edition applies to ${game} on this day.`}
        </p>
      ) : null}
    </section>
  );
});

function Lines({ members, ...props }: PanelProps & { members: Finding[] }) {
  return (
    <ul>
      {members.map((finding) => (
        <li
          key={[finding.rule, finding.wager, finding.event, finding.option, finding.explanation].join(' ')}
          className="border-b border-rule px-4 py-2 last:border-b-0"
        >
          <FindingLine {...props} finding={finding} />
        </li>
      ))}
    </ul>
  );
}

/** What needs confirmation under one duty: together, or line by line. */
function DutyLines({ group, ...props }: PanelProps & { group: DutyGroup }) {
  const { title, members } = group;
  const together = members.length === 1 ? 'Confirm one' : `Confirm all ${members.length}`;
  return (
    <div className="border-t border-rule py-2 first-of-type:border-t-0">
      <div className="flex items-center gap-2 px-4 text-sm">
        <p className="min-w-0 flex-1 font-medium">{title}</p>
        <Button
          small
          disabled={props.locked}
          aria-label={`${together}: ${title}`}
          onClick={() => props.onConfirmGroup(group)}
        >
          {together}
        </Button>
      </div>
      <details>
        <summary className="min-h-7 px-4 text-xs text-ink-soft">
          {members.length === 1 ? 'Show it' : 'One by one'}
        </summary>
        <Lines {...props} members={members} />
      </details>
    </div>
  );
}

function FindingLine({
  finding,
  rulebook,
  labels,
  confirmed: given,
  locked,
  select,
  onAttest,
}: PanelProps & { finding: Finding }) {
  const label = finding.wager ? labels.get(finding.wager) : undefined;
  const confirmed = finding.verdict === 'confirmed' && given[finding.rule];
  const numbers = [
    finding.found && finding.threshold ? `found ${finding.found}, asked ${finding.threshold}` : undefined,
    finding.margin ? `margin ${finding.margin.replace(/^-/, '−')}` : undefined,
  ].filter(Boolean);
  // A rule may hold evidence beside what a person confirms: only the finding of the confirmation is withdrawn.
  const isAttested = finding.verdict === 'needs-attestation' || finding.verdict === 'confirmed';
  return (
    <div className="text-sm">
      <p>{finding.explanation}</p>
      {numbers.length > 0 && !isAttested ? (
        <p className="figures text-xs text-ink-soft">{numbers.join('; ')}</p>
      ) : null}
      {finding.signLine ? (
        <p className="mt-1 border-l-2 border-rule-strong pl-2 text-xs text-ink-soft">
          On the sign: “{finding.signLine}”
        </p>
      ) : null}
      <div className="mt-0.5 flex flex-wrap items-center gap-x-3">
        <ClauseLink rulebook={rulebook} clause={finding.clause} />
        {label ? (
          <button
            type="button"
            className="min-h-6 text-xs text-ink-soft underline decoration-rule-strong underline-offset-2 hover:text-ink"
            onClick={() => finding.wager && select(finding.wager)}
          >
            {label}
          </button>
        ) : null}
        {isAttested ? (
          <Button
            small
            kind={confirmed ? 'quiet' : 'plain'}
            disabled={locked}
            onClick={() => onAttest(finding)}
          >
            {confirmed ? 'See or withdraw' : 'Confirm'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
