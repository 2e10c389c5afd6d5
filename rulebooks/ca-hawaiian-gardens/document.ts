/** A document of the binder as one file keeps it: its statements, and what in it is damaged, contradictory or open. */
import type { GameInput, RulebookInput, RuleInput, SectionInput } from '../format/record';

export type Document = {
  /** Its number in the outline. */
  number: string;
  title: string;
  /** The games that all of it is about. */
  games: readonly string[];
  rules: RuleInput[];
  /** The game that it describes, where the program has it. */
  game?: GameInput;
  ambiguities?: RulebookInput['ambiguities'];
  /** The edges that it prints. */
  claims?: RulebookInput['claims'];
};

/** Its statements as a section: each is about its games. */
export const sectionOf = ({ number, title, games, rules }: Document): SectionInput => ({
  number,
  title,
  rules: rules.map((rule) => ({ ...rule, appliesTo: { games: [...games], ...rule.appliesTo } })),
});
