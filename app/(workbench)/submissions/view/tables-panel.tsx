'use client';

import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/app/components/badge';
import { Panel } from '@/app/components/panel';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { DISPLAY_WORDS } from '../../tables/display-words';
import { limitLines } from '../../tables/limits-words';

/** Where this version is or was offered, as its operator wrote it down. */
export function TablesPanel({ submission }: { submission: string }) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.tables.offering.queryOptions({ id: submission }));
  if (!data || data.length === 0) return null;
  return (
    <Panel id="tables" title="Tables">
      <ul className="space-y-3 text-sm">
        {data.map(({ id, premises, name, offer, offers, display }) => {
          const { word, tone } = DISPLAY_WORDS[display.kind];
          const first = offers.findLast(({ game }) => game?.submission === submission);
          return (
            <li key={id}>
              <p className="flex flex-wrap items-center gap-2">
                <span className="font-medium">
                  {premises}, {name}
                </span>
                {display.kind === 'none' ? null : <Badge tone={tone}>{word}</Badge>}
              </p>
              <p className="text-ink-soft">
                {offer ? (
                  <>
                    Since <Day date={offer.from} />
                    {offer.limits ? `: ${limitLines(offer.limits).join('; ')}` : ''}
                  </>
                ) : (
                  <>No longer, first from {first ? <Day date={first.from} /> : 'a day not known'}</>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
