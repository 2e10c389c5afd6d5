'use client';

import { useMemo, useState } from 'react';
import { VERDICT_WORDS, VerdictBadge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { Checkbox } from '@/app/components/field';
import { type Finding, VERDICTS } from '@/rulebooks/finding';
import { AttestDialog } from './attest-dialog';
import { useModel } from './model';

/** What the rulebook says to the draft as it stands on the screen, each with its clause. */
export function FindingsPanel() {
  const { live, view, verdict, setVerdict, rulebook, game } = useModel();
  const [onlyWager, setOnlyWager] = useState(false);
  const [attesting, setAttesting] = useState<Finding | null>(null);
  const inView = useMemo(
    () => (onlyWager ? live.findings.filter((finding) => finding.wager === view.wager.id) : live.findings),
    [live.findings, onlyWager, view.wager.id],
  );
  const groups = VERDICTS.map((name) => ({
    name,
    members: inView.filter((finding) => finding.verdict === name),
  })).filter(({ members }) => members.length > 0);
  const shown = verdict === null ? groups : groups.filter(({ name }) => name === verdict);

  return (
    <section aria-labelledby="findings-heading" className="py-3">
      <div className="px-4">
        <h2 id="findings-heading" className="text-sm font-semibold">
          Findings <span className="figures font-normal text-ink-soft">{inView.length}</span>
        </h2>
        <fieldset className="mt-2 flex flex-wrap gap-1">
          <legend className="sr-only">Show one verdict</legend>
          {groups.map(({ name, members }) => (
            <button
              key={name}
              type="button"
              aria-pressed={verdict === name}
              title={VERDICT_WORDS[name].means}
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
          label={`Only about ${view.wager.label}`}
          checked={onlyWager}
          onChange={(event) => setOnlyWager(event.target.checked)}
        />
      </div>
      {shown.map(({ name, members }) => (
        <details
          key={name}
          open={name !== 'meets' || verdict === 'meets'}
          className="mt-3 border-t border-rule pt-2"
        >
          <summary className="flex min-h-7 items-center gap-2 px-4 text-xs text-ink-soft">
            <VerdictBadge verdict={name} count={members.length} />
            <span className="min-w-0">{VERDICT_WORDS[name].means}</span>
          </summary>
          <ul>
            {members.map((finding) => (
              <li
                key={[finding.rule, finding.wager, finding.event, finding.option].join(' ')}
                className="border-b border-rule px-4 py-2 last:border-b-0"
              >
                <FindingLine
                  finding={finding}
                  rulebook={rulebook.id}
                  onAttest={() => setAttesting(finding)}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {groups.length === 0 ? (
        <p className="mt-3 px-4 text-sm text-ink-soft">
          {onlyWager
            ? `No rule speaks of ${view.wager.label} alone.`
            : `No rule of this edition applies to ${game.label} on this day.`}
        </p>
      ) : null}
      {verdict !== null && shown.length === 0 ? (
        <p className="mt-3 px-4 text-sm text-ink-soft">None of this kind.</p>
      ) : null}
      <AttestDialog finding={attesting} onClose={() => setAttesting(null)} />
    </section>
  );
}

function FindingLine({
  finding,
  rulebook,
  onAttest,
}: {
  finding: Finding;
  rulebook: string;
  onAttest: () => void;
}) {
  const { live, select, locked, draft } = useModel();
  const wager = finding.wager ? live.views.find((view) => view.wager.id === finding.wager)?.wager : undefined;
  const confirmed = draft.variant.attestations[finding.rule];
  const numbers = [
    finding.found && finding.threshold ? `${finding.found} against ${finding.threshold}` : undefined,
    finding.margin ? `margin ${finding.margin.replace(/^-/, '−')}` : undefined,
  ].filter(Boolean);
  const isAttested = finding.verdict === 'needs-attestation' || confirmed !== undefined;
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
        {wager ? (
          <button
            type="button"
            className="min-h-6 text-xs text-ink-soft underline decoration-rule-strong underline-offset-2 hover:text-ink"
            onClick={() => select(wager.id)}
          >
            {wager.label}
          </button>
        ) : null}
        {isAttested ? (
          <Button small kind={confirmed ? 'quiet' : 'plain'} disabled={locked} onClick={onAttest}>
            {confirmed ? 'See or withdraw' : 'Confirm'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
