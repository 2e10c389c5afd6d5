'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Rule } from '@/rulebooks/record';
import { TextLink } from './button';
import { ClauseContext, clauseHref } from './clause-link';
import { SideSheet } from './dialog';
import { Note, Skeleton } from './feedback';
import { RuleRecord } from './rule-record';

type Shown = { rulebook: string; clause: string };
type Found = { rule: Rule | undefined; section: string; title: string };

/** The records are fetched as code the first time somebody asks for one, and judged nowhere else. */
async function find({ rulebook, clause }: Shown): Promise<Found> {
  const { rulebookOf } = await import('@/rulebooks/registry');
  const known = rulebookOf(rulebook);
  if (!known.ok) return { rule: undefined, section: '', title: rulebook };
  const section = known.value.sections.find(({ rules }) => rules.some((rule) => rule.clause === clause));
  return {
    rule: section?.rules.find((rule) => rule.clause === clause),
    section: section ? `Section ${section.number}, ${section.title}` : '',
    title: known.value.title,
  };
}

/** Every `ClauseLink` inside opens the rule's record at the right edge, beside the work. */
export function ClauseSheet({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [found, setFound] = useState<Found | 'failed' | null>(null);
  const open = useMemo(() => (rulebook: string, clause: string) => setShown({ rulebook, clause }), []);

  useEffect(() => {
    if (!shown) return;
    let wanted = true;
    setFound(null);
    find(shown).then(
      (answer) => wanted && setFound(answer),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [shown]);

  return (
    <ClauseContext value={open}>
      {children}
      <SideSheet
        open={shown !== null}
        onOpenChange={(stays) => {
          if (!stays) setShown(null);
        }}
        title={shown ? `Clause ${shown.clause}` : ''}
        lead={found && found !== 'failed' ? found.title : undefined}
      >
        {shown ? <Body shown={shown} found={found} /> : null}
      </SideSheet>
    </ClauseContext>
  );
}

function Body({ shown, found }: { shown: Shown; found: Found | 'failed' | null }) {
  if (found === null) return <Skeleton lines={5} />;
  if (found === 'failed') {
    return <Note kind="problem">The record could not be fetched. Close this and open the clause again.</Note>;
  }
  return (
    <>
      {found.rule ? (
        <>
          <p className="mb-3 text-sm text-ink-soft">{found.section}</p>
          <RuleRecord rule={found.rule} />
        </>
      ) : (
        <Note>This rulebook has no clause {shown.clause}.</Note>
      )}
      <p className="mt-6 text-sm">
        <TextLink href={clauseHref(shown.rulebook, shown.clause)}>Open it in the rulebook</TextLink>
      </p>
    </>
  );
}
