'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { Note } from '@/app/components/feedback';
import { unscoped } from '@/rulebooks/offer/read-variant';
import { useDraftModel } from '../model/model';
import { useTakeStep } from '../next-step-line';
import { Conflict } from './conflict';
import { KeepCopy } from './keep-copy';

/** What keeps the person from working, shown prominently, with the ways to go on. */
export function Interruptions() {
  const model = useDraftModel();
  const { draft, editing, refresh, next } = model;
  const take = useTakeStep(model);
  const { saving } = editing;
  useEffect(() => {
    if (saving.state === 'frozen') void refresh();
  }, [saving.state, refresh]);

  switch (saving.state) {
    case 'frozen': {
      const href = draft.submission ? `/submissions/${draft.submission.id}` : '/submissions';
      return <Line>{saving.lost ? <FrozenMeanwhile href={href} /> : <Frozen href={href} />}</Line>;
    }
    case 'conflict':
      return (
        <Line>
          <Conflict theirs={saving.theirs} />
        </Line>
      );
    case 'refused':
      return (
        <Line stays>
          <Note
            kind="problem"
            title="Not saved"
            actions={
              saving.gone ? (
                <KeepCopy gone />
              ) : (
                <>
                  {unscoped(editing.content).length > 0 ? (
                    <Button small onClick={() => take(next)}>
                      {next.label}
                    </Button>
                  ) : null}
                  <Button small onClick={() => void editing.save()}>
                    Try again
                  </Button>
                </>
              )
            }
          >
            {saving.says} What you typed is kept in this tab.
          </Note>
        </Line>
      );
    case 'waiting':
      return (
        <Line stays>
          <Note kind="warning">
            {saving.says} What you typed is kept in this tab and will be saved when the server answers.
          </Note>
        </Line>
      );
    default:
      return null;
  }
}

const Line = ({ stays = false, children }: { stays?: boolean; children: React.ReactNode }) => (
  <div
    className={classes(
      'border-b border-rule px-4 py-2 sm:px-6',
      // Where the page scrolls as a whole, the person is most likely at the field just changed, far below.
      stays && 'sticky top-12 z-20 bg-paper',
    )}
  >
    {children}
  </div>
);

function Frozen({ href }: { href: string }) {
  return (
    <Note>
      This draft is frozen and can be read, not changed.{' '}
      <ButtonLink small className="ml-2" href={href}>
        Open the submission
      </ButtonLink>
    </Note>
  );
}

function FrozenMeanwhile({ href }: { href: string }) {
  const { editing } = useDraftModel();
  return (
    <Note
      kind="warning"
      title="Frozen in the meantime"
      actions={
        <>
          <KeepCopy />
          <Button small onClick={editing.takeTheirs}>
            Show what was frozen
          </Button>
          <ButtonLink small href={href}>
            Open the submission
          </ButtonLink>
        </>
      }
    >
      This draft was frozen before your latest changes were saved. They are still here, but not in the
      submission.
    </Note>
  );
}
