import { Download, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Badge } from '@/app/components/badge';
import { buttonClasses, TextLink } from '@/app/components/button';
import { Panel } from '@/app/components/panel';
import { MadeFileLink } from '@/app/files/made-file-link';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';
import { PaperPictures } from '../../paper-pictures';
import { SignSheets } from '../../sign-sheets';
import { displayStanding } from './display';

const paperHref = (submission: string, paper: string) => `/api/documents/${submission}/${paper}`;

function PaperLink({ href, children, small = true }: { href: string; children: ReactNode; small?: boolean }) {
  return (
    <a className={buttonClasses('plain', small)} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Dossier, sign and leaflet, and whether the sign may be displayed. */
export function Papers({ submission, rulebook }: { submission: SubmissionWhole; rulebook: RulebookId }) {
  const [signSeen, setSignSeen] = useState(false);
  const standing = displayStanding(submission, useToday(submission.rulebook));
  return (
    <Panel id="papers" title="Papers" className="text-sm">
      <div className="space-y-4">
        <div>
          <h3 className="mb-1 font-medium">Dossier</h3>
          <p className="mb-2 text-xs text-ink-soft">
            The whole submission with every figure; its data is attached inside, so anyone can recompute it.
          </p>
          <PaperLink href={paperHref(submission.id, 'dossier.pdf')}>
            <Download size={14} aria-hidden="true" /> Dossier (PDF)
          </PaperLink>
        </div>
        <div>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-medium">Sign</h3>
            <Badge tone={standing.ready ? 'meets' : 'neutral'}>
              {standing.ready ? 'Ready for display' : 'Not for display'}
            </Badge>
          </div>
          <p className="mb-2 text-xs text-ink-soft">{standing.says}</p>
          {standing.missing.length > 0 ? (
            <ul className="mb-2 list-disc space-y-0.5 pl-4 text-xs">
              {standing.missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
          <div className="mb-2">
            <SignSheets
              address={`/api/documents/${submission.id}`}
              version={submission.state}
              name="Sheet"
              rulebook={rulebook}
              onSettled={() => setSignSeen(true)}
            />
          </div>
          <div className="flex flex-wrap gap-1.5">
            <PaperLink href={paperHref(submission.id, 'sign.txt')}>
              <FileText size={14} aria-hidden="true" /> Sign as text
            </PaperLink>
            <PaperLink href={paperHref(submission.id, 'sign-screen.html')}>
              <FileText size={14} aria-hidden="true" /> Sign for a screen
            </PaperLink>
            <PaperLink href={paperHref(submission.id, 'sign-screen.png')}>
              <FileText size={14} aria-hidden="true" /> Screen picture
            </PaperLink>
          </div>
        </div>
        <div>
          <h3 className="mb-1 font-medium">Leaflet</h3>
          <p className="mb-2 text-xs text-ink-soft">
            House edges in plain words, for the premises, on sheets to be folded once.
          </p>
          <PaperLink href={paperHref(submission.id, 'leaflet.pdf')}>
            <Download size={14} aria-hidden="true" /> Leaflet (PDF)
          </PaperLink>
          <div className="mt-2">
            <PaperPictures
              address={paperHref(submission.id, 'leaflet.pictures.json')}
              version={submission.state}
              of="the leaflet"
              rulebook={rulebook}
              ready={signSeen}
            />
          </div>
        </div>
        <div>
          <h3 className="mb-1 font-medium">For the print shop</h3>
          <p className="mb-2 text-xs text-ink-soft">
            The sign on the sheets to take, its text, the leaflet, and the sign for a screen, with a sealed
            list of what is in it.
          </p>
          <MadeFileLink href={paperHref(submission.id, 'papers.zip')}>Sign and leaflet (ZIP)</MadeFileLink>
        </div>
        <div>
          <h3 className="mb-1 font-medium">For the authority’s file</h3>
          <p className="mb-2 text-xs text-ink-soft">
            The dossier with its PAR sheet (probability and accounting report): every event with its count, as
            a workbook whose formulas add the edges up again, as a page that does so in any browser, and as
            CSV.
          </p>
          <div className="flex flex-wrap gap-1.5">
            <MadeFileLink href={paperHref(submission.id, 'filing.zip')}>
              Dossier and PAR sheet (ZIP)
            </MadeFileLink>
            <PaperLink href={paperHref(submission.id, 'par.xlsx')}>
              <Download size={14} aria-hidden="true" /> PAR sheet (XLSX)
            </PaperLink>
            <PaperLink href={paperHref(submission.id, 'par.html')}>
              <Download size={14} aria-hidden="true" /> PAR sheet (page)
            </PaperLink>
          </div>
        </div>
        <div>
          <h3 className="mb-1 font-medium">Everything</h3>
          <p className="mb-2 text-xs text-ink-soft">
            Variant, analysis, findings, questions, decisions, trial results, a variation’s steps, every
            paper, every attached file and the audit of this submission, with a sealed list of their hashes.
            Making it takes up to a minute; <TextLink href="/verify">Verify</TextLink> checks it on any
            machine.
          </p>
          <MadeFileLink href={`/api/evidence/${submission.id}`}>
            Everything of this submission (ZIP)
          </MadeFileLink>
        </div>
      </div>
    </Panel>
  );
}
