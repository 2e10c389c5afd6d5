import Link from 'next/link';
import { TextLink } from '@/app/components/button';
import { EmptyState } from '@/app/components/feedback';
import { sectionHref } from '@/app/components/rulebook-addresses';
import type { Section } from '@/rulebooks/record';
import { type AskedClauses, askedClauses, EVERY, MOST_SHOWN } from '../asked-clauses';
import { exampleClause } from '../clause-search';
import { AtClause } from './at-clause';
import { ClauseSection } from './clause-section';
import { FindClause } from './find-clause';
import { readRulebook } from './read';

type Props = {
  params: Promise<{ rulebook: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** All sections by name, one of them open: the clauses of the others are not on the page. */
export default async function ClausesPage({ params, searchParams }: Props) {
  const { rulebook } = await readRulebook((await params).rulebook);
  const { id, sections, precedence } = rulebook;
  const asked = askedClauses(sections, await searchParams);
  const open = asked.show === 'section' ? asked.section.number : undefined;
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] print:hidden">
        <FindClause
          rulebook={id}
          example={exampleClause(sections)}
          found={asked.show === 'found' ? asked : undefined}
        />
        <nav
          aria-label="Sections"
          className="hidden min-h-0 overflow-y-auto border-t border-rule text-sm lg:block"
        >
          <ul>
            {sections.map(({ number, title }) => (
              <li key={number}>
                <Link
                  href={sectionHref(id, number)}
                  aria-current={number === open ? 'true' : undefined}
                  className="flex min-h-7 items-baseline gap-2 py-1 text-ink-soft hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
                >
                  <span className="figures min-w-5 shrink-0 whitespace-nowrap">{number}</span> {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="min-w-0">
        <AtClause rulebook={id} clause={asked.show === 'section' ? asked.clause : undefined} section={open} />
        {asked.show === 'found' ? (
          <Found rulebook={id} asked={asked} example={exampleClause(sections)} />
        ) : (
          <>
            {sections.map((section) => (
              <ClauseSection
                key={section.number}
                rulebook={id}
                section={section}
                open={asked.show === 'everything' || section.number === open}
              />
            ))}
            <p className="mt-6 max-w-[72ch] text-sm text-ink-soft">{precedence}</p>
            <p className="mt-2 text-sm print:hidden">
              {asked.show === 'everything' ? (
                <TextLink href={`/rulebooks/${id}`}>Close all sections</TextLink>
              ) : (
                <TextLink href={`/rulebooks/${id}?section=${EVERY}`} prefetch={false}>
                  Open all sections, to print or to search in the browser
                </TextLink>
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

function Found({
  rulebook,
  asked,
  example,
}: {
  rulebook: string;
  asked: Extract<AskedClauses, { show: 'found' }>;
  example: string | undefined;
}) {
  if (asked.count === 0)
    return (
      <EmptyState title={`Nothing matches “${asked.typed}”`}>
        Type a number as it is printed{example ? `, such as ${example}` : ''}, or fewer words.
      </EmptyState>
    );
  return (
    <>
      {asked.sections.map((section: Section) => (
        <ClauseSection key={section.number} rulebook={rulebook} section={section} open part />
      ))}
      {asked.count > MOST_SHOWN ? (
        <p className="text-sm text-ink-soft">
          These are the first {MOST_SHOWN} of {asked.count} clauses. Add a word to find fewer.
        </p>
      ) : null}
    </>
  );
}
