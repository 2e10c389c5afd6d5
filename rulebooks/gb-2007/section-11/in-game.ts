import type { RuleInput } from '../../format/record';

/** Section 11 has four games: its general part speaks of all of them, each later part of one. */
export const inGames = (games: string[], rules: RuleInput[]): RuleInput[] =>
  rules.map((rule) => ({ ...rule, appliesTo: { games, ...rule.appliesTo } }));
