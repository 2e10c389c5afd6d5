import { ClauseLink } from '@/app/components/clause-link';
import { Section } from '@/app/components/page-frame';
import { Fact, Facts } from '@/app/components/panel';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import type { Rulebook } from '@/rulebooks/format/record';
import { counted, listed } from '@/rulebooks/spelling/wording';
import { type Comparison, comparedGames, said, type WordingGroup } from '@/rulebooks/wordings/comparison';

/** One subject as every game words it: those that say the same together, and where they differ. */
export function WordingsCompared({ rulebook, comparison }: { rulebook: Rulebook; comparison: Comparison }) {
  const { id, title, lead, asks, groups, everywhere, differ, notAmong } = comparison;
  const rules = rulebook.sections.flatMap((section) => section.rules);
  return (
    <Section id={id} title={title} lead={lead} className="mt-10">
      <ul className="mb-4 max-w-[84ch] list-disc space-y-1 pl-5 text-sm marker:text-ink-soft">
        {differ.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {everywhere.map((clause) => {
        const rule = said(rules, clause);
        return (
          <p key={clause} className="mb-4 max-w-[84ch] text-sm">
            For every game beside its own text: {rule.says}{' '}
            <ClauseLink rulebook={rulebook.id} clause={rule.clause} />
          </p>
        );
      })}
      {groups.map((group) => (
        <Group key={group.says} rulebook={rulebook} group={group} asks={asks} />
      ))}
      {notAmong.length > 0 ? (
        <>
          <h3 className="mt-6 mb-1 text-base font-medium">Not among them</h3>
          <ul className="max-w-[84ch] list-disc space-y-1 pl-5 text-sm marker:text-ink-soft">
            {notAmong.map(({ game, lines, why }) => (
              <li key={game}>
                {game} ({lines.length === 1 ? 'line' : 'lines'} {listed(lines.map(String))}): {why}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Section>
  );
}

function Group({
  rulebook,
  group,
  asks,
}: {
  rulebook: Rulebook;
  group: WordingGroup;
  asks: readonly string[];
}) {
  const games = comparedGames(rulebook, group);
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-base font-medium">
        {group.says}{' '}
        <span className="text-sm font-normal text-ink-soft">{counted(games.length, 'game')}</span>
      </h3>
      <Facts className="mb-2 max-w-[84ch]">
        {asks.map((ask, at) => (
          <Fact key={ask} name={ask}>
            {group.answers[at]}
          </Fact>
        ))}
      </Facts>
      <Table caption={`Wordings: ${group.says}`} stack="narrow">
        <HeaderRow>
          <Header>Game</Header>
          <Header>What its clauses say</Header>
        </HeaderRow>
        <tbody>
          {games.map(({ label, more, wordings }) => (
            <Row key={label}>
              <RowHeader>{label}</RowHeader>
              <Cell>
                {wordings.map(({ clause, says }) => (
                  <p key={clause}>
                    {says} <ClauseLink rulebook={rulebook.id} clause={clause} />
                  </p>
                ))}
                {more ? <p className="mt-1 text-ink-soft">{more}</p> : null}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
