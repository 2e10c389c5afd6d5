import type { Metadata } from 'next';
import { Badge, type Tone } from '@/app/components/badge';
import { ClauseLink } from '@/app/components/clause-link';
import { EmptyState } from '@/app/components/feedback';
import { Percent } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import type { Ambiguity, Game } from '@/rulebooks/format/record';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { comparisonsOf } from '@/rulebooks/wording-books';
import type { AmbiguityCheck } from '@/server/rulebooks/shapes';
import {
  type AmbiguitySection,
  ambiguousSections,
  ambiguousWords,
  askedAmbiguities,
  MOST_AMBIGUITIES,
} from '../../asked-ambiguities';
import { ListedPage } from '../listed-page';
import { ListedSection } from '../listed-section';
import { readChecks, readRulebook } from '../read';
import { linesWords } from '../rule-words';
import { WordingsCompared } from './wordings-compared';

export const metadata: Metadata = { title: 'Ambiguities' };

const KINDS: Record<Ambiguity['kind'], { word: string; tone: Tone; means: string }> = {
  damaged: {
    word: 'Damaged',
    tone: 'consent',
    means: 'The text reached us with characters lost or changed.',
  },
  contradictory: {
    word: 'Contradictory',
    tone: 'conflict',
    means: 'Two places of the source say different things.',
  },
  open: { word: 'Open', tone: 'notice', means: 'The source allows two readings and does not choose.' },
};

function wagerName(games: Game[], compares: Ambiguity['compares']): string {
  const game = games.find(({ id }) => id === compares?.game);
  return game?.wagers.find(({ id }) => id === compares?.wager)?.label ?? 'The wager';
}

function Entry({ rulebook, games, check }: { rulebook: RulebookId; games: Game[]; check: AmbiguityCheck }) {
  const { ambiguity, chosen, other, basis } = check;
  const edge = `${wagerName(games, ambiguity.compares)}: house edge${basis ? ` ${basis}` : ''}`;
  const kind = KINDS[ambiguity.kind];
  return (
    <article
      id={ambiguity.id}
      tabIndex={-1}
      className="scroll-mt-2 border-b border-rule py-4 outline-offset-4 target:bg-accent-soft focus:bg-accent-soft"
    >
      <h3 className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <ClauseLink rulebook={rulebook} clause={ambiguity.clause} />
        <Badge tone={kind.tone}>{kind.word}</Badge>
        <span className="text-xs font-normal text-ink-soft">{kind.means}</span>
      </h3>
      <Facts>
        <Fact name="As printed">{ambiguity.text}</Fact>
        <Fact name="We read it as">
          {ambiguity.reading}
          {chosen ? (
            <span className="block text-ink-soft">
              {edge} <Percent value={chosen} className="font-medium text-ink" />
            </span>
          ) : null}
        </Fact>
        <Fact name="Other reading">
          {ambiguity.otherReading}
          {other ? (
            <span className="block text-ink-soft">
              {edge} <Percent value={other} className="font-medium text-ink" />
            </span>
          ) : null}
        </Fact>
        <Fact name="Why">{ambiguity.because}</Fact>
        <Fact name="Source">
          <span className="figures">{linesWords(ambiguity.source)}</span>
        </Fact>
      </Facts>
    </article>
  );
}

type Props = {
  params: Promise<{ rulebook: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** All sections that have any, one of them open: the ambiguities of the others are not on the page. */
export default async function AmbiguitiesPage({ params, searchParams }: Props) {
  const { rulebook: id } = await params;
  const { rulebook } = await readRulebook(id);
  const { ambiguities } = await readChecks(id);
  if (ambiguities.length === 0)
    return <EmptyState title="None found">Every clause of this rulebook has only one reading.</EmptyState>;
  const sections = ambiguousSections(rulebook.sections, ambiguities);
  const asked = askedAmbiguities(sections, await searchParams);
  const listed = (section: AmbiguitySection, open: boolean, part: boolean) => (
    <ListedSection
      key={section.number}
      rulebook={rulebook.id}
      listed="ambiguity"
      section={section}
      words={ambiguousWords(section)}
      open={open}
      part={part}
    >
      {() =>
        section.checks.map((check) => (
          <Entry key={check.ambiguity.id} rulebook={rulebook.id} games={rulebook.games} check={check} />
        ))
      }
    </ListedSection>
  );
  const example = sections[0]?.checks[0]?.ambiguity.clause;
  return (
    <>
      <p className="mb-4 max-w-[72ch] text-sm text-ink-soft">
        Where the source is damaged, contradicts itself or leaves a choice: what it says, how we read it, and
        what the other reading would cost the player.
      </p>
      <ListedPage
        rulebook={rulebook.id}
        listed="ambiguity"
        sections={sections}
        example={example}
        asked={asked}
      >
        {asked.show !== 'found' ? (
          sections.map((section) =>
            listed(
              section,
              asked.show === 'everything' ||
                (asked.show === 'section' && asked.section.number === section.number),
              false,
            ),
          )
        ) : asked.count === 0 ? (
          <EmptyState title={`Nothing matches “${asked.typed}”`}>
            Type the number of a clause, such as {example}, or fewer words.
          </EmptyState>
        ) : (
          <>
            {asked.sections.map((section) => listed(section, true, true))}
            {asked.count > MOST_AMBIGUITIES ? (
              <p className="text-sm text-ink-soft">
                These are the first {MOST_AMBIGUITIES} of {asked.count} ambiguities. Add a word to find fewer.
              </p>
            ) : null}
          </>
        )}
      </ListedPage>
      {comparisonsOf(rulebook.id).map((comparison) => (
        <WordingsCompared key={comparison.id} rulebook={rulebook} comparison={comparison} />
      ))}
    </>
  );
}
