import { ChevronDown, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { sectionAnchor, sectionHref } from '@/app/components/rulebook-addresses';
import type { Section } from '@/rulebooks/record';
import { sectionWords } from '../asked-clauses';
import { ClauseEntry } from './clause-entry';

type Props = {
  rulebook: string;
  section: Section;
  open: boolean;
  /** Only what a search found of it. */
  part?: boolean;
};

/** A section by its number and title, and how a game is checked against its clauses; its clauses where it is open. */
export function ClauseSection({ rulebook, section, open, part = false }: Props) {
  const { number, title } = section;
  const shut = open && !part;
  const Mark = open ? ChevronDown : ChevronRight;
  return (
    <section
      id={sectionAnchor(number)}
      tabIndex={-1}
      aria-label={`${number} ${title}`}
      className={open ? 'mb-8 scroll-mt-16 outline-none' : 'scroll-mt-16 outline-none print:hidden'}
    >
      <div className={open ? 'border-b-2 border-ink pt-2 pb-1' : 'border-b border-rule py-2'}>
        <h2 className="text-lg font-semibold tracking-tight">
          <Link
            href={shut ? `/rulebooks/${rulebook}` : sectionHref(rulebook, number)}
            prefetch={false}
            scroll={!shut}
            aria-expanded={part ? undefined : open}
            className="flex items-baseline gap-2 hover:underline"
          >
            <Mark size={16} aria-hidden="true" className="shrink-0 self-center text-ink-soft print:hidden" />
            <span className="figures text-ink-soft">{number}</span> {title}
          </Link>
        </h2>
        {part ? null : <p className="pl-6 text-sm text-ink-soft print:pl-0">{sectionWords(section)}</p>}
      </div>
      {open ? (
        <ol className="gap-x-4 sm:grid sm:grid-cols-[minmax(4.5rem,max-content)_minmax(0,1fr)]">
          {section.rules.map((rule) => (
            <ClauseEntry key={rule.clause} rulebook={rulebook} rule={rule} />
          ))}
        </ol>
      ) : null}
    </section>
  );
}
