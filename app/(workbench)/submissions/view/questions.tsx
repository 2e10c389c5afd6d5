'use client';

import { type FormEvent, useState } from 'react';
import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { Field, FieldProblem, TextArea } from '@/app/components/field';
import { FileList } from '@/app/components/file-list';
import { Panel } from '@/app/components/panel';
import { Moment } from '@/app/components/time';
import { FileChooser } from '@/app/files/file-chooser';
import { useFileChoice } from '@/app/files/use-file-choice';
import { useKeptText } from '@/app/session/kept-text';
import type { Question } from '@/server/submissions/stored/shapes';
import { placeOfAnchor, type QuestionAnchor } from '@/server/vocabulary/anchor';
import type { AttachedTo, FileAttached } from '@/server/vocabulary/attachment';
import { Unsent } from './unsent';

type Send = {
  send: (text: string, files: string[]) => Promise<unknown>;
  busy: boolean;
  problem?: string | undefined;
};

/** A box, a button, and the sentence of what went wrong; what was typed stays until it was received. */
function SayBox({
  keeps,
  label,
  hint,
  missing,
  button,
  about,
  send,
  busy,
  problem,
}: Send & {
  keeps: string;
  label: string;
  hint: string;
  missing: string;
  button: string;
  about: string;
}) {
  const [text, setText] = useKeptText(keeps);
  const [empty, setEmpty] = useState(false);
  const [tried, setTried] = useState(false);
  const files = useFileChoice();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    setTried(true);
    if (text.trim() === '' || files.blocks) return;
    const received = await send(text, files.ids).then(
      () => true,
      () => false,
    );
    if (!received) return;
    setText('');
    setTried(false);
    files.clear();
  };
  return (
    <form onSubmit={submit} className="space-y-2" noValidate>
      <Field label={label} hint={hint} problem={empty ? missing : problem}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={4000}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setEmpty(false);
            }}
          />
        )}
      </Field>
      <FileChooser choice={files} label={`Files for the ${about}`} />
      {tried && files.blocks ? <FieldProblem>{files.blocks}</FieldProblem> : null}
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </form>
  );
}

export type AnswerTo = (question: string) => Send;

/** What the reviewer asked and what the operator said, in order. */
export function Questions({
  about,
  questions,
  files = [],
  none,
  answer,
  ask,
  aboutWords,
}: {
  /** The submission. */
  about: string;
  questions: Question[];
  files?: FileAttached[];
  /** In place of a list that is empty. */
  none: string;
  /** For the operator, while it may be answered. */
  answer?: AnswerTo | undefined;
  /** For the reviewer, while it may be asked. */
  ask?: (Send & { hint: string }) | undefined;
  /** What a question is about, in words. */
  aboutWords?: (about: QuestionAnchor) => string;
}) {
  const filesAt = (part: AttachedTo, of: string) =>
    files.filter((file) => file.part === part && file.of === of);
  const open = questions.filter((question) => !question.answer).length;
  return (
    <Panel
      id="questions"
      title="Questions"
      actions={open > 0 ? <Badge tone="consent">{open === 1 ? '1 open' : `${open} open`}</Badge> : null}
    >
      <div className="space-y-4">
        {questions.length === 0 ? (
          <p className="text-sm text-ink-soft">{none}</p>
        ) : (
          <ol className="space-y-4">
            {questions.map((question, index) => (
              <li
                key={question.id}
                id={`question-${question.id}`}
                className="scroll-mt-20 text-sm target:bg-accent-soft"
              >
                <p className="text-xs text-ink-soft">
                  Question {index + 1} · {question.askedBy} · <Moment at={question.askedAt} />
                </p>
                {question.about && aboutWords ? (
                  <p className="text-xs">
                    <a
                      href={`#${placeOfAnchor(question.about)}`}
                      className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
                    >
                      About {aboutWords(question.about)}
                    </a>
                  </p>
                ) : null}
                <p className="whitespace-pre-wrap">{question.text}</p>
                <FileList files={filesAt('question', question.id)} />
                {question.answer ? (
                  <div className="mt-2 border-l-2 border-rule-strong pl-3">
                    <p className="text-xs text-ink-soft">
                      Answer · {question.answeredBy}
                      {question.answeredAt ? (
                        <>
                          {' '}
                          · <Moment at={question.answeredAt} />
                        </>
                      ) : null}
                    </p>
                    <p className="whitespace-pre-wrap">{question.answer}</p>
                    <FileList files={filesAt('answer', question.id)} />
                    <Unsent
                      keeps={`answer:${question.id}`}
                      title="Your answer was not sent"
                      why={`${question.answeredBy} answered before you did. What you had written:`}
                      sent={question.answer}
                    />
                  </div>
                ) : answer ? (
                  <div className="mt-2">
                    <SayBox
                      keeps={`answer:${question.id}`}
                      label={`Answer to question ${index + 1}`}
                      hint="The reviewer reads it as you write it here."
                      missing="Write your answer, then send it."
                      button="Send answer"
                      about={`answer to question ${index + 1}`}
                      {...answer(question.id)}
                    />
                  </div>
                ) : (
                  <>
                    <p className="mt-1 text-xs text-consent">Waiting for the operator’s answer.</p>
                    <Unsent
                      keeps={`answer:${question.id}`}
                      title="Your answer was not sent"
                      why="The question can no longer be answered. What you had written:"
                    />
                  </>
                )}
              </li>
            ))}
          </ol>
        )}
        {ask ? (
          <SayBox
            keeps={`ask:${about}`}
            label="Ask a question"
            missing="Write your question, then send it."
            button="Send question"
            about="question"
            {...ask}
          />
        ) : (
          <Unsent
            keeps={`ask:${about}`}
            title="Your question was not sent"
            why="No question can be asked now. What you had written:"
            sent={questions.at(-1)?.text}
          />
        )}
      </div>
    </Panel>
  );
}
