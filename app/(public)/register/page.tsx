import type { Metadata } from 'next';
import { Fragment } from 'react';
import { TextLink } from '@/app/components/button';
import { EmptyState } from '@/app/components/feedback';
import { Page } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import { api } from '@/app/trpc/server';
import { identities } from '@/rulebooks/registry';
import { counted } from '@/rulebooks/spelling/wording';
import { environment } from '@/server/environment/environment';
import { FEED_PATH } from '@/server/record/shapes';
import { FEED } from '../feed-link';
import { type Asked, askedOf, pageHref } from './asked';
import { daysToday } from './days-today';
import { RegisterFiled } from './register-filed';
import { RegisterGame } from './register-game';
import { SearchForm } from './search-form';

export const metadata: Metadata = { title: 'Register', alternates: FEED };

function Pages({ asked, page, pages }: { asked: Asked; page: number; pages: number }) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of the register" className="mt-6 flex items-center gap-4 text-sm">
      {page > 1 ? <TextLink href={pageHref(asked, page - 1)}>Previous page</TextLink> : null}
      <span className="figures text-ink-soft">
        Page {page} of {pages}
      </span>
      {page < pages ? <TextLink href={pageHref(asked, page + 1)}>Next page</TextLink> : null}
    </nav>
  );
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The day it is; where it is not the same everywhere, each with its places. */
function Today({ rulebook }: { rulebook: string | undefined }) {
  const places = identities().filter(({ id }) => rulebook === undefined || id === rulebook);
  return daysToday(places, new Date()).map((each, index) => (
    <Fragment key={each.day}>
      {index > 0 ? ', ' : null}
      <Day date={each.day} />
      {each.places ? ` in ${each.places}` : null}
    </Fragment>
  ));
}

/** Every game that may be played today, for anyone. */
export default async function RegisterPage({ searchParams }: Props) {
  const asked = askedOf(await searchParams);
  const server = await api();
  const { entries, total, page, pages } = await server.record.register(asked);
  const { search, rulebook } = asked;
  const filed = page === 1 && !asked.kind ? await server.record.filedRegister({ search, rulebook }) : [];
  const filtered = Boolean(asked.search || asked.rulebook || asked.kind);
  return (
    <Page
      title="Register"
      lead={
        <>
          Games that may be played on <Today rulebook={asked.rulebook} />: approved, adopted after a trial, or
          on trial. Each is here because the regulator’s seal on the decision was checked.
        </>
      }
      actions={
        <>
          <TextLink href="/verify">Verify a paper</TextLink>
          <a
            href={FEED_PATH}
            className="text-accent underline decoration-1 underline-offset-2 hover:decoration-2"
          >
            Atom feed
          </a>
        </>
      }
    >
      <SearchForm asked={asked} rulebooks={identities().map(({ id, title }) => ({ id, title }))} />
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {counted(total, 'game')}
        {filtered ? (
          <>
            {' '}
            found. <TextLink href="/register">Show all</TextLink>
          </>
        ) : null}
      </p>
      {entries.length === 0 ? (
        <EmptyState title={filtered ? 'Nothing in the register matches' : 'No game is in the register today'}>
          {filtered
            ? 'Try fewer words. What was refused, withdrawn or is not decided yet is not here, nor is a trial that is over.'
            : 'A game appears here on the first day on which it may be played.'}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {entries.map((entry) => (
            <RegisterGame
              key={`${entry.reference}/${entry.version}`}
              entry={entry}
              site={environment().publicUrl}
            />
          ))}
        </ul>
      )}
      <Pages asked={asked} page={page} pages={pages} />
      <RegisterFiled filed={filed} />
    </Page>
  );
}
