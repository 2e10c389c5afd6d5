'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { FileButton } from '@/app/components/file-button';
import { useTRPC } from '@/app/trpc/client';
import { NothingTaken } from '../nothing-taken';
import { type SentFile, sentLargeFile } from '../sent-file';

const percentOf = (share: number): string => `${Math.floor(share * 100)}%`;

/** Bets one a line, millions of them: added up by combination while they are sent. */
export function TakeBets({ id, revision }: { id: string; revision: number }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const stop = useRef<AbortController>(null);
  const [share, setShare] = useState<number>();
  const [outcome, setOutcome] = useState<SentFile & { from: string }>();
  const take = async (file: File) => {
    stop.current = new AbortController();
    setOutcome(undefined);
    setShare(0);
    const sent = await sentLargeFile(`/api/meetings/${id}/bets?revision=${revision}`, file, {
      signal: stop.current.signal,
      onShare: setShare,
    });
    await cache.invalidateQueries({ queryKey: trpc.meetings.pathKey() });
    setShare(undefined);
    setOutcome({ ...sent, from: file.name });
  };
  return (
    <div className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          name="File of bets"
          accept=".txt,.bets,text/plain"
          busy={share !== undefined}
          onFile={take}
        >
          Add up bets from a file
        </FileButton>
        {share === undefined ? null : (
          <>
            <progress aria-label="Bets added up" value={share} max={1} className="w-48 accent-accent" />
            <span className="figures text-sm" role="status">
              {share < 1 ? percentOf(share) : 'Sent, and being checked'}
            </span>
            <Button kind="quiet" onClick={() => stop.current?.abort()}>
              Stop
            </Button>
          </>
        )}
      </div>
      <p className="mt-1 mb-3 max-w-[72ch] text-xs text-ink-soft">
        One bet a line: the pool with its races, the horses, the cents, for example{' '}
        <span className="figures">quinella:3 4-7 1000</span> or{' '}
        <span className="figures">double:4/5 12/9 2000</span>. Up to 500 MB, some twenty million bets, on up
        to 500,000 combinations.
      </p>
      {outcome ? <NothingTaken from={outcome.from} problems={outcome.problems} /> : null}
      {outcome?.taken ? <Note kind="good">All bets in {outcome.from} were added up and taken.</Note> : null}
    </div>
  );
}
