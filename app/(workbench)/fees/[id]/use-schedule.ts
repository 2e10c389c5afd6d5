'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { keep, readKept } from '@/app/session/kept-text';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { problemsOf } from '@/app/trpc/problems';
import type { ScheduleWhole } from '@/server/fee-schedules/shapes';
import { withoutBlanks } from '@/server/vocabulary/fee-schedule';
import { filled, sameRows } from './grid/cells';
import { reduceGrid, startGrid } from './grid/state';
import { readUnsaved, type Unsaved } from './saving';

const KEPT_AFTER = 400;

/** What is on the screen, what was saved, and what to do where somebody else saved in between. */
export function useSchedule(initial: ScheduleWhole, columns: number) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const [saved, setSaved] = useState(initial);
  const [name, setName] = useState(initial.name);
  const [inForceFrom, setInForceFrom] = useState(initial.inForceFrom ?? '');
  const [grid, act] = useReducer(reduceGrid, undefined, () =>
    startGrid(columns, filled(initial.rows, columns)),
  );
  const [theirs, setTheirs] = useState<ScheduleWhole>();
  const keptAs = `${useMe().id}.fee-schedule.${initial.id}`;
  const [broughtBack, setBroughtBack] = useState(false);

  const rows = useMemo(() => withoutBlanks(grid.rows), [grid.rows]);
  const rowsDiffer = useMemo(() => !sameRows(rows, saved.rows), [rows, saved.rows]);
  const unsaved =
    name !== saved.name ||
    inForceFrom !== (saved.inForceFrom ?? '') ||
    rowsDiffer ||
    grid.editing !== undefined;

  const latest = () =>
    cache.fetchQuery({ ...trpc.feeSchedules.get.queryOptions({ id: initial.id }), staleTime: 0 });
  const show = (content: Pick<Unsaved, 'name' | 'inForceFrom' | 'rows'>) => {
    act({ do: 'replace', rows: filled(content.rows, columns) });
    setName(content.name);
    setInForceFrom(content.inForceFrom);
  };
  const adopt = (fresh: ScheduleWhole) => {
    setSaved(fresh);
    show({ ...fresh, inForceFrom: fresh.inForceFrom ?? '' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const before = readUnsaved(readKept(keptAs));
    if (before) {
      show(before);
      // Saved over what they had seen: the server says who saved since, and nothing is lost.
      setSaved((now) => ({ ...now, revision: Math.min(now.revision, before.revision) }));
      setBroughtBack(true);
      return;
    }
    // Whoever comes back to a page may be shown it as it was.
    latest().then(
      (fresh) => {
        if (fresh.revision !== initial.revision) adopt(fresh);
      },
      () => undefined,
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(
      () =>
        keep(keptAs, unsaved ? JSON.stringify({ revision: saved.revision, name, inForceFrom, rows }) : ''),
      KEPT_AFTER,
    );
    return () => clearTimeout(timer);
  }, [keptAs, unsaved, saved.revision, name, inForceFrom, rows]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const request = useMutation(
    trpc.feeSchedules.save.mutationOptions({
      onSuccess: async () => {
        setTheirs(undefined);
        setBroughtBack(false);
        setSaved(await latest());
        await cache.invalidateQueries({ queryKey: trpc.feeSchedules.list.queryKey() });
      },
      onError: async (error) => {
        if (problemsOf(error).some(({ code }) => code === 'draft-changed')) setTheirs(await latest());
      },
    }),
  );
  const saveAt = (revision: number) => {
    act({ do: 'commit', next: 'stay' });
    const open = reduceGrid(grid, { do: 'commit', next: 'stay' });
    request.mutate({
      id: initial.id,
      revision,
      name,
      rows: withoutBlanks(open.rows),
      ...(inForceFrom !== '' && { inForceFrom }),
    });
  };
  return {
    saved,
    name,
    setName,
    inForceFrom,
    setInForceFrom,
    grid,
    act,
    unsaved,
    broughtBack,
    request,
    theirs,
    save: () => saveAt(saved.revision),
    /** After theirs: both versions stay. */
    saveMine: () => {
      if (theirs) saveAt(theirs.revision);
    },
    /** What was here can still be undone to. */
    takeTheirs: () => {
      if (!theirs) return;
      adopt(theirs);
      setTheirs(undefined);
      request.reset();
    },
  };
}
