/** What rules speak of, and the clauses that speak of the same. */
import type { ClauseId } from '../spelling/ids';
import type { Rule, Rulebook } from './record';

export const topicsOf = ({ topic }: Pick<Rule, 'topic'>): string[] =>
  topic === undefined ? [] : Array.isArray(topic) ? topic : [topic];

/** The clauses on a change for a time and a place: those on what the clause of its notification is about. */
export function clausesOfTemporary({
  variations,
  sections,
}: Pick<Rulebook, 'variations' | 'sections'>): ReadonlySet<ClauseId> {
  const rules = sections.flatMap((section) => section.rules);
  const notify = rules.find(({ clause }) => clause === variations?.notify);
  const topics = notify ? topicsOf(notify) : [];
  return new Set(
    rules
      .filter((rule) => topicsOf(rule).some((topic) => topics.includes(topic)))
      .map(({ clause }) => clause),
  );
}
