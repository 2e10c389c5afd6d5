import { coverageOf } from '@/rulebooks/coverage/coverage';
import { feesRecordedOf } from '@/rulebooks/fee-books';
import { type Rulebook, RulebookHead } from '@/rulebooks/format/record';
import { ruleId, rulesAt } from '@/rulebooks/format/scope';
import { type RulebookSlice, sliceOf } from '@/rulebooks/format/slice';
import { filedGame, NEW_FILED, withFiled } from '@/rulebooks/offer/filed-game';
import { pokerCount } from '@/rulebooks/poker-books';
import { expectedClauses } from '@/rulebooks/registry';
import { inForce } from '@/rulebooks/spelling/dates';
import { gameOf } from '@/rulebooks/terms/lookup';
import { appliesTo } from '@/rulebooks/terms/scope';
import { FILED_GAME, type FiledGame } from '@/rulebooks/variant/filed-game';
import { dayIn, type Today } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
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
import { editionOn, rulebookInForce, rulebookOn } from './shelf';
import { sourceText } from './source-text';

/** For anyone who asks what is there before signing in. */
export const coveredGames = (books: Rulebook[]): CoveredGames[] =>
  books.map(({ id, title, games, sections }) => ({
    id,
    title,
    games: games.map(({ label }) => label),
    wagers: games.reduce((all, { wagers }) => all + wagers.length, 0),
    clauses: sections.reduce((all, { rules }) => all + rules.length, 0),
  }));

/** All of them; `inForce` says which apply on the day. */
export const listRulebooks = (books: Rulebook[], day: Today | string): RulebookSummary[] =>
  books.map((rulebook) => ({
    id: rulebook.id,
    title: rulebook.title,
    jurisdiction: rulebook.jurisdiction,
    authority: rulebook.authority,
    edition: rulebook.edition,
    validFrom: rulebook.validFrom,
    ...(rulebook.validTo ? { validTo: rulebook.validTo } : {}),
    status: rulebook.status,
    games: rulebook.games.map(({ id, label, clause, family, validFrom, validTo }) => ({
      id,
      label,
      clause,
      family,
      ...(validFrom ? { validFrom } : {}),
      ...(validTo ? { validTo } : {}),
    })),
    triesNewGames: rulebook.trials !== undefined,
    freesPays: rulebook.betterPays !== undefined,
    notRecorded: rulebook.notRecorded,
    inForce: inForce(rulebook, typeof day === 'string' ? day : day(rulebook.id)),
  }));

export async function readRulebook(
  db: Queries,
  { id, day }: { id: string; day: string },
): Promise<Answer<RulebookWhole>> {
  const found = await rulebookOn(db, id, day);
  if (!found.ok) return found;
  const rulebook = found.value;
  return {
    ok: true,
    value: {
      rulebook,
      coverage: coverageOf(rulebook, expectedClauses(rulebook)),
      fees: feesRecordedOf(id)?.options.length ?? 0,
      poker: pokerCount(id),
    },
  };
}

export async function readChecks(
  db: Queries,
  { id, day }: { id: string; day: string },
): Promise<Answer<RulebookChecks>> {
  const found = await editionOn(db, id, day);
  return found.ok ? { ok: true, value: await checksOf(found.value) } : found;
}

export async function readGame(
  db: Queries,
  input: {
    rulebook: string;
    game: string;
    day?: string | undefined;
    /** The first day of the edition that is meant, where it is not the one of the day. */
    editionFrom?: string | undefined;
    filed?: FiledGame | undefined;
  },
  now: Date,
): Promise<Answer<RulebookGame>> {
  const { editionFrom } = input;
  const found =
    input.day === undefined || editionFrom !== undefined
      ? await rulebookOn(db, input.rulebook, editionFrom ?? dayIn(input.rulebook, now))
      : await rulebookInForce(db, input.rulebook, input.day);
  if (!found.ok) return found;
  const rulebook = withFiled(found.value, { game: input.game, ...(input.filed && { filed: input.filed }) });
  const game = gameOf(rulebook, input.game);
  if (!game.ok) return game;
  const rules = rulesAt(rulebook, input.day ?? dayIn(input.rulebook, now)).filter((rule) =>
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
export async function readSlice(
  db: Queries,
  input: { rulebook: string; game: string; day: string },
): Promise<Answer<RulebookSlice>> {
  const found = await rulebookOn(db, input.rulebook, input.day);
  if (!found.ok) return found;
  if (input.game === FILED_GAME)
    return { ok: true, value: sliceOf(found.value, filedGame(found.value, NEW_FILED)) };
  const game = gameOf(found.value, input.game);
  return game.ok ? { ok: true, value: sliceOf(found.value, game.value) } : game;
}

/** One clause by its number; a rulebook that has none of that number says so by leaving it out. */
export async function readClause(
  db: Queries,
  input: { rulebook: string; clause: string; day: string },
): Promise<Answer<FoundClause>> {
  const found = await rulebookOn(db, input.rulebook, input.day);
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
export async function readPrices(
  db: Queries,
  input: { rulebook: string; game: string; day: string },
): Promise<Answer<PricedWager[]>> {
  const found = await editionOn(db, input.rulebook, input.day);
  if (!found.ok) return found;
  const game = gameOf(found.value.book, input.game);
  return game.ok ? { ok: true, value: await pricesOf({ edition: found.value, game: input.game }) } : game;
}
