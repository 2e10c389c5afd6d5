'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '@/app/session/me';
import { useTRPCClient } from '@/app/trpc/client';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { filedGame } from '@/rulebooks/offer/filed-game';
import type { DraftWhole } from '@/server/drafts/shapes';
import { applyEdit, type Content, type Edit, placeOf, variantOf } from './content';
import { CONTENT_RULES, copyOf } from './content-rules';
import { failureOf, PATIENCE, turnedAway } from './draft-requests';
import { isDirty, type Notice, type Saving, savingOf, startDraft, toKeep } from './draft-state';
import { createKeeper, type Keeper } from './keeper';
import { dropLocalCopy, keepLocalCopy, readLocalCopy } from './local-copy';
import { reduce } from './reduce';

export type DraftEditing = {
  content: Content;
  /** As the server last had it, and at which revision. */
  saved: Content;
  revision: number;
  saving: Saving<Content>;
  notice: Notice | null;
  /** Unsaved changes of an earlier visit were brought back. */
  broughtBack: boolean;
  canUndo: boolean;
  canRedo: boolean;
  apply: (edit: Edit) => void;
  undo: () => void;
  redo: () => void;
  closeStep: () => void;
  save: () => Promise<number | null>;
  /** What the server has, read for whatever reason. */
  arrived: (draft: DraftWhole) => void;
  takeTheirs: () => void;
  keepMine: () => void;
  /** What is unsaved here is kept elsewhere: it is not saved, and not asked about on leaving. */
  letGo: () => void;
};

/** The draft being edited, and how it comes to the server. `onUnsaved`: the page was left and the rest could not be saved. */
export function useDraft(
  opened: DraftWhole,
  { game, rulebook }: { game: Game; rulebook: Rulebook },
  onUnsaved: () => void,
): DraftEditing {
  const { currency } = rulebook;
  const client = useTRPCClient();
  const me = useMe().name;
  const [state, setState] = useState(() => startDraft(copyOf(opened, game, currency), me));
  const [broughtBack, setBroughtBack] = useState(false);
  const keeper = useRef<Keeper<Content>>(null);
  const released = useRef(false);
  const told = useRef(onUnsaved);
  useEffect(() => {
    told.current = onUnsaved;
  });

  useEffect(() => {
    const { id, variant } = opened;
    const kept = readLocalCopy(id);
    const base = copyOf(opened, game, currency);
    const start = startDraft(base, me, kept);
    const state = kept ? reduce(start, { kind: 'server', copy: base }, CONTENT_RULES) : start;
    released.current = false;
    const made = createKeeper<Content>({
      state,
      rules: CONTENT_RULES,
      send: async (content, revision) => {
        try {
          const answer = await client.drafts.save.mutate(
            {
              id,
              revision,
              name: content.name.trim(),
              at: content.day,
              variant: variantOf(content, variant),
            },
            { signal: AbortSignal.timeout(PATIENCE) },
          );
          return { kind: 'saved', revision: answer.revision, at: answer.updatedAt };
        } catch (error) {
          return turnedAway(error);
        }
      },
      look: async () => {
        try {
          return { kind: 'server', copy: copyOf(await client.drafts.get.query({ id }), game, currency) };
        } catch (error) {
          return failureOf(error);
        }
      },
      onState: (next) => {
        setState(next);
        const unsaved = released.current ? null : toKeep(next, CONTENT_RULES);
        if (unsaved) keepLocalCopy(id, unsaved);
        else dropLocalCopy(id);
      },
    });
    keeper.current = made;
    setState(made.state());
    setBroughtBack(kept !== undefined && isDirty(state, CONTENT_RULES));
    if (!isDirty(state, CONTENT_RULES)) dropLocalCopy(id);
    window.addEventListener('online', made.retry);
    return () => {
      window.removeEventListener('online', made.retry);
      if (released.current) return made.stop();
      const lost = isDirty(made.state(), CONTENT_RULES);
      void made.leave().then((revision) => {
        if (lost && revision === null) told.current();
      });
    };
  }, [client, opened, me, game, currency]);

  const tell = useCallback(
    (event: Parameters<Keeper<Content>['tell']>[0]) => keeper.current?.tell(event),
    [],
  );
  const unsaved = isDirty(state, CONTENT_RULES);
  useEffect(() => {
    if (!unsaved) return;
    // The copy in this tab survives a reload, but not the tab.
    const ask = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const { history, base } = state;
  return {
    content: history.present,
    saved: base.content,
    revision: base.revision,
    saving: savingOf(state, CONTENT_RULES),
    notice: state.notice,
    broughtBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    apply: useCallback(
      (edit: Edit) => {
        const before = keeper.current?.state().history.present;
        if (before)
          tell({
            kind: 'typed',
            content: applyEdit(
              before,
              edit,
              before.filed ? filedGame(rulebook, before.filed) : game,
              currency,
            ),
            place: placeOf(edit),
          });
      },
      [tell, game, rulebook, currency],
    ),
    undo: useCallback(() => tell({ kind: 'undo' }), [tell]),
    redo: useCallback(() => tell({ kind: 'redo' }), [tell]),
    closeStep: useCallback(() => tell({ kind: 'left-field' }), [tell]),
    save: useCallback(() => keeper.current?.save() ?? Promise.resolve(null), []),
    arrived: useCallback(
      (draft) => tell({ kind: 'server', copy: copyOf(draft, game, currency) }),
      [tell, game, currency],
    ),
    takeTheirs: useCallback(() => tell({ kind: 'take-theirs' }), [tell]),
    keepMine: useCallback(() => {
      tell({ kind: 'keep-mine' });
      void keeper.current?.save();
    }, [tell]),
    letGo: useCallback(() => {
      released.current = true;
      dropLocalCopy(opened.id);
    }, [opened.id]),
  };
}
