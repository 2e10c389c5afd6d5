'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ButtonLink, TextLink } from '@/app/components/button';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import { KeptTexts } from './kept-texts';
import { Subject } from './subject';

/** What no calculation can show, in all drafts or in one: one subject after the other, each with one action. */
export function Confirmations({ draft }: { draft?: string }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const asked = useQuery(trpc.attestations.open.queryOptions(draft ? { draft } : {}));
  const refresh = () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: trpc.attestations.pathKey() }),
      cache.invalidateQueries({ queryKey: trpc.drafts.pathKey() }),
    ]);
  const subjects = asked.data?.subjects ?? [];
  const one = draft ? subjects[0]?.drafts[0]?.name : undefined;
  return (
    <ClauseSheet>
      <Page
        title="Confirmations"
        lead="What no calculation can show. Choose a subject that you answer for, say once how you make sure of it, and confirm it in every draft that asks. Your name and the time stand under each."
        above={
          draft ? (
            <TextLink href={`/workbench/${draft}`}>{one ?? 'The draft'}</TextLink>
          ) : (
            <TextLink href="/workbench">Workbench</TextLink>
          )
        }
        actions={draft ? <ButtonLink href="/confirmations">All drafts</ButtonLink> : undefined}
      >
        {asked.isPending ? <Skeleton lines={6} /> : null}
        {asked.isError ? <Note kind="problem">{sentenceOf(asked.error)}</Note> : null}
        {asked.data && subjects.length === 0 ? (
          <EmptyState
            title="Nothing needs confirmation"
            action={
              <ButtonLink kind="primary" href="/workbench">
                Open the workbench
              </ButtonLink>
            }
          >
            Every statement that your drafts ask a person for is confirmed.
          </EmptyState>
        ) : null}
        {asked.data && asked.data.more > 0 ? (
          <Note className="mb-6">
            The drafts saved last are shown. {counted(asked.data.more, 'other')} can be opened in the
            workbench.
          </Note>
        ) : null}
        {subjects.map((subject) => (
          <Subject
            key={subject.duty}
            draft={draft}
            subject={subject}
            texts={(asked.data?.texts ?? []).filter(({ duty }) => duty === subject.duty)}
            refresh={refresh}
          />
        ))}
        {asked.data && asked.data.texts.length > 0 ? (
          <KeptTexts texts={asked.data.texts} refresh={refresh} />
        ) : null}
      </Page>
    </ClauseSheet>
  );
}
