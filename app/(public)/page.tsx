import { redirect } from 'next/navigation';
import { listed } from '@/simulations/printing/lists';
import { whole } from '@/simulations/printing/numbers';
import { ButtonLink } from '../components/button';
import { homeOf } from '../shell/places';
import { api } from '../trpc/server';
import { TryIt } from './try-it';

const PROMISES = [
  {
    title: 'For the operator',
    says: 'Choose a game from the rulebook in force, type what each event pays, and see the exact house edge change with every keystroke, beside the clause it must meet. Where the player decides, the best play comes with it: a chart for blackjack, the two hands at pai gow poker. Then the papers: the submission, the sign for the table, the leaflet.',
  },
  {
    title: 'For the regulator',
    says: 'See the same numbers, and run them again to the last digit. Ask, decide, set conditions. Every step is written to a chain that cannot be changed afterwards.',
  },
  {
    title: 'For anyone',
    says: 'A sign carries a code that leads to the public record of what was approved, and the register lists every game that may be played today. The numbers can be recomputed from the papers alone.',
  },
];

const counted = (count: number, one: string): string => `${whole(count)} ${one}${count === 1 ? '' : 's'}`;

export default async function LandingPage() {
  const me = await (await api()).accounts.me();
  if (me) redirect(homeOf(me));
  const covered = await (await api()).rulebooks.covered();
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 pt-[8dvh] pb-16 sm:px-6">
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div>
          <h1 className="text-3xl font-semibold tracking-tight text-balance">
            From an idea for a table to the sign on it.
          </h1>
          <p className="mt-4 max-w-[52ch] text-lg text-ink-soft">
            Assay computes what a casino game costs the player, exactly, checks it against the rules in force
            on the day, and makes the papers for approval. Every number can be recomputed, and every verdict
            names its clause.
          </p>
          <div className="mt-6">
            <ButtonLink href="/sign-in" kind="primary">
              Sign in
            </ButtonLink>
            <ButtonLink href="/register" className="ml-3">
              Look up a game
            </ButtonLink>
          </div>
        </div>
        <TryIt />
      </div>
      <section aria-labelledby="games" className="mt-14 border-t border-ink pt-6">
        <h2 id="games" className="text-xl font-semibold tracking-tight">
          The games
        </h2>
        <dl className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
          {covered.map(({ id, title, games, wagers, clauses }) => (
            <div key={id}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-sm">{listed(games)}.</dd>
              <dd className="figures mt-1 text-sm text-ink-soft">
                {counted(games.length, 'game')}, {counted(wagers, 'wager')}, {counted(clauses, 'clause')}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="mt-14 grid gap-x-10 gap-y-6 border-t border-ink pt-6 md:grid-cols-3">
        {PROMISES.map(({ title, says }) => (
          <section key={title}>
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-ink-soft">{says}</p>
          </section>
        ))}
      </div>
    </main>
  );
}
