'use client';

import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/app/components/button';
import { useTRPC } from '@/app/trpc/client';
import { eachOnce, leafletMissing, type MissingLine, signMissing } from '@/server/documents/content/missing';
import { onPapers } from '@/server/letterheads/on-papers';
import { variantOf } from '../../draft/content';
import { LIMITS } from '../circumstances/circumstances';
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
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-sm font-semibold">Missing before they can be displayed</h3>
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
        focusSoon(place === 'limits' ? `#${LIMITS} input` : `#${FINDINGS}`);
      }}
    >
      Go to it
    </Button>
  );
}
