import { ChevronDown, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { LISTED, type Listed, sectionAnchor } from '@/app/components/rulebook-addresses';
import type { Section } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';

type Props = {
  rulebook: RulebookId;
  listed: Listed;
  section: Pick<Section, 'number' | 'title'>;
  /** How many entries it has, of which kinds. */
  words: string;
  open: boolean;
  /** Only what a search found of it. */
  part?: boolean | undefined;
  /** Its entries, drawn only where it is open. */
  children: () => ReactNode;
};

/** A section by its number and title, and what it holds; the entries themselves where it is open. */
export function ListedSection({ rulebook, listed, section, words, open, part = false, children }: Props) {
  const { number, title } = section;
  const shut = open && !part;
  const Mark = open ? ChevronDown : ChevronRight;
  return (
    <section
      id={sectionAnchor(number)}
      tabIndex={-1}
      aria-label={`${number} ${title}`}
      className={open ? 'mb-8 scroll-mt-2 outline-none' : 'scroll-mt-2 outline-none print:hidden'}
    >
      <div className={open ? 'border-b-2 border-ink pt-2 pb-1' : 'border-b border-rule py-2'}>
        <h2 className="text-lg font-semibold tracking-tight">
          <Link
            href={shut ? LISTED[listed].list(rulebook) : LISTED[listed].section(rulebook, number)}
            prefetch={false}
            scroll={!shut}
            aria-expanded={part ? undefined : open}
            className="flex items-baseline gap-2 hover:underline"
          >
            <Mark size={16} aria-hidden="true" className="shrink-0 self-center text-ink-soft print:hidden" />
            <span className="figures text-ink-soft">{number}</span> {title}
          </Link>
        </h2>
        {part ? null : <p className="pl-6 text-sm text-ink-soft print:pl-0">{words}</p>}
      </div>
      {open ? children() : null}
    </section>
  );
}
