'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTRPCClient } from '@/app/trpc/client';
import { problemsOf, sentenceOf } from '@/app/trpc/problems';
import type { Game } from '@/rulebooks/record';
import type { Variant } from '@/rulebooks/variant';
import type { DraftWhole } from '@/server/drafts/shapes';
import { applyEdit, type Content, contentOf, type Edit, placeOf, variantOf } from './content';
import { contentDifferences } from './differences';
import { closeStep, type History, redo, startHistory, step, undo } from './history';
import { dropLocalCopy, keepLocalCopy, readLocalCopy } from './local-copy';
import { createSaver, type Outcome, type Saver, type Saving } from './saver';

export type DraftEditing = {
  content: Content;
  /** As the server last had it. */
  saved: Content;
  saving: Saving;
  /** Unsaved changes of an earlier visit were brought back. */
  broughtBack: boolean;
  canUndo: boolean;
  canRedo: boolean;
  apply: (edit: Edit) => void;
  undo: () => void;
  redo: () => void;
  closeStep: () => void;
  save: () => Promise<number | null>;
  /** Shows a copy that the server holds already, in place of what is here. */
  adopt: (draft: Pick<DraftWhole, 'name' | 'at' | 'variant' | 'revision'>) => void;
};

function outcomeOf(error: unknown): Outcome {
  const [first] = problemsOf(error);
  if (first?.code === 'draft-changed' && first.conflict) {
    return { kind: 'conflict', says: first.message, by: first.conflict.by, at: first.conflict.at };
  }
  if (first?.code === 'draft-frozen') return { kind: 'frozen', says: first.message };
  const says = sentenceOf(error);
  return first && first.code !== 'internal' ? { kind: 'refused', says } : { kind: 'unreached', says };
}

/** The draft being edited: its content, its history, and how it comes to the server. */
export function useDraft(draft: DraftWhole, game: Game): DraftEditing {
  const client = useTRPCClient();
  const [history, setHistory] = useState<History<Content>>(() => startHistory(contentOf(draft)));
  const [saved, setSaved] = useState<Content>(history.present);
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: draft.updatedAt });
  const [broughtBack, setBroughtBack] = useState(false);
  const saver = useRef<Saver<Content>>(null);
  const first = useRef({ draft, content: history.present });
  const revision = useRef(draft.revision);

  useEffect(() => {
    const { draft: opened, content } = first.current;
    const fixed: Pick<Variant, 'rulebook' | 'game' | 'attestations'> = opened.variant;
    const local = readLocalCopy(opened.id);
    revision.current = local?.revision ?? opened.revision;
    const made = createSaver<Content>({
      content,
      revision: revision.current,
      send: async (wanted, at) => {
        try {
          const answer = await client.drafts.save.mutate({
            id: opened.id,
            revision: at,
            name: wanted.name.trim() || opened.name,
            at: wanted.at,
            variant: variantOf(wanted, fixed),
          });
          return { kind: 'saved', revision: answer.revision, at: answer.updatedAt };
        } catch (error) {
          return outcomeOf(error);
        }
      },
      onState: (state, held) => {
        revision.current = held.revision;
        setSaving(state);
        setSaved(held.content);
        if (state.state === 'saved') dropLocalCopy(opened.id);
      },
    });
    saver.current = made;
    if (local && contentDifferences(local.content, content, game).length > 0) {
      setHistory((before) => step(before, local.content));
      setBroughtBack(true);
    } else if (local) dropLocalCopy(opened.id);
    return () => made.stop();
  }, [client, game]);

  const { present } = history;
  useEffect(() => {
    if (present === first.current.content) return;
    first.current.content = present;
    keepLocalCopy(draft.id, revision.current, present);
    saver.current?.change(present);
  }, [present, draft.id]);

  const unsaved = saving.state !== 'saved';
  useEffect(() => {
    if (!unsaved) return;
    // The copy in this tab survives a reload, but not the tab.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  const apply = useCallback(
    (edit: Edit) =>
      setHistory((before) => step(before, applyEdit(before.present, edit, game), placeOf(edit))),
    [game],
  );
  const adopt = useCallback((theirs: Pick<DraftWhole, 'name' | 'at' | 'variant' | 'revision'>) => {
    const content = contentOf(theirs);
    first.current.content = content;
    setHistory(startHistory(content));
    setBroughtBack(false);
    saver.current?.adopt(content, theirs.revision);
  }, []);

  return {
    content: present,
    saved,
    saving,
    broughtBack,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    apply,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    closeStep: useCallback(() => setHistory(closeStep), []),
    save: useCallback(() => saver.current?.flush() ?? Promise.resolve(null), []),
    adopt,
  };
}
