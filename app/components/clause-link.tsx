'use client';

import Link from 'next/link';
import { createContext, useContext } from 'react';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import { classes } from './classes';
import { clauseHref } from './rulebook-addresses';

type OpenClause = (rulebook: RulebookId, clause: ClauseId) => void;

/** Set by a page that can show a clause beside the work; without it a clause is a link to the rulebook. */
export const ClauseContext = createContext<OpenClause | null>(null);

function ClauseNumber({ clause }: { clause: ClauseId }) {
  return (
    <>
      {/^\d/.test(clause) ? (
        <>
          <span aria-hidden="true">§ </span>
          <span className="sr-only">Clause </span>
        </>
      ) : null}
      {clause}
    </>
  );
}

/** A clause by its number: opens the rule's record in a sheet where there is one, or in the rulebook. */
export function ClauseLink({
  rulebook,
  clause,
  className,
}: {
  rulebook: RulebookId;
  clause: ClauseId;
  className?: string;
}) {
  const open = useContext(ClauseContext);
  const look = classes(
    'figures inline-block min-h-6 rounded-sm text-sm whitespace-nowrap text-accent underline decoration-transparent underline-offset-2 hover:decoration-accent',
    className,
  );
  if (open) {
    return (
      <button type="button" className={look} onClick={() => open(rulebook, clause)}>
        <ClauseNumber clause={clause} />
      </button>
    );
  }
  return (
    <Link className={look} href={clauseHref(rulebook, clause)}>
      <ClauseNumber clause={clause} />
    </Link>
  );
}
