/** Which statements of a subject a person confirms: what was confirmed of something else needs another look, so it is not chosen for them. */
import type { RouterOutputs } from '@/server/api/api';

export type SubjectAsked = RouterOutputs['attestations']['open']['subjects'][number];
type Rule = SubjectAsked['drafts'][number]['rules'][number];

const keyOf = (draft: string, rule: string): string => `${draft} ${rule}`;

export const everyKey = ({ drafts }: SubjectAsked): string[] =>
  drafts.flatMap(({ draft, rules }) => rules.map(({ rule }) => keyOf(draft, rule)));

/** What a person ticked or unticked, by key, at which revision of the draft. */
export type Ticks = ReadonlyMap<string, { on: boolean; revision: number }>;

export function ticked(
  ticks: Ticks,
  { drafts }: SubjectAsked,
  { keys, on }: { keys: readonly string[]; on: boolean },
): Ticks {
  const next = new Map(ticks);
  for (const { draft, revision, rules } of drafts)
    for (const { rule } of rules) {
      const key = keyOf(draft, rule);
      if (keys.includes(key)) next.set(key, { on, revision });
    }
  return next;
}

/**
 * Everything, but for what a person unticked and what was confirmed of something else. The latter is chosen by them alone, of the
 * draft as they read it: once somebody saved it again, it is to be read again.
 */
export const chosenOf = ({ drafts }: SubjectAsked, ticks: Ticks = new Map()): ReadonlySet<string> =>
  new Set(
    drafts.flatMap(({ draft, revision, rules }) =>
      rules
        .filter(({ rule, changed }) => {
          const tick = ticks.get(keyOf(draft, rule));
          if (!tick) return !changed;
          return tick.on && (!changed || tick.revision === revision);
        })
        .map(({ rule }) => keyOf(draft, rule)),
    ),
  );

/** As the server takes it: drafts of which nothing is chosen are left out. */
export const chosenIn = ({ drafts }: SubjectAsked, chosen: (key: string, rule: Rule) => boolean) =>
  drafts.flatMap(({ draft, revision, rules }) => {
    const some = rules.filter((rule) => chosen(keyOf(draft, rule.rule), rule)).map(({ rule }) => rule);
    return some.length > 0 ? [{ draft, revision, rules: some }] : [];
  });

export const countIn = (drafts: { rules: string[] }[]): number =>
  drafts.reduce((sum, { rules }) => sum + rules.length, 0);

/** The same statement in several drafts is read once. */
export type Statement = {
  says: string;
  clause: Rule['clause'];
  rule: string;
  in: { key: string; draft: string; name: string; before?: Rule['before']; changed?: Rule['changed'] }[];
};

export function statementsOf({ drafts }: SubjectAsked): Statement[] {
  const all = new Map<string, Statement>();
  for (const { draft, name, rules } of drafts)
    for (const { rule, clause, says, before, changed } of rules) {
      const known = all.get(rule) ?? { says, clause, rule, in: [] };
      known.in.push({
        key: keyOf(draft, rule),
        draft,
        name,
        ...(before && { before }),
        ...(changed && { changed }),
      });
      all.set(rule, known);
    }
  return [...all.values()];
}
