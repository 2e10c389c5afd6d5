'use client';

import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { DisplayKind } from '@/server/tables/display';
import { Note } from '../components/feedback';
import { useTRPC } from '../trpc/client';
import { tableStoodAt } from './at-table';
import { FloorAnswer } from './floor-answer';

const AT_TABLE = 'At this table';

/** What the sign of the right game no longer says as it should. */
const OUTDATED: ReadonlySet<DisplayKind> = new Set<DisplayKind>(['overtaken', 'correct', 'without']);

const never = () => () => undefined;

type Sign = { reference: string; version: number; playable: boolean };

/** Where it belongs today, as far as whoever reads the page may know; undefined where they may not. */
export type Belonging = { id: string; name: string; premises: string; unlike: string[] }[] | undefined;

/** Of a sign whose code was scanned: whether it is the one that belongs at the table whose card was scanned before, or where it does. */
export function SignAtTable({ belonging, ...sign }: Sign & { belonging: Belonging }) {
  const trpc = useTRPC();
  const code = useSyncExternalStore(never, tableStoodAt, () => undefined);
  const { data, isError } = useQuery(
    trpc.tables.atTable.queryOptions({ code: code ?? '' }, { enabled: code !== undefined, retry: false }),
  );
  if (!data) return code === undefined || isError ? <Unplaced {...sign} belonging={belonging} /> : null;
  const { game, table, premises, display, unlike } = data;
  const same = sign.playable && game?.reference === sign.reference && game.version === sign.version;
  const at = `${table}, ${premises}, today`;
  // One that was put up since says what it should: the phone knows only what the staff wrote down.
  if (same && (OUTDATED.has(display.kind) || display.byHand))
    return (
      <FloorAnswer
        yes={false}
        title={`The game belongs at ${at}. Its sign there no longer says what it should.`}
      >
        {display.says.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </FloorAnswer>
    );
  if (same)
    return (
      <FloorAnswer
        about={AT_TABLE}
        yes={unlike.length === 0}
        title={
          unlike.length === 0
            ? `This sign belongs at ${at}.`
            : `The game belongs at ${at}. The table takes limits that this sign does not say.`
        }
      >
        {unlike.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </FloorAnswer>
    );
  return (
    <FloorAnswer about={AT_TABLE} yes={false} title={`This sign does not belong at ${at}.`}>
      {game
        ? `The table offers ${game.name}: ${game.reference}, version ${game.version}. Put up its sign.`
        : 'Nothing is offered at this table today. Take the sign down.'}
    </FloorAnswer>
  );
}

/** No card was scanned: the page says what it did not check, and the staff where the sign belongs. */
function Unplaced({ playable, belonging }: Pick<Sign, 'playable'> & { belonging: Belonging }) {
  if (!playable && !belonging) return null;
  return (
    <Note className="mb-6" title="Not checked: whether this sign belongs at the table where it hangs">
      <p>Staff scan the card of the table first and this code next; then this page says so.</p>
      {belonging ? <Tables tables={belonging} /> : null}
    </Note>
  );
}

function Tables({ tables }: { tables: NonNullable<Belonging> }) {
  if (tables.length === 0) return <p className="mt-1">It belongs at no table today.</p>;
  return (
    <>
      <p className="mt-1">It belongs today at:</p>
      <ul className="list-disc pl-5">
        {tables.map(({ id, name, premises, unlike }) => (
          <li key={id}>
            {name}, {premises}
            {unlike.length > 0 ? '. The table takes limits that this sign does not say.' : ''}
          </li>
        ))}
      </ul>
    </>
  );
}
