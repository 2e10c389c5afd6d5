'use client';

import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { buttonClasses } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Panel } from '@/app/components/panel';
import { MadeFileLink } from '@/app/files/made-file-link';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { HouseSummary } from '@/server/submissions/read/houses';

function paperHref({ premises, rulebook }: HouseSummary, paper: string): string {
  return `/api/documents/premises/${paper}?${new URLSearchParams({ premises, rulebook })}`;
}

function House({ house }: { house: HouseSummary }) {
  const { premises, games } = house;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-40 max-w-prose">
        <h3 className="font-medium wrap-anywhere">{premises}</h3>
        <p className="text-xs text-ink-soft">
          {games.map(({ gameLabel, reference }) => `${gameLabel} (${reference})`).join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <a
          className={buttonClasses('plain', true)}
          href={paperHref(house, 'leaflet.pdf')}
          target="_blank"
          rel="noreferrer"
          aria-label={`Leaflet of ${premises} (PDF)`}
        >
          <Download size={14} aria-hidden="true" /> Leaflet (PDF)
        </a>
        <MadeFileLink href={paperHref(house, 'papers.zip')} label={`All papers of ${premises} (ZIP)`}>
          Everything for print (ZIP)
        </MadeFileLink>
      </div>
    </li>
  );
}

/** Each of the operator's premises with the papers of all its games; nothing until a game is approved. */
export function Houses() {
  const trpc = useTRPC();
  const houses = useQuery(trpc.submissions.houses.queryOptions());
  if (houses.error) return <Note kind="problem">{sentenceOf(houses.error)}</Note>;
  if (!houses.data || houses.data.length === 0) return null;
  return (
    <Panel id="premises" title="Papers of premises" className="mt-8 text-sm">
      <p className="text-xs text-ink-soft">
        What players take home from one house: every game that is approved or on trial there now, with a table
        of all house edges. The ZIP has the sign, its text and the leaflet of each game as well.
      </p>
      <ul className="divide-y divide-rule">
        {houses.data.map((house) => (
          <House key={`${house.premises} ${house.rulebook}`} house={house} />
        ))}
      </ul>
    </Panel>
  );
}
