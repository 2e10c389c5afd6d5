'use client';

import { Check, FileText, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, TextLink } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { Note } from '@/app/components/feedback';
import type { Finding } from '@/rulebooks/findings/finding';
import { isAlarmCode, verdictOf } from '@/rulebooks/findings/open-codes';
import { blocking, type OpenGroup } from '@/rulebooks/findings/open-groups';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { SeverityIcon } from '../../../open/open-list';
import { PaperPictures } from '../../../paper-pictures';
import { SignSheets } from '../../../sign-sheets';
import { checklist } from '../../draft/checklist';
import { TabFrame } from '../frames/tab-frame';
import { useModel } from '../model/model';
import { FreezeDialog } from './freeze-dialog';
import { Missing } from './missing';
import { VariantDownload } from './variant-download';

const PAPERS = [
  { paper: 'sign.txt', label: 'Table sign', says: 'Plain text to paste' },
  { paper: 'sign-screen.html', label: 'Table sign', says: 'For a screen, limits to change there' },
  { paper: 'sign-screen.png', label: 'Table sign', says: 'For a screen, as a picture' },
  { paper: 'leaflet.pdf', label: 'Leaflet', says: 'House edges for the premises' },
  { paper: 'dossier.pdf', label: 'Dossier', says: 'The whole submission' },
  { paper: 'par.xlsx', label: 'PAR sheet', says: 'Every count, with formulas that add the edges up (XLSX)' },
  { paper: 'par.html', label: 'PAR page', says: 'The same in a browser, without a server' },
];

/** Each line once, with every clause that asks for it. */
function signLines(findings: Finding[]): { signLine: string; clauses: ClauseId[] }[] {
  const lines = [...new Set(findings.flatMap(({ signLine }) => signLine ?? []))];
  return lines.map((signLine) => ({
    signLine,
    clauses: findings.filter((finding) => finding.signLine === signLine).map(({ clause }) => clause),
  }));
}

/** The papers as they would be, and what is still missing before they can be. */
export function PapersTab() {
  const { draft, rulebook, live, next, open, editing, setTab, setVerdict, select, freezing, setFreezing } =
    useModel();
  const [signSeen, setSignSeen] = useState(false);
  const items = checklist(open, live.findings);
  const blocked = blocking(open).length > 0;
  const unmade = open.some(({ place }) => place === 'analysis')
    ? 'Papers are made from the analysis of exactly this draft. Run it first.'
    : undefined;
  const lines = signLines(live.findings);
  const unsaved = editing.saving.state !== 'saved';

  const show = ({ code, place, items: [first] }: OpenGroup) => {
    setVerdict(verdictOf(code) ?? null);
    if (first?.wager && place === 'cell') select(first.wager);
    setTab(place === 'analysis' ? 'analysis' : 'pay-tables');
  };

  return (
    <TabFrame title="Papers and submission">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <section aria-labelledby="papers" className="min-w-0">
          <h3 id="papers" className="mb-2 text-sm font-semibold">
            Papers
          </h3>
          {unmade ? <p className="text-sm text-ink-soft">{unmade}</p> : null}
          <ul className="divide-y divide-rule border-y border-rule empty:hidden">
            {unmade ? null : (
              <li className="px-1 py-2">
                <SignSheets
                  address={`/api/documents/draft/${draft.id}`}
                  version={`${draft.revision} ${draft.analysis?.id ?? ''}`}
                  name="Table sign"
                  rulebook={rulebook.id}
                  onSettled={() => setSignSeen(true)}
                />
              </li>
            )}
            {(unmade ? [] : PAPERS).map(({ paper, label, says }) => (
              <li key={paper} className="flex min-h-11 items-center gap-3 px-1">
                <FileText size={16} className="shrink-0 text-ink-faint" aria-hidden="true" />
                <span className="grow text-sm">
                  <span className="font-medium">{label}</span> <span className="text-ink-soft">{says}</span>
                </span>
                <ButtonLink
                  small
                  prefetch={false}
                  target="_blank"
                  href={`/api/documents/draft/${draft.id}/${paper}`}
                  aria-label={`Open the draft of ${label.toLowerCase()}, ${says}`}
                >
                  Open
                </ButtonLink>
              </li>
            ))}
          </ul>
          {unmade ? null : (
            <div className="mt-3">
              <PaperPictures
                address={`/api/documents/draft/${draft.id}/leaflet.pictures.json`}
                version={`${draft.revision} ${draft.analysis?.id ?? ''}`}
                of="the leaflet"
                rulebook={rulebook.id}
                ready={signSeen}
              />
            </div>
          )}
          {unmade ? null : (
            <p className="mt-2 text-xs text-ink-soft">
              {draft.submission
                ? 'Marked as a draft on every page, and made from the draft as it was frozen.'
                : `Marked as a draft on every page, and made from the last saved draft${unsaved ? ', so without your latest changes' : ''}.`}{' '}
              They are not for display.
              {draft.submission ? (
                <>
                  {' '}
                  <TextLink href={`/submissions/${draft.submission.id}`}>
                    The papers of version {draft.submission.version}
                  </TextLink>{' '}
                  are on its page.
                </>
              ) : null}
            </p>
          )}
          <h3 className="mt-6 mb-2 text-sm font-semibold">Lines the sign must carry</h3>
          {lines.length === 0 ? <p className="text-sm text-ink-soft">None so far.</p> : null}
          <ul className="space-y-1 text-sm">
            {lines.map(({ signLine, clauses }) => (
              <li key={signLine} className="border-l-2 border-rule-strong pl-2">
                {signLine} <span className="figures text-xs text-ink-soft">§ {clauses.join(', ')}</span>
              </li>
            ))}
          </ul>
          <Missing />
          <VariantDownload />
        </section>
        <section aria-labelledby="ready" className="min-w-0">
          <h3 id="ready" className="mb-2 text-sm font-semibold">
            Before you submit
          </h3>
          <ul className="divide-y divide-rule border-y border-rule">
            {items.map((item) => (
              <li key={item.says} className="flex min-h-11 items-center gap-3 px-1 py-1">
                {'group' in item ? (
                  <SeverityIcon group={item.group} />
                ) : item.state === 'confirmed' ? (
                  <UserCheck
                    size={16}
                    className="shrink-0 text-attestation"
                    role="img"
                    aria-label="Confirmed by a person"
                  />
                ) : (
                  <Check size={16} className="shrink-0 text-meets" role="img" aria-label="Done" />
                )}
                <span
                  className={classes(
                    'grow text-sm',
                    'group' in item && isAlarmCode(item.group.code) && 'font-medium text-breach',
                  )}
                >
                  {item.says}
                </span>
                {'group' in item ? (
                  <Button small kind="quiet" onClick={() => show(item.group)}>
                    Show
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {draft.submission ? (
            <Note
              className="mt-4"
              title="Frozen"
              actions={
                <ButtonLink small href={`/submissions/${draft.submission.id}`}>
                  Open the submission
                </ButtonLink>
              }
            >
              {next.says}
            </Note>
          ) : (
            <div className="mt-4">
              <Button kind="primary" disabled={blocked} onClick={() => setFreezing(true)}>
                Freeze…
              </Button>
              <p className="mt-2 max-w-[60ch] text-sm text-ink-soft">
                Freezing makes a version that nobody can change, named by its hash. An approver who did not
                prepare it then submits it with a statement.
              </p>
            </div>
          )}
          <FreezeDialog open={freezing} onOpenChange={setFreezing} />
        </section>
      </div>
    </TabFrame>
  );
}
