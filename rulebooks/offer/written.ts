/**
 * Wagers that the operator wrote, as records beside those the rulebook lists: a new feature of the game, so that
 * nothing is printed for one: no minimum, no table, only the clause that says what happens to new features.
 */

import type { ClauseId } from '../spelling/ids';
import { sentence } from '../spelling/wording';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import { appliesTo } from '../terms/scope';
import { writtenRows } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { Variant, WagerChoice, WrittenWager } from '../variant/variant';
import { writingFamily } from './engine-wager';
import { CUSTOM } from './pay-table';

export const WRITTEN_GROUP = 'Written by the operator';

/** Shown on the screen while it has no name. */
const UNNAMED = 'Your own wager';

type Written = Pick<Variant, 'written'>;

/** By the number at the end of its id, so that the tenth does not come after the first. */
const inOrder = ({ written = {} }: Written): [string, WrittenWager][] =>
  Object.entries(written).sort(([a], [b]) => numberOf(a) - numberOf(b) || (a < b ? -1 : 1));

const numberOf = (id: string): number => Number(/\d{1,9}$/.exec(id)?.[0] ?? 0);

/**
 * Where a rulebook says which wagers a game has, it says what holds for another; else the game's own clause applies.
 */
export function newFeatureClause(rulebook: Listing, game: Game): ClauseId {
  const rules = rulebook.sections.flatMap((section) => section.rules);
  const about = rules.find(
    ({ evidence = [], ...rule }) =>
      [evidence].flat().some(({ measure }) => measure === 'wagers') && appliesTo(rule, game, game.wagers),
  );
  return about?.clause ?? game.clause;
}

export function writtenWagers(rulebook: Listing, game: Game, variant: Written): Wager[] {
  const wagers = inOrder(variant);
  if (wagers.length === 0) return [];
  const clause = newFeatureClause(rulebook, game);
  const family = writingFamily(game) ?? game.family;
  return wagers.map(([id, written]) => ({
    id,
    label: written.label.trim() || UNNAMED,
    clause,
    group: WRITTEN_GROUP,
    explains: `Written by the operator. ${played(written)}${written.rows.length > 1 ? 'The first row that holds decides' : 'It wins where its condition holds'}; where none does, ${written.otherwise === 'push' ? 'the stake is returned' : 'the stake is lost'}.`,
    side: true,
    family,
    wager: id,
    parameters: {},
    paid: 'at-least',
    minimum: {},
    payTables: [],
    written,
  }));
}

/** How it is played comes before how it is settled. */
const played = ({ play = '' }: WrittenWager): string => (play.trim() ? `${sentence(play.trim())} ` : '');

/** The game with the wagers of this variant after those of the rulebook: what is shown, analysed and printed. */
export function gameAsPlayed(rulebook: Listing, game: Game, variant: Written): Game {
  const written = writtenWagers(rulebook, game, variant);
  return written.length === 0 ? game : { ...game, wagers: [...game.wagers, ...written] };
}

export const AS_WRITTEN: WagerChoice = { payTable: CUSTOM, pays: {} };

/** How a wager is offered; undefined where it is not. One that the operator wrote is always on offer, at its own rows. */
export function choiceOf({ wagers }: Pick<Variant, 'wagers'>, wager: Wager): WagerChoice | undefined {
  if (writtenRows(wager)) return AS_WRITTEN;
  return Object.hasOwn(wagers, wager.id) ? wagers[wager.id] : undefined;
}
