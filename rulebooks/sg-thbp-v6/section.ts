import type { RuleInput, SectionInput } from '../format/record';

/** Clauses whose number is lost in the source text: each stands between neighbours that fix it. */
const LOST = ['3.4', '3.4.2', '5.2', '5.8', '5.11', '6.2'];

type Source = { number: string; title: string; rules: RuleInput[] };

/** The document is about one game, so its rules need not name it. */
export const section = ({ number, title, rules }: Source): SectionInput => ({
  number,
  title,
  rules: rules.map((rule) => ({ ...rule, inferred: LOST.includes(rule.clause) })),
});
