'use client';

import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Moment } from '@/app/components/time';
import { useMe } from '@/app/session/me';
import type { Content } from '../../draft/content';
import { type ContentDifference, contentDifferences } from '../../draft/differences';
import type { Copy } from '../../draft/draft-state';
import { useDraftModel } from '../model/model';
import { KeepCopy } from './keep-copy';

/** Shows both copies; nothing is sent until the person chooses one. */
export function Conflict({ theirs }: { theirs: Copy<Content> }) {
  const { editing, game } = useDraftModel();
  const me = useMe();
  const own = theirs.by === me.name;
  const differences = contentDifferences(editing.content, theirs.content, game);
  return (
    <Note
      kind="problem"
      title={own ? 'You also saved this draft elsewhere' : `${theirs.by} also saved this draft`}
      actions={
        <>
          <Button small onClick={editing.keepMine}>
            {own ? 'Keep mine, replace the other' : `Keep mine, replace ${theirs.by}’s`}
          </Button>
          <Button small onClick={editing.takeTheirs}>
            {own ? 'Take the other' : 'Take theirs'}
          </Button>
          <KeepCopy />
        </>
      }
    >
      <p>
        Saved <Moment at={theirs.at} />. Your changes are kept in this tab and are not saved until you choose.
        Undo reverses the choice.
      </p>
      <Differences list={differences} />
    </Note>
  );
}

function Differences({ list }: { list: ContentDifference[] }) {
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
