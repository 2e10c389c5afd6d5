/** Which statements of a subject a person confirms: what was confirmed of something else needs another look, so it is not chosen for them. */
import type { RouterOutputs } from '@/server/api/api';

export type SubjectAsked = RouterOutputs['attestations']['open']['subjects'][number];
type Rule = SubjectAsked['drafts'][number]['rules'][number];

const keyOf = (draft: string, rule: string): string => `${draft} ${rule}`;

export const everyKey = ({ drafts }: SubjectAsked): string[] =>
  drafts.flatMap(({ draft, rules }) => rules.map(({ rule }) => keyOf(draft, rule)));

export const firstChosen = ({ drafts }: SubjectAsked): ReadonlySet<string> =>
  new Set(
    drafts.flatMap(({ draft, rules }) =>
      rules.filter(({ changed }) => !changed).map(({ rule }) => keyOf(draft, rule)),
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
