import type { Metadata } from 'next';
import { Button, TextLink } from '@/app/components/button';
import { EmptyState } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Page } from '@/app/components/page-frame';
import { Day } from '@/app/components/time';
import { api } from '@/app/trpc/server';
import { rulebooks } from '@/rulebooks/registry';
import { dayOf } from '@/rulebooks/spelling/dates';
import { counted } from '@/rulebooks/spelling/wording';
import { environment } from '@/server/environment/environment';
import { FEED_PATH, REGISTER_KINDS } from '@/server/record/shapes';
import { FEED } from '../feed-link';
import { type Asked, askedOf, pageHref } from './asked';
import { RegisterGame } from './register-game';

export const metadata: Metadata = { title: 'Register', alternates: FEED };

const KIND_WORDS: Record<(typeof REGISTER_KINDS)[number], string> = {
  adopted: 'Adopted after a trial',
  approved: 'Approved',
  trial: 'On trial',
};

/** A plain form: it works without scripts, and its address can be kept. */
function Search({ asked }: { asked: Asked }) {
  return (
    <form
      action="/register"
      className="mb-6 grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <Field label="Game, wager, operator or reference">
        {(control) => (
          <TextInput {...control} type="search" name="search" maxLength={100} defaultValue={asked.search} />
        )}
      </Field>
      <Field label="Rulebook">
        {(control) => (
          <Select {...control} name="rulebook" defaultValue={asked.rulebook ?? ''}>
            <option value="">All rulebooks</option>
            {rulebooks().map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Kind">
        {(control) => (
          <Select {...control} name="kind" defaultValue={asked.kind ?? ''}>
            <option value="">All kinds</option>
            {REGISTER_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit" kind="primary">
        Search
      </Button>
    </form>
  );
}

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

/** Every game that may be played today, for anyone. */
export default async function RegisterPage({ searchParams }: Props) {
  const asked = askedOf(await searchParams);
  const { entries, total, page, pages } = await (await api()).record.register(asked);
  const filtered = Boolean(asked.search || asked.rulebook || asked.kind);
  return (
    <Page
      title="Register"
      lead={
        <>
          Games that may be played on <Day date={dayOf(new Date())} />: approved, adopted after a trial, or on
          trial. Each is here because the regulator’s seal on the decision was checked.
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
      <Search asked={asked} />
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
    </Page>
  );
}
