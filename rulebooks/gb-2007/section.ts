import type { RuleInput, SectionInput } from '../format/record';

type Source = {
  number: string;
  title: string;
  /** The game the whole section is about; or several, of which a rule may name fewer. */
  game?: string | string[];
  /** Clauses whose number is printed before them in the source text; every other number was derived. */
  printed: string[];
  rules: RuleInput[];
};

export const section = ({ number, title, game, printed, rules }: Source): SectionInput => ({
  number,
  title,
  rules: rules.map((rule) => ({
    ...rule,
    inferred: !printed.includes(rule.clause),
    appliesTo: { ...(game ? { games: [game].flat() } : {}), ...rule.appliesTo },
  })),
});
