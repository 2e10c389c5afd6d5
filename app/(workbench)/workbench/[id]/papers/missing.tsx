'use client';

import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/app/components/button';
import { useTRPC } from '@/app/trpc/client';
import {
  dossierMissing,
  eachOnce,
  leafletMissing,
  type MissingLine,
  type MissingPlace,
  signMissing,
} from '@/server/documents/content/missing';
import { onPapers } from '@/server/letterheads/on-papers';
import { variantOf } from '../../draft/content';
import { CONTACT, LIMITS } from '../circumstances/circumstances';
import { FILING } from '../circumstances/filing-fields';
import { FINDINGS } from '../findings/findings-panel';
import { focusSoon } from '../frames/focus-soon';
import { useModel } from '../model/model';

/** What sign and leaflet lack, each with the way to its field. The approval comes after the draft. */
export function Missing() {
  const { rulebook, game, draft, live, editing } = useModel();
  const trpc = useTRPC();
  const own = useQuery(trpc.letterhead.get.queryOptions());
  const organisation = own.data && onPapers(own.data.letterhead, rulebook);
  const variant = variantOf(editing.content, {
    rulebook: rulebook.id,
    game: game.id,
    attestations: draft.variant.attestations,
  });
  const { findings } = live;
  const lines = eachOnce([
    ...signMissing({ rulebook, variant, game, findings, record: {} }),
    ...(own.data ? leafletMissing({ rulebook, organisation, findings, variant, record: {} }) : []),
  ]);
  return (
    <>
      <Lacks title="Missing before they can be displayed" lines={lines} />
      <Lacks
        title="Missing on the first page of the dossier"
        lines={own.data ? dossierMissing({ organisation, variant }) : []}
      />
    </>
  );
}

function Lacks({ title, lines }: { title: string; lines: MissingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-sm font-semibold">{title}</h3>
      <ul className="divide-y divide-rule border-y border-rule text-sm">
        {lines.map((line) => (
          <li key={line.text} className="flex min-h-11 items-center gap-3 px-1 py-1">
            <span className="grow">
              {line.text}{' '}
              {line.clauses.length > 0 ? (
                <span className="figures text-xs text-ink-soft">§ {line.clauses.join(', ')}</span>
              ) : null}
            </span>
            <Way line={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

const AT: Record<Exclude<MissingPlace, 'organisation'>, string> = {
  limits: `#${LIMITS} input`,
  findings: `#${FINDINGS}`,
  filing: `#${FILING} select`,
  contact: `#${CONTACT} input`,
};

function Way({ line: { place, text } }: { line: MissingLine }) {
  const { setTab, setVerdict } = useModel();
  if (place === 'organisation')
    return (
      <ButtonLink small href="/organisation#letterhead" aria-label={`Give it: ${text}`}>
        Give it
      </ButtonLink>
    );
  if (place === undefined) return null;
  return (
    <Button
      small
      kind="quiet"
      aria-label={`Go to it: ${text}`}
      onClick={() => {
        if (place === 'findings') setVerdict(null);
        setTab('pay-tables');
        focusSoon(AT[place]);
      }}
    >
      Go to it
    </Button>
  );
}
