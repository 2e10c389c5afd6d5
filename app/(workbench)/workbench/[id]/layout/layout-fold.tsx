'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Note } from '@/app/components/feedback';
import { TwoFelts } from '@/app/components/felt-drawing';
import { bringFelt } from '@/simulations/catalogue/bringing';
import { HELD, WIDE } from '@/simulations/felt/felt-of';
import { draftFelt } from '../../draft/felt';
import { useModel } from '../model/model';

/** The table as it will be laid out, as wagers are offered and pays are typed. Nothing is drawn while it is closed. */
export function LayoutFold() {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group mt-6 border-t border-rule pt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-7 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight size={14} aria-hidden="true" className="shrink-0 text-ink-faint group-open:rotate-90" />
        <h2 className="shrink-0 text-sm font-semibold">Layout of the table</h2>
        <span className="truncate text-xs text-ink-soft group-open:hidden">
          where each wager is placed, and what it pays there
        </span>
      </summary>
      {open ? <Layout /> : null}
    </details>
  );
}

function Layout() {
  const { game, live, view, select } = useModel();
  const { data, isError } = useQuery({
    queryKey: ['layout', game.family],
    queryFn: async () => ({ draws: await bringFelt(game.family) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const views = useDeferredValue(live.views);
  const felts = useMemo(
    () =>
      data && [WIDE, HELD].map((width) => draftFelt(game, live.options, views, { draws: data.draws, width })),
    [data, game, live.options, views],
  );
  const leads = { address: (wager: string) => `?tab=pay-tables&wager=${encodeURIComponent(wager)}`, select };
  if (isError)
    return (
      <Note kind="problem" className="mt-3">
        The layout could not be loaded. Close it and open it again.
      </Note>
    );
  const [wide, narrow] = felts ?? [];
  return (
    <div className="pt-3">
      <p className="mb-3 max-w-[60ch] text-sm text-ink-soft">
        Drawn from the wagers on offer and their present pays. Choose a place to edit its wager.
      </p>
      {wide && narrow ? <TwoFelts wide={wide} held={narrow} selected={view.wager.id} leads={leads} /> : null}
    </div>
  );
}
