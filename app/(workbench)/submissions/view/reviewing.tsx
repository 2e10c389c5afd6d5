'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import { Button } from '@/app/components/button';
import { Moment } from '@/app/components/time';
import type { Question } from '@/server/submissions/stored/shapes';
import { placeOfAnchor, type QuestionAnchor, sameAnchor } from '@/server/vocabulary/anchor';
import { JUDGEMENT_WORDS, type Judgement, type JudgementKind } from '@/server/vocabulary/judgement';

/** What a reviewer can do at a finding, a wager or a pay; left out for everybody else. */
export type ReviewTools = {
  ask: (about: QuestionAnchor) => void;
  /** Left out where the authority has decided, and a question is all that is left. */
  judge?: ((finding: number, says: JudgementKind) => void) | undefined;
  busy: boolean;
};

export type Reviewing = { judgements: Judgement[]; questions: Question[]; tools?: ReviewTools | undefined };

const NOTHING: Reviewing = { judgements: [], questions: [] };

export const ReviewingContext = createContext<Reviewing>(NOTHING);
export const useReviewing = () => useContext(ReviewingContext);

const subscribe = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The place that the address names; nothing while the server renders. */
export const usePlace = (): string =>
  useSyncExternalStore(
    subscribe,
    () => decodeURIComponent(window.location.hash.slice(1)),
    () => '',
  );

/** Links to the questions that were asked about this, and for a reviewer the way to ask one. */
export function AskedAbout({
  about,
  name,
  says = 'Ask',
}: {
  about: QuestionAnchor;
  name: string;
  says?: string;
}) {
  const { questions, tools } = useReviewing();
  const asked = questions.flatMap((question, index) =>
    sameAnchor(question.about, about) ? [{ ...question, number: index + 1 }] : [],
  );
  if (asked.length === 0 && !tools) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {asked.map(({ id, number, answer }) => (
        <a
          key={id}
          href={`#question-${id}`}
          className="text-xs text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
        >
          Question {number}: {answer === undefined ? 'open' : 'answered'}
        </a>
      ))}
      {tools ? (
        <Button small kind="quiet" onClick={() => tools.ask(about)}>
          {says}
          <span className="sr-only"> about {name}</span>
        </Button>
      ) : null}
    </span>
  );
}

/** What a reviewer said of a finding, beside the computed verdict and never in its place. */
export function JudgedFinding({ finding, name }: { finding: number; name: string }) {
  const { judgements, tools } = useReviewing();
  const judge = tools?.judge;
  const latest = judgements.findLast((each) => each.finding === finding);
  const said = latest?.says === 'reopened' ? undefined : latest;
  if (!said && !tools) return null;
  return (
    <div className="mt-1 text-xs" id={placeOfAnchor({ finding }).replace('finding', 'judged')}>
      {said ? (
        <p className="border-l-2 border-accent pl-2">
          <span className="font-medium">{JUDGEMENT_WORDS[said.says]} by the reviewer</span>
          <span className="text-ink-soft">
            {' '}
            · {said.by} · <Moment at={said.at} />
          </span>
          {said.reasons ? <span className="block whitespace-pre-wrap">{said.reasons}</span> : null}
        </p>
      ) : null}
      {tools && judge ? (
        <p className="mt-1 flex flex-wrap gap-1">
          {said ? (
            <Button small kind="quiet" disabled={tools.busy} onClick={() => judge(finding, 'reopened')}>
              Reopen<span className="sr-only"> {name}</span>
            </Button>
          ) : (
            <>
              <Button small kind="quiet" disabled={tools.busy} onClick={() => judge(finding, 'accepted')}>
                Accept<span className="sr-only"> {name}</span>
              </Button>
              <Button small kind="quiet" disabled={tools.busy} onClick={() => judge(finding, 'overruled')}>
                Overrule…<span className="sr-only"> {name}</span>
              </Button>
            </>
          )}
          <AskedAbout about={{ finding }} name={name} />
        </p>
      ) : (
        <AskedAbout about={{ finding }} name={name} />
      )}
    </div>
  );
}
