/** The terms of a progressive as the operator would declare them. */
import { quoted } from '@/rulebooks/quoted';
import type { Game } from '@/rulebooks/record';
import type { Circumstances } from '@/rulebooks/variant';
import { fail, ok, type Result } from '@/simulations/problem';
import { pairs } from './pairs';

const TERMS = ['contribution', 'wager', 'meter', 'seed'] as const;
type Term = (typeof TERMS)[number];

const isTerm = (name: string): name is Term => TERMS.some((term) => term === name);

/** Nothing where nothing was said: the rulebook has terms of its own, which then hold. */
export function progressiveTerms(game: Game, texts: string[]): Result<Pick<Circumstances, 'progressive'>> {
  const { read, problems } = pairs(texts, '--progressive meter=25,000');
  const given: Partial<Record<Term, string>> = {};
  for (const [name, value] of read) {
    if (isTerm(name)) given[name] = value.slice(0, 60);
    else
      problems.push({
        code: 'input-unreadable',
        message: `A progressive has no ${quoted(name)}; choose from ${TERMS.join(', ')}.`,
      });
  }
  const listed = game.wagers.find(({ progressive }) => progressive !== undefined)?.progressive;
  if (problems.length === 0 && read.length > 0 && !listed)
    problems.push({
      code: 'input-unreadable',
      message: `${game.label} has no progressive wager; leave --progressive out.`,
    });
  if (problems.length > 0) return fail(...problems);
  if (read.length === 0 || !listed) return ok({});
  return ok({ progressive: { contribution: listed.contribution, ...given } });
}
