import type { Metadata } from 'next';
import Link from 'next/link';
import { Fragment } from 'react';
import { TextLink } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { EmptyState } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { api } from '@/app/trpc/server';
import { type ComparedPart, type Comparison, isDifference } from '@/rulebooks/compare';
import { found } from '../../found';
import { hrefOf, type Pair, pairOf } from './choices';
import { ComparedEdges } from './compared-edges';
import { ComparedLines } from './compared-lines';
import { Pickers } from './pickers';
import { type SideNames, sideNames } from './side-names';

export const metadata: Metadata = { title: 'Two games side by side' };

type Asked = { left?: string | undefined; right?: string | undefined; show?: string | undefined };
type Props = { searchParams: Promise<{ [name: string]: string | string[] | undefined }> };

async function askedFor(searchParams: Props['searchParams']): Promise<Asked> {
  const one = (value: string | string[] | undefined) => [value].flat()[0];
  const { left, right, show } = await searchParams;
  return { left: one(left), right: one(right), show: one(show) };
}

const shown = (part: ComparedPart, everything: boolean): ComparedPart => ({
  ...part,
  groups: part.groups
    .map((group) => ({ ...group, lines: everything ? group.lines : group.lines.filter(isDifference) }))
    .filter(({ lines }) => lines.length > 0),
});

const linesOf = (parts: ComparedPart[]) =>
  parts.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines));

function Switch({ pair, everything }: { pair: Pair; everything: boolean }) {
  const choices = [
    { label: 'Differences only', chosen: !everything, href: hrefOf(pair, false) },
    { label: 'Everything', chosen: everything, href: hrefOf(pair, true) },
  ];
  return (
    <nav aria-label="How much is shown" className="flex gap-5 border-b border-rule">
      {choices.map(({ label, chosen, href }) => (
        <Link
          key={label}
          href={href}
          scroll={false}
          aria-current={chosen ? 'true' : undefined}
          className={classes(
            '-mb-px flex min-h-9 items-center border-b-2 px-0.5 text-sm whitespace-nowrap',
            chosen ? 'border-accent font-medium' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The parts of the page with how many lines differ in each: it is long. */
function PartLinks({ parts }: { parts: ComparedPart[] }) {
  return (
    <nav aria-label="On this page" className="mb-8">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map((part) => (
          <li key={part.id}>
            <TextLink href={`#${part.id}`}>{part.title}</TextLink>{' '}
            <span className="figures text-xs text-ink-soft">
              {linesOf([part]).filter(isDifference).length}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Summary({ comparison }: { comparison: Comparison }) {
  const lines = linesOf(comparison.parts);
  const differing = lines.filter(isDifference).length;
  return (
    <p className="figures">
      {differing === 0
        ? 'Nothing differs'
        : `${differing} ${differing === 1 ? 'line differs' : 'lines differ'}`}
      , {lines.length - differing} {lines.length - differing === 1 ? 'is' : 'are'} the same.
    </p>
  );
}

function Part({ comparison, part, names }: { comparison: Comparison; part: ComparedPart; names: SideNames }) {
  return (
    <Section id={part.id} title={part.title} className="scroll-mt-2">
      {part.groups.map((group) => (
        <div key={group.id} className="mb-5">
          {group.title ? <h3 className="mb-1.5 font-medium">{group.title}</h3> : null}
          <ComparedLines
            comparison={comparison}
            names={names}
            caption={group.title ? `${part.title}: ${group.title}` : part.title}
            lines={group.lines}
            pay={part.id === 'wagers'}
          />
        </div>
      ))}
    </Section>
  );
}

/** Clauses that are no line of this page: named, so that their absence is not taken for agreement. */
function Unplaced({ comparison, names }: { comparison: Comparison; names: SideNames }) {
  const sides = [
    { side: comparison.left, clauses: comparison.unplaced.left, name: names.left },
    { side: comparison.right, clauses: comparison.unplaced.right, name: names.right },
  ].filter(({ clauses }) => clauses.length > 0);
  if (sides.length === 0) return null;
  return (
    <Section title="Not compared">
      <p className="max-w-[80ch] text-sm text-ink-soft">These clauses have no counterpart by topic.</p>
      <dl className="mt-2 grid max-w-[80ch] gap-x-6 gap-y-1 text-sm sm:grid-cols-[max-content_1fr]">
        {sides.map(({ side, clauses, name }) => (
          <Fragment key={`${side.rulebook}/${side.game}`}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              {clauses.map((clause) => (
                <ClauseLink key={clause} rulebook={side.rulebook} clause={clause} className="mr-2" />
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}

async function Compared({ pair, everything }: { pair: Pair; everything: boolean }) {
  const server = await api();
  const comparison = await found(server.rulebooks.compare(pair), hrefOf(pair, everything));
  const names = sideNames(comparison);
  const parts = comparison.parts
    .map((part) => shown(part, everything))
    .filter(({ groups }) => groups.length > 0);
  return (
    <ClauseSheet>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <Summary comparison={comparison} />
        <Switch pair={pair} everything={everything} />
      </div>
      <PartLinks parts={parts} />
      <ComparedEdges comparison={comparison} names={names} />
      {parts.map((part) => (
        <Part key={part.id} comparison={comparison} part={part} names={names} />
      ))}
      <Unplaced comparison={comparison} names={names} />
    </ClauseSheet>
  );
}

export default async function ComparePage({ searchParams }: Props) {
  const { left, right, show } = await askedFor(searchParams);
  const everything = show === 'everything';
  const server = await api();
  const books = await found(server.rulebooks.list({}), '/rulebooks/compare');
  const pair = pairOf(books, left, right);
  return (
    <Page
      above={<TextLink href="/rulebooks">Rulebooks</TextLink>}
      title="Two games side by side"
      lead="Compare a game in two rulebooks, or two games in one: pays, wagers, options and procedure, each with its clause."
    >
      <Pickers
        books={books.map(({ id, jurisdiction, edition, games }) => ({
          id,
          label: `${jurisdiction}, ${edition}`,
          games: games.map((game) => ({ id: game.id, label: game.label })),
        }))}
        pair={pair}
        everything={everything}
      />
      {pair ? (
        <Compared pair={pair} everything={everything} />
      ) : (
        <EmptyState title="There is no such game">
          The address names a game that no rulebook lists. Choose two games above.
        </EmptyState>
      )}
    </Page>
  );
}
