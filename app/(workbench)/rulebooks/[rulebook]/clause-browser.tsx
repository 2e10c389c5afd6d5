'use client';

import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '@/app/components/feedback';
import { TextInput } from '@/app/components/field';
import { Keys } from '@/app/components/keys';
import { useCommands } from '@/app/shell/commands';
import type { Rulebook } from '@/rulebooks/record';
import { exampleClause, searchClauses } from '../clause-search';
import { ClauseEntry } from './clause-entry';

type Clauses = Pick<Rulebook, 'id' | 'precedence' | 'sections'>;

/** Puts the reader, and the keyboard, at one clause. */
function goTo(clause: string): void {
  const place = document.getElementById(clause);
  if (!place) return;
  history.replaceState(null, '', `#${encodeURIComponent(clause)}`);
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

/** All clauses in the order of the source, with one box that finds a number or words. */
export function ClauseBrowser({ rulebook }: { rulebook: Clauses }) {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<string | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const example = useMemo(() => exampleClause(rulebook.sections), [rulebook.sections]);
  const hits = useMemo(() => searchClauses(rulebook.sections, typed), [rulebook.sections, typed]);

  useCommands(
    useMemo(
      () => [
        {
          id: 'find-clause',
          label: 'Find a clause',
          group: 'Rulebook',
          keys: '/',
          run: () => box.current?.focus(),
        },
      ],
      [],
    ),
  );
  // A link from elsewhere names its clause after "#"; the shell's header must not cover it.
  useEffect(() => {
    const named = decodeURIComponent(window.location.hash.slice(1));
    if (named) goTo(named);
  }, []);
  // The clause is only on the page once the search that hid its neighbours has been cleared.
  useEffect(() => {
    if (wanted === null || typed !== '') return;
    goTo(wanted);
    setWanted(null);
  }, [wanted, typed]);

  const jump = (event: FormEvent) => {
    event.preventDefault();
    const target = hits.jump ?? hits.sections[0]?.rules[0]?.clause;
    if (!target) return;
    setWanted(target);
    setTyped('');
  };

  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)]">
        {/** biome-ignore lint/a11y/useSemanticElements: a search form, which the role names */}
        <form role="search" aria-label="Clauses" onSubmit={jump}>
          <label htmlFor="clause-search" className="mb-1 block text-sm font-medium">
            Find a clause
          </label>
          <div className="relative">
            <Search size={14} aria-hidden="true" className="absolute top-2.5 left-2.5 text-ink-faint" />
            <TextInput
              id="clause-search"
              ref={box}
              type="search"
              className="pl-8"
              placeholder={example ? `${example}, or words` : 'words'}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-describedby="clause-search-says"
            />
          </div>
          <p id="clause-search-says" className="mt-1 min-h-4 text-xs text-ink-soft" aria-live="polite">
            {typed.trim() === '' ? (
              <>
                <Keys press="/" /> comes here
              </>
            ) : (
              <>
                {hits.count === 1 ? '1 clause' : `${hits.count} clauses`}
                {hits.count > 0 ? (
                  <>
                    ; <Keys press="Enter" /> goes to {hits.jump ?? 'the first'}
                  </>
                ) : null}
              </>
            )}
          </p>
        </form>
        <nav
          aria-label="Sections"
          className="-mx-1 max-h-45 overflow-y-auto border-y border-rule px-1 text-sm lg:max-h-none lg:min-h-0 lg:border-b-0"
        >
          <ul>
            {rulebook.sections.map((section) => (
              <li key={section.number}>
                <a
                  href={`#section-${section.number}`}
                  className="flex min-h-7 items-baseline gap-2 py-1 text-ink-soft hover:text-ink hover:underline"
                >
                  <span className="figures min-w-5 shrink-0 whitespace-nowrap">{section.number}</span>{' '}
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
          <p className="hidden py-3 text-xs text-ink-soft lg:block">{rulebook.precedence}</p>
        </nav>
      </div>
      <div className="min-w-0">
        {hits.count === 0 ? (
          <EmptyState title={`Nothing matches “${typed.trim()}”`}>
            Type a number as it is printed{example ? `, such as ${example}` : ''}, or fewer words.
          </EmptyState>
        ) : null}
        {hits.sections.map((section) => (
          <section key={section.number} id={`section-${section.number}`} className="mb-10 scroll-mt-16">
            <h2 className="mb-2 border-b-2 border-ink pb-1 text-lg font-semibold tracking-tight">
              <span className="figures mr-2 text-ink-soft">{section.number}</span>
              {section.title}
            </h2>
            <ol className="gap-x-4 sm:grid sm:grid-cols-[minmax(4.5rem,max-content)_minmax(0,1fr)]">
              {section.rules.map((rule) => (
                <ClauseEntry key={rule.clause} rulebook={rulebook.id} rule={rule} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
