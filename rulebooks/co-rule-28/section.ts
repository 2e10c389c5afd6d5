import type { RuleInput, SectionInput } from '../format/record';

export { asks, holds, tells } from '../format/statements';

type Source = {
  number: string;
  title: string;
  /** The game the whole section is about. */
  game?: string;
  /** The day the section in this wording took effect, where the source gives one. */
  validFrom?: string;
  /** Clauses whose number is lost in the source text, or wrong in it. */
  inferred?: string[];
  rules: RuleInput[];
};

export const section = ({ number, title, game, validFrom, inferred = [], rules }: Source): SectionInput => ({
  number,
  title,
  rules: rules.map((rule) => ({
    ...(validFrom ? { validFrom } : {}),
    ...rule,
    inferred: inferred.includes(rule.clause),
    appliesTo: { ...(game ? { games: [game] } : {}), ...rule.appliesTo },
    ...(rule.attestsAbout
      ? { attestsAbout: { ...(game ? { games: [game] } : {}), ...rule.attestsAbout } }
      : {}),
  })),
});
