import Link from 'next/link';
import { classes } from '@/app/components/classes';
import { ClauseLink } from '@/app/components/clause-link';
import { dayIn } from '@/rulebooks/zones';
import type { AgendaItem } from '@/server/agenda/item';
import { dueWords, sinceWords } from './words';

const when = ({ by, since, urgency, today, rulebook }: AgendaItem): string =>
  by && urgency !== 'waiting'
    ? `Due ${dueWords(by, today)}`
    : `Waiting ${sinceWords(dayIn(rulebook, since), today)}`;

function Item({ item }: { item: AgendaItem }) {
  const { says, href, clause, urgency } = item;
  return (
    <li className="border-t border-rule py-3 first:border-t-0 first:pt-0">
      <Link
        href={href}
        prefetch={false}
        className={classes(
          'block max-w-[68ch] text-lg text-pretty underline decoration-transparent underline-offset-4 hover:decoration-accent',
          urgency === 'waiting' && 'text-base text-ink-soft',
        )}
      >
        {says}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
        <span className={classes('figures', urgency === 'late' && 'font-medium text-breach')}>
          {when(item)}
        </span>
        {clause ? <ClauseLink rulebook={clause.rulebook} clause={clause.clause} /> : null}
      </p>
    </li>
  );
}

export function AgendaList({ items, more }: { items: AgendaItem[]; more: number }) {
  return (
    <>
      <ul>
        {items.map((item) => (
          <Item key={`${item.kind}:${item.about}`} item={item} />
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          And {more} more. They appear here as you deal with these.
        </p>
      ) : null}
    </>
  );
}
