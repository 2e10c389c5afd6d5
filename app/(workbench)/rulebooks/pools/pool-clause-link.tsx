'use client';

import { createContext, useContext } from 'react';
import { TextLink } from '@/app/components/button';

/** The rules that a page's steps cite. */
export const PoolRulesContext = createContext<string | undefined>(undefined);

/** A clause by its number, in the rules of the page; what is no clause is said as it is. */
export function PoolClauseLink({ clause }: { clause: string }) {
  const rules = useContext(PoolRulesContext);
  const isClause = /^\d[\d.]*(?:\([a-z\d]+\))+$/.test(clause);
  if (!isClause || rules === undefined) return <span className="figures text-ink-soft">{clause}</span>;
  return (
    <span>
      <TextLink
        href={`/rulebooks/pools/${rules}#${clause}`}
        className="figures inline-flex min-h-6 items-center decoration-transparent hover:decoration-accent"
      >
        <span aria-hidden="true">§&nbsp;</span>
        <span className="sr-only">Clause </span>
        {clause}
      </TextLink>
    </span>
  );
}
