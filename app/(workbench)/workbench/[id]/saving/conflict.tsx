'use client';

import { CopyDifferences } from '@/app/components/both-copies';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Moment } from '@/app/components/time';
import { useMe } from '@/app/session/me';
import type { Content } from '../../draft/content';
import { contentDifferences } from '../../draft/differences';
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
      <CopyDifferences list={differences} />
    </Note>
  );
}
