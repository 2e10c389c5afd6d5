import Link from 'next/link';
import type { ReactNode } from 'react';
import { TextLink } from '@/app/components/button';
import { LISTED, type Listed } from '@/app/components/rulebook-addresses';
import type { Section } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { EVERY } from '../asked';
import { AtEntry } from './at-entry';
import { FindEntry } from './find-entry';

type Props = {
  rulebook: RulebookId;
  listed: Listed;
  sections: Pick<Section, 'number' | 'title'>[];
  /** A number as the source prints it, for the search box. */
  example: string | undefined;
  asked:
    | { show: 'sections' | 'everything' }
    | { show: 'section'; section: Pick<Section, 'number'>; entry?: string | undefined }
    | { show: 'found'; typed: string; count: number; goesTo?: string | undefined };
  children: ReactNode;
};

/** A list by sections, of which one is open: the search and the names of all sections beside it. */
export function ListedPage({ rulebook, listed, sections, example, asked, children }: Props) {
  const open = asked.show === 'section' ? asked.section.number : undefined;
  const { section: hrefOf, list } = LISTED[listed];
  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-16 lg:max-h-[calc(100dvh-5rem)] print:hidden">
        <FindEntry
          rulebook={rulebook}
          listed={listed}
          example={example}
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
                  href={hrefOf(rulebook, number)}
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
        <AtEntry
          rulebook={rulebook}
          listed={listed}
          entry={asked.show === 'section' ? asked.entry : undefined}
          section={open}
        />
        {children}
        {asked.show === 'found' ? null : (
          <p className="mt-2 text-sm print:hidden">
            {asked.show === 'everything' ? (
              <TextLink href={list(rulebook)}>Close all sections</TextLink>
            ) : (
              <TextLink href={`${list(rulebook)}?section=${EVERY}`} prefetch={false}>
                Open all sections, to print or to search in the browser
              </TextLink>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
