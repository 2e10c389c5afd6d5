'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FileButton } from '@/app/components/file-button';
import { useTRPC } from '@/app/trpc/client';
import type { MeetingHead } from './head-fields';
import { NothingTaken } from './nothing-taken';
import { sentFile } from './sent-file';

/** A whole meeting from one file, in one step. `head`: what is typed beside it, for a file that lacks it. */
export function TakeMeeting({ head, rulebook }: { head: MeetingHead; rulebook: string | undefined }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ from: string; problems: string[] }>();
  const take = async (file: File) => {
    setBusy(true);
    const beside = new URLSearchParams({ ...head, ...(rulebook && { rulebook }) });
    const { problems, taken } = await sentFile(`/api/meetings?${beside}`, file);
    setRefused({ from: file.name, problems });
    setBusy(false);
    if (!taken) return;
    await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
    router.push(`/meetings/${taken.id}`);
  };
  return (
    <div className="mt-6 max-w-3xl">
      <h3 className="mb-1 font-semibold">Or a whole meeting from a file</h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        JSON with the races, pools, stakes and results, as “Meeting as JSON” gives it and the command line
        settles it, of up to 32 MB. Name, racecourse and day are those above where the file has none. It is
        taken whole or not at all.
      </p>
      {refused ? <NothingTaken {...refused} /> : null}
      <FileButton name="File of a meeting" accept=".json,application/json" busy={busy} onFile={take}>
        Take a meeting from a file
      </FileButton>
    </div>
  );
}
