/** One of the two versions compared: its rulebook, its game, its options, and the rules that speak about it. */

import { paysAgainst } from '../format/evidence';
import type { Game, Rule, Rulebook, Wager } from '../format/record';
import { topicsOf } from '../format/topics-of';
import { chargedGame } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import type { ClauseId } from '../spelling/ids';
import { appliesTo, speaksOf } from '../terms/scope';
import type { Line, Saying, Standing } from './comparison';
import { gameVaried, type Varied } from './varied';

/** `varied`: a variant of the game, in place of the game as it is printed. */
export type Version = { rulebook: Rulebook; game: Game; options?: Record<string, string>; varied?: Varied };

export type Side = {
  rulebook: Rulebook;
  game: Game;
  options: Map<string, string>;
  rules: Rule[];
  varied?: Varied;
};

export function sideOf({ rulebook, game, options, varied }: Version): Side {
  const rules = rulebook.sections
    .flatMap((section) => section.rules)
    .filter((rule) => appliesTo(rule, game, game.wagers));
  if (varied) {
    // What a variant pays is charged already.
    const chosen = new Map(Object.entries(varied.resolved.options));
    return { rulebook, game: gameVaried(varied.resolved), options: chosen, rules, varied };
  }
  const chosen = chosenOptions(game, options ?? {});
  return { rulebook, game: chargedGame(game, chosen), options: chosen, rules };
}

export const clausesOn = ({ rules }: Side, topic: string): ClauseId[] =>
  rules.filter((rule) => topicsOf(rule).includes(topic)).map(({ clause }) => clause);

/** Where a pay is written: the rule that names the event, else the wager's own clause. */
export function clauseOfPay({ rules }: Side, wager: Wager, event: string): ClauseId {
  const naming = rules.find(
    (rule) =>
      speaksOf(rule, wager) && paysAgainst(rule, 'approved').some(({ events }) => events?.includes(event)),
  );
  return naming?.clause ?? wager.clause;
}

type Compared = Omit<Line, 'standing' | 'left' | 'right'> & {
  left: Saying | Saying[] | undefined;
  right: Saying | Saying[] | undefined;
  /** What the two mean, where their words alone do not show it. */
  equal?: boolean;
};

const said = (sayings: Saying | Saying[] | undefined): Saying[] | undefined => {
  const all = sayings === undefined ? [] : [sayings].flat();
  return all.length > 0 ? all : undefined;
};

const wordsOf = (sayings: Saying[]): string => sayings.map(({ text }) => text).join(' ');

/** One line of a comparison; equal words mean the same unless marked otherwise. */
export function lineOf({ left: ours, right: theirs, equal, ...rest }: Compared): Line[] {
  const [left, right] = [said(ours), said(theirs)];
  if (!left && !right) return [];
  const standing: Standing = !right
    ? 'only-left'
    : !left
      ? 'only-right'
      : (equal ?? wordsOf(left) === wordsOf(right))
        ? 'same'
        : 'different';
  return [{ ...rest, standing, ...(left && { left }), ...(right && { right }) }];
}
