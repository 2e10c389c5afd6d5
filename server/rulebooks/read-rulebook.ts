import { coverageOf } from '@/rulebooks/coverage/coverage';
import { RulebookHead } from '@/rulebooks/format/record';
import { ruleId, rulesAt } from '@/rulebooks/format/scope';
import { type RulebookSlice, sliceOf } from '@/rulebooks/format/slice';
import { filedGame, NEW_FILED, withFiled } from '@/rulebooks/offer/filed-game';
import { expectedClauses, rulebookOf, rulebooks } from '@/rulebooks/registry';
import { dayOf, inForce } from '@/rulebooks/spelling/dates';
import { gameOf } from '@/rulebooks/terms/lookup';
import { appliesTo } from '@/rulebooks/terms/scope';
import { FILED_GAME, type FiledGame } from '@/rulebooks/variant/filed-game';
import { environment } from '../environment/environment';
import type { Answer } from '../problems/problem';
import { checksOf, pricesOf } from './derived';
import type {
  CoveredGames,
  FoundClause,
  PricedWager,
  RulebookChecks,
  RulebookGame,
  RulebookSummary,
  RulebookWhole,
} from './shapes';
import { sourceText } from './source-text';

/** For anyone who asks what is there before signing in. */
export const coveredGames = (): CoveredGames[] =>
  rulebooks().map(({ id, title, games, sections }) => ({
    id,
    title,
    games: games.map(({ label }) => label),
    wagers: games.reduce((all, { wagers }) => all + wagers.length, 0),
    clauses: sections.reduce((all, { rules }) => all + rules.length, 0),
  }));

/** All of them; `inForce` says which apply on the day. */
export function listRulebooks(day: string): RulebookSummary[] {
  return rulebooks().map((rulebook) => ({
    id: rulebook.id,
    title: rulebook.title,
    jurisdiction: rulebook.jurisdiction,
    authority: rulebook.authority,
    edition: rulebook.edition,
    validFrom: rulebook.validFrom,
    ...(rulebook.validTo ? { validTo: rulebook.validTo } : {}),
    status: rulebook.status,
    games: rulebook.games.map(({ id, label, clause, validFrom, validTo }) => ({
      id,
      label,
      clause,
      ...(validFrom ? { validFrom } : {}),
      ...(validTo ? { validTo } : {}),
    })),
    triesNewGames: rulebook.trials !== undefined,
    notRecorded: rulebook.notRecorded,
    inForce: inForce(rulebook, day),
  }));
}

export function readRulebook(id: string): Answer<RulebookWhole> {
  const found = rulebookOf(id);
  if (!found.ok) return found;
  const rulebook = found.value;
  return { ok: true, value: { rulebook, coverage: coverageOf(rulebook, expectedClauses(rulebook)) } };
}

export async function readChecks(id: string): Promise<Answer<RulebookChecks>> {
  const found = rulebookOf(id);
  return found.ok ? { ok: true, value: await checksOf(id) } : found;
}

export function readGame(
  input: { rulebook: string; game: string; day?: string | undefined; filed?: FiledGame | undefined },
  now: Date,
): Answer<RulebookGame> {
  const found = rulebookOf(input.rulebook, input.day);
  if (!found.ok) return found;
  const rulebook = withFiled(found.value, { game: input.game, ...(input.filed && { filed: input.filed }) });
  const game = gameOf(rulebook, input.game);
  if (!game.ok) return game;
  const rules = rulesAt(rulebook, input.day ?? dayOf(now)).filter((rule) =>
    appliesTo(rule, game.value, game.value.wagers),
  );
  return {
    ok: true,
    value: {
      rulebook: RulebookHead.parse(rulebook),
      game: game.value,
      rules: rules.map((rule) => ({ ...rule, id: ruleId(rulebook, rule) })),
    },
  };
}

/** What the workbench needs of a rulebook to price and judge a draft of this game. */
export function readSlice(input: { rulebook: string; game: string }): Answer<RulebookSlice> {
  const found = rulebookOf(input.rulebook);
  if (!found.ok) return found;
  if (input.game === FILED_GAME)
    return { ok: true, value: sliceOf(found.value, filedGame(found.value, NEW_FILED)) };
  const game = gameOf(found.value, input.game);
  return game.ok ? { ok: true, value: sliceOf(found.value, game.value) } : game;
}

/** One clause by its number; a rulebook that has none of that number says so by leaving it out. */
export function readClause(input: { rulebook: string; clause: string }): Answer<FoundClause> {
  const found = rulebookOf(input.rulebook);
  if (!found.ok) return found;
  const { title, sections, source: file } = found.value;
  const section = sections.find(({ rules }) => rules.some(({ clause }) => clause === input.clause));
  const rule = section?.rules.find(({ clause }) => clause === input.clause);
  if (!section || !rule) return { ok: true, value: { title } };
  const source = sourceText(environment().sourcesDir, file, rule.source);
  return {
    ok: true,
    value: { title, found: { section: section.number, heading: section.title, rule, source } },
  };
}

/** The game's tables with what each costs. */
export async function readPrices(input: { rulebook: string; game: string }): Promise<Answer<PricedWager[]>> {
  const found = rulebookOf(input.rulebook);
  if (!found.ok) return found;
  const game = gameOf(found.value, input.game);
  return game.ok ? { ok: true, value: await pricesOf(input) } : game;
}
