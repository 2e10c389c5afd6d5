'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTRPC } from '../trpc/client';
import { tableStoodAt } from './at-table';
import { FloorAnswer } from './floor-answer';

const never = () => () => undefined;

/** Of a sign whose code was scanned after that of its table: whether it is the one that belongs there. */
export function SignAtTable({
  reference,
  version,
  playable,
}: {
  reference: string;
  version: number;
  playable: boolean;
}) {
  const trpc = useTRPC();
  const code = useSyncExternalStore(never, tableStoodAt, () => undefined);
  const { data } = useQuery(
    trpc.tables.atTable.queryOptions({ code: code ?? '' }, { enabled: code !== undefined, retry: false }),
  );
  if (!data) return null;
  const { game, table, premises } = data;
  const right = playable && game?.reference === reference && game.version === version;
  return (
    <FloorAnswer
      yes={right}
      title={
        right
          ? `This sign belongs at ${table}, ${premises}, today.`
          : `This sign does not belong at ${table}, ${premises}, today.`
      }
    >
      {right
        ? null
        : game
          ? `The table offers ${game.name}: ${game.reference}, version ${game.version}. Put up its sign.`
          : 'Nothing is offered at this table today. Take the sign down.'}
    </FloorAnswer>
  );
}
