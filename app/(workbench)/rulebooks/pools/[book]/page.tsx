import type { Metadata } from 'next';
import { TextLink } from '@/app/components/button';
import { Page, Section } from '@/app/components/page-frame';
import { api } from '@/app/trpc/server';
import { INFORMS } from '@/rulebooks/format/informs';
import type { PoolBook, PoolClause } from '@/server/rulebooks/pool-books';
import { found } from '../../../found';

type Props = { params: Promise<{ book: string }> };

export const metadata: Metadata = { title: 'Rules of pools' };

function treated(clause: PoolClause): string {
  switch (clause.kind) {
    case 'computed':
      return clause.citedAs === undefined ? 'Settled by it' : `Settled by it, cited as ${clause.citedAs}`;
    case 'attested':
      return 'A person answers for it';
    case 'informative':
      return INFORMS[clause.informs];
  }
}

function Clause({ clause }: { clause: PoolClause }) {
  return (
    <li
      id={clause.clause}
      className="grid scroll-mt-16 gap-x-6 border-b border-rule py-2 last:border-b-0 target:bg-accent-soft sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <span className="figures font-medium">{clause.clause}</span>
      <div className="max-w-[80ch]">
        <p>{clause.says}</p>
        <p className="text-xs text-ink-soft">{treated(clause)}</p>
      </div>
    </li>
  );
}

const READ: { is: PoolBook['readAs'][number]['is']; title: string; lead: string }[] = [
  {
    is: 'both',
    title: 'Read in two ways',
    lead: 'Where the text contradicts itself or leaves two answers, both are settled, and a settlement shows the other beside its own where a dividend differs.',
  },
  {
    is: 'doubtful',
    title: 'Doubtful, and how it is read',
    lead: 'What the text says too little of, or seems to say twice.',
  },
  {
    is: 'merged',
    title: 'Merged in our copy',
    lead: 'Columns and headings of the source ran together as one text. How they were separated.',
  },
];

const READ_AS = 'read-as';

function ReadAs({ notes }: { notes: PoolBook['readAs'] }) {
  const all = READ.map(({ is, title, lead }) => (
    <Section key={is} title={title} lead={lead}>
      <ul className="border-y border-rule text-sm">
        {notes
          .filter((note) => note.is === is)
          .map(({ clause, says }) => (
            <li
              key={says}
              className="grid gap-x-6 border-b border-rule py-2 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <TextLink href={`#${clause}`}>
                <span className="figures font-medium">{clause}</span>
              </TextLink>
              <p className="max-w-[80ch]">{says}</p>
            </li>
          ))}
      </ul>
    </Section>
  ));
  return (
    <div id={READ_AS} className="scroll-mt-16">
      {all}
    </div>
  );
}

export default async function PoolRulesPage({ params }: Props) {
  const { book } = await params;
  const server = await api();
  const rules = await found(
    server.rulebooks.poolRules({ book }),
    `/rulebooks/pools/${encodeURIComponent(book)}`,
  );
  return (
    <Page
      title={rules.title}
      lead={`${rules.jurisdiction}. Every lettered clause in our own words, and what a settlement makes of it. ${rules.lacks}`}
      above={<TextLink href="/rulebooks">Rulebooks</TextLink>}
    >
      <p className="text-sm">
        <TextLink href={`#${READ_AS}`}>How the text was read</TextLink>, clause by clause
      </p>
      {rules.sections.map(({ number, title, clauses }) => (
        <Section key={number} title={`${number} ${title}`}>
          <ul className="border-y border-rule text-sm">
            {clauses.map((clause) => (
              <Clause key={clause.clause} clause={clause} />
            ))}
          </ul>
        </Section>
      ))}
      <ReadAs notes={rules.readAs} />
      <Section title="Cited beside the clauses" lead="What a step may rest on where the source lacks a rule.">
        <ul className="border-y border-rule text-sm">
          {rules.beyond.map(({ cited, says }) => (
            <li
              key={cited}
              className="grid gap-x-6 border-b border-rule py-2 last:border-b-0 sm:grid-cols-[16rem_minmax(0,1fr)]"
            >
              <span className="figures font-medium">{cited}</span>
              <p className="max-w-[80ch]">{says}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
