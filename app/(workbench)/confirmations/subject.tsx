'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentFile } from '@/app/(workbench)/document-file';
import { Badge } from '@/app/components/badge';
import { Button } from '@/app/components/button';
import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Checkbox, Field, Select, TextArea } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useKeptText } from '@/app/session/kept-text';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { noteProblem } from '@/rulebooks/draft/confirmations';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { counted, longDate } from '@/rulebooks/spelling/wording';
import type { RouterOutputs } from '@/server/api/api';
import {
  chosenIn,
  chosenOf,
  countIn,
  everyKey,
  type Statement,
  type SubjectAsked,
  statementsOf,
  type Ticks,
  ticked,
} from './choosing';

type KeptText = RouterOutputs['attestations']['open']['texts'][number];

const rulebookOf = (rule: string): RulebookId => rule.slice(0, rule.indexOf('/')) as RulebookId;

function StatementRow({
  statement,
  chosen,
  choose,
}: {
  statement: Statement;
  chosen: ReadonlySet<string>;
  choose: (keys: string[], on: boolean) => void;
}) {
  const { says, clause, rule, in: drafts } = statement;
  const changed = drafts.filter((each) => each.changed);
  const keys = drafts.map(({ key }) => key);
  const some = keys.filter((key) => chosen.has(key)).length;
  return (
    <li className="border-t border-rule py-2 first:border-t-0">
      <Checkbox
        label={says}
        hint={
          drafts.length === 1
            ? drafts[0]?.name
            : `${some === keys.length ? 'All of' : `${some} of`} ${counted(keys.length, 'draft')}: ${drafts.map(({ name }) => name).join(', ')}`
        }
        checked={some > 0}
        onChange={(event) => choose(keys, event.target.checked)}
      />
      <div className="ml-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        <ClauseLink rulebook={rulebookOf(rule)} clause={clause} />
        {drafts.some(({ before }) => before) ? <span>The same question was confirmed elsewhere</span> : null}
      </div>
      {changed.map(({ key, name, changed: earlier }) =>
        earlier ? (
          <div key={key} className="mt-1 ml-6 flex flex-wrap items-center gap-2 text-sm">
            <Badge tone="consent">Look again</Badge>
            <Checkbox
              label={`${name}: ${earlier.by} confirmed it for ${earlier.of} on ${longDate(earlier.at)}, and what it is about is not the same here.`}
              checked={chosen.has(key)}
              onChange={(event) => choose([key], event.target.checked)}
            />
          </div>
        ) : null,
      )}
    </li>
  );
}

/** One subject: read its statements, say once how they are made sure of, confirm. */
export function Subject({
  draft,
  subject,
  texts,
  refresh,
}: {
  /** Where one draft alone is looked at. */
  draft: string | undefined;
  subject: SubjectAsked;
  texts: KeptText[];
  refresh: () => Promise<unknown>;
}) {
  const trpc = useTRPC();
  const toast = useToast();
  // Each lasts through what others save in the meantime, and what was confirmed of another subject.
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const chosen = chosenOf(subject, ticks);
  const [note, setNote] = useKeptText(`confirm:${draft ?? 'all'}:${subject.duty}`);
  const [document, setDocument] = useState<{ name: string; hash: string } | undefined>();
  const [keep, setKeep] = useState(false);
  const [tried, setTried] = useState(false);
  const keepText = useMutation(trpc.attestations.keepText.mutationOptions());
  const said = (count: number) => toast({ title: `${subject.title}: ${count} confirmed` });
  // The subject may be gone from the page by then, confirmed by whoever was first.
  const failed = (error: unknown) =>
    toast({ title: `${subject.title}: not confirmed`, detail: sentenceOf(error), tone: 'problem' });
  const confirm = useMutation(
    trpc.attestations.confirmAcross.mutationOptions({
      onSuccess: ({ confirmed }) => {
        said(confirmed);
        setNote('');
        setDocument(undefined);
        setTried(false);
      },
      onError: failed,
      onSettled: refresh,
    }),
  );
  const takeOver = useMutation(
    trpc.attestations.takeOver.mutationOptions({
      onSuccess: ({ confirmed }) => said(confirmed),
      onError: failed,
      onSettled: refresh,
    }),
  );
  const drafts = chosenIn(subject, (key) => chosen.has(key));
  const same = chosenIn(subject, (_, { before }) => before !== undefined);
  const count = countIn(drafts);
  const choose = (keys: string[], on: boolean) => setTicks(ticked(ticks, subject, { keys, on }));
  const send = () => {
    setTried(true);
    if (noteProblem(note) || count === 0) return;
    const given = { note: note.trim(), ...(document && { document }) };
    if (keep) keepText.mutate({ duty: subject.duty, text: given.note, ...(document && { document }) });
    confirm.mutate({ drafts, ...given });
  };
  const error = confirm.error ?? takeOver.error ?? keepText.error;
  return (
    <Section
      title={subject.title}
      lead={`${counted(everyKey(subject).length, 'statement')} in ${counted(subject.drafts.length, 'draft')}. Untick what you cannot confirm; it stays open.`}
    >
      <ul className="border-y border-rule">
        {statementsOf(subject).map((statement) => (
          <StatementRow key={statement.rule} statement={statement} chosen={chosen} choose={choose} />
        ))}
      </ul>
      <div className="mt-4 grid max-w-2xl gap-3">
        {same.length > 0 ? (
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <Button busy={takeOver.isPending} onClick={() => takeOver.mutate({ drafts: same })}>
              Confirm {countIn(same)} as before
            </Button>
            <span className="text-ink-soft">
              With the note and document of the earlier confirmation, under your name and today’s date.
            </span>
          </div>
        ) : null}
        {texts.length > 0 ? (
          <Field label="Kept text">
            {(control) => (
              <Select
                {...control}
                value=""
                onChange={({ target }) => {
                  const text = texts.find(({ id }) => id === target.value);
                  if (!text) return;
                  setNote(text.text);
                  setDocument(text.document);
                }}
              >
                <option value="">Pick one to start from</option>
                {texts.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text.slice(0, 100)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        <Field
          label={`How you make sure of it: ${subject.title}`}
          hint="And where that can be checked. It goes into each dossier under your name."
          required
          problem={(tried ? noteProblem(note) : undefined) ?? problemAt(confirm.error, 'note')}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => {
                setNote(event.target.value);
                setTried(false);
              }}
            />
          )}
        </Field>
        <DocumentFile
          hash={document?.hash}
          called={`confirmations: ${subject.title}`}
          label="A document that shows it"
          hint="May be left out. It goes with each version, and the regulator can read it."
          onChange={(hash, name = '') => setDocument(hash === undefined ? undefined : { hash, name })}
        />
        <Checkbox
          label="Keep this text for the next time"
          checked={keep}
          onChange={(event) => setKeep(event.target.checked)}
        />
        <div>
          <Button kind="primary" busy={confirm.isPending} disabled={count === 0} onClick={send}>
            {count === 1 ? 'I confirm this one' : `I confirm these ${count}`}
          </Button>
        </div>
        {error ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
      </div>
    </Section>
  );
}
