/** The terms of a progressive as the operator declares them. */

import type { Game } from '@/rulebooks/format/record';
import { typedTerm } from '@/rulebooks/offer/one-spelling';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Circumstances, DeclaredMeter } from '@/rulebooks/variant/variant';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { pairs } from './pairs';

const TERMS = ['contribution', 'reserve', 'wager', 'meter', 'seed', 'players', 'fixed'] as const;
type Term = (typeof TERMS)[number];
const SOURCES = ['meter', 'house'] as const;

const isTerm = (name: string): name is Term => TERMS.some((term) => term === name);

/** `meter=25,000` for every progressive wager of the game, `harmony.meter=25,000` for one. */
function termOf(name: string): { wager: string | undefined; term: string } {
  const dot = name.lastIndexOf('.');
  return dot < 0
    ? { wager: undefined, term: name }
    : { wager: name.slice(0, dot), term: name.slice(dot + 1) };
}

function declares(term: Term, value: string, currency: string): DeclaredMeter | undefined {
  const text = value.slice(0, 60);
  if (term !== 'fixed') return { [term]: typedTerm(term, text, currency) };
  const source = SOURCES.find((known) => known === text);
  return source && { fixedPaidFrom: source };
}

/** Empty if no terms were given: the rulebook's own then apply. */
export function progressiveTerms(
  game: Game,
  currency: string,
  texts: string[],
): Result<Pick<Circumstances, 'meters'>> {
  const { read, problems } = pairs(texts, '--progressive meter=25,000');
  const listed = game.wagers.filter(({ progressive }) => progressive).map(({ id }) => id);
  const refuse = (message: string) => problems.push({ code: 'input-unreadable', message });
  if (problems.length === 0 && read.length > 0 && listed.length === 0)
    refuse(`${game.label} has no progressive wager; leave --progressive out.`);
  const meters: Record<string, DeclaredMeter> = {};
  for (const [name, value] of read) {
    const { wager, term } = termOf(name);
    const given = isTerm(term) ? declares(term, value, currency) : undefined;
    if (!isTerm(term)) refuse(`A progressive has no ${quoted(term)}; choose from ${TERMS.join(', ')}.`);
    else if (!given) refuse(`Write fixed=meter or fixed=house, not ${quoted(value)}.`);
    else if (wager !== undefined && listed.length > 0 && !listed.includes(wager))
      refuse(`${game.label} has no progressive wager ${quoted(wager)}; choose from ${listed.join(', ')}.`);
    else for (const id of wager === undefined ? listed : [wager]) meters[id] = { ...meters[id], ...given };
  }
  if (problems.length > 0) return fail(...problems);
  return ok(Object.keys(meters).length === 0 ? {} : { meters });
}
