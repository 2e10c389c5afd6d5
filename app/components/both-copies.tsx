'use client';

import { Button } from './button';
import { Note } from './feedback';
import { Moment } from './time';

export type CopyDifference = { what: string; mine: string; theirs: string };

/** Two people changed the same thing: nothing is sent until this one chooses. */
export function ChooseCopy({
  what,
  who,
  differences,
  onMine,
  onTheirs,
}: {
  /** "these pool rules" */
  what: string;
  /** Who saved it, where that is known of this very thing; `isOwn`: the same person in another window. */
  who: { by: string; at: string; isOwn: boolean } | undefined;
  differences: CopyDifference[];
  onMine: () => void;
  onTheirs: () => void;
}) {
  const other = !who || who.isOwn;
  return (
    <Note
      kind="problem"
      className="mb-4"
      title={
        who
          ? `${who.isOwn ? 'You' : who.by} also saved ${what}${who.isOwn ? ' elsewhere' : ''}`
          : `Somebody saved ${what} while you typed`
      }
      actions={
        <>
          <Button small onClick={onMine}>
            {other ? 'Keep mine, replace the other' : `Keep mine, replace ${who.by}’s`}
          </Button>
          <Button small onClick={onTheirs}>
            {other ? 'Take the other' : 'Take theirs'}
          </Button>
        </>
      }
    >
      <p>
        {who ? (
          <>
            Saved <Moment at={who.at} />.{' '}
          </>
        ) : null}
        What you typed is kept on this page and is not saved until you choose.
      </p>
      <CopyDifferences list={differences} />
    </Note>
  );
}

/** After theirs was taken. */
export function BringBack({ onBack }: { onBack: (() => void) | undefined }) {
  return onBack ? (
    <Note
      kind="info"
      className="mb-4"
      actions={
        <Button small onClick={onBack}>
          Bring mine back
        </Button>
      }
    >
      The other copy is shown. What you had typed is set aside until you leave this page.
    </Note>
  ) : null;
}

export function CopyDifferences({ list }: { list: CopyDifference[] }) {
  return (
    <details className="mt-1">
      <summary className="min-h-6">Differences ({list.length})</summary>
      <div className="max-h-48 overflow-auto">
        <table className="text-sm">
          <caption className="sr-only">Where the two copies differ</caption>
          <thead>
            <tr className="text-left text-xs text-ink-soft">
              <th scope="col" className="pr-6 font-medium">
                What
              </th>
              <th scope="col" className="pr-6 font-medium">
                Mine
              </th>
              <th scope="col" className="font-medium">
                Theirs
              </th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ what, mine, theirs }) => (
              <tr key={what}>
                <th scope="row" className="pr-6 text-left font-normal">
                  {what}
                </th>
                <td className="pr-6">{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
