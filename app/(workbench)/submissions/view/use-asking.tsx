'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { placeOfAnchor, type QuestionAnchor } from '@/server/vocabulary/anchor';
import { TextDialog } from './text-dialog';

type Asking = {
  /** What is asked about. */
  id: string;
  /** What asking does. */
  after: string;
  words: (about: QuestionAnchor) => string;
  send: (asked: { id: string; text: string; about: QuestionAnchor; files: string[] }) => Promise<unknown>;
  reset: () => void;
  busy: boolean;
  problem: string | undefined;
};

/** Asking at the very place that a question is about. */
export function useAsking({ id, after, words, send, reset, busy, problem }: Asking): {
  askAbout: (about: QuestionAnchor) => void;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<QuestionAnchor | null>(null);
  const askAbout = useCallback(
    (about: QuestionAnchor) => {
      reset();
      setAsking(about);
    },
    [reset],
  );
  const dialog = asking ? (
    <TextDialog
      open
      onOpenChange={() => setAsking(null)}
      title={`Ask about ${words(asking)}`}
      lead={`${after} The question leads to this place.`}
      keeps={`ask:${id}:${placeOfAnchor(asking)}`}
      label="Question"
      hint="The operator reads it as you write it here."
      missing="Write your question, then send it."
      button="Send question"
      files="Files that go with it"
      send={async (text, files) => {
        await send({ id, text, about: asking, files });
        setAsking(null);
      }}
      busy={busy}
      problem={problem}
    />
  ) : null;
  return { askAbout, dialog };
}
