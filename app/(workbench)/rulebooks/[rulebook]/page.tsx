import { EmptyState } from '@/app/components/feedback';
import type { Section } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { type AskedClauses, askedClauses, MOST_SHOWN, sectionWords } from '../asked-clauses';
import { exampleClause } from '../clause-search';
import { ClauseEntry } from './clause-entry';
import { ListedPage } from './listed-page';
import { ListedSection } from './listed-section';
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
  const example = exampleClause(sections);
  const isOpen = ({ number }: Section) =>
    asked.show === 'everything' || (asked.show === 'section' && asked.section.number === number);
  return (
    <ListedPage rulebook={id} listed="clause" sections={sections} example={example} asked={asked}>
      {asked.show === 'found' ? (
        <Found rulebook={id} asked={asked} example={example} />
      ) : (
        <>
          {sections.map((section) => (
            <Clauses key={section.number} rulebook={id} section={section} open={isOpen(section)} />
          ))}
          <p className="mt-6 max-w-[72ch] text-sm text-ink-soft">{precedence}</p>
        </>
      )}
    </ListedPage>
  );
}

type ClausesProps = { rulebook: RulebookId; section: Section; open: boolean; part?: boolean };

/** How a game is checked against the clauses of a section, and the clauses. */
function Clauses({ rulebook, section, open, part }: ClausesProps) {
  return (
    <ListedSection
      rulebook={rulebook}
      listed="clause"
      section={section}
      words={sectionWords(section)}
      open={open}
      part={part}
    >
      {() => (
        <ol className="gap-x-4 sm:grid sm:grid-cols-[minmax(4.5rem,max-content)_minmax(0,1fr)]">
          {section.rules.map((rule) => (
            <ClauseEntry key={rule.clause} rulebook={rulebook} rule={rule} />
          ))}
        </ol>
      )}
    </ListedSection>
  );
}

function Found({
  rulebook,
  asked,
  example,
}: {
  rulebook: RulebookId;
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
      {asked.sections.map((section) => (
        <Clauses key={section.number} rulebook={rulebook} section={section} open part />
      ))}
      {asked.count > MOST_SHOWN ? (
        <p className="text-sm text-ink-soft">
          These are the first {MOST_SHOWN} of {asked.count} clauses. Add a word to find fewer.
        </p>
      ) : null}
    </>
  );
}
