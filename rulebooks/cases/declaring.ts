/** Variants that declare a fact, deny it, or say nothing about it. */

import type { DeclaredFact } from '../terms/when';
import type { Circumstances, Variant } from '../variant/variant';
import { given, type Subject } from './case';

export const DECLARED: Record<DeclaredFact, Circumstances> = {
  automated: { automated: true },
  temporary: { temporary: { occasion: 'an anniversary', from: '2008-01-01', to: '2008-01-31' } },
  trial: { trial: { from: '2008-01-01', to: '2008-12-31' } },
  progressive: { progressive: { contribution: '80%' } },
};

/** Offering a progressive wager declares it, so it is denied by leaving those wagers out. */
export function withoutProgressives({ start, game }: Subject): Variant {
  const listed = game.wagers.filter(({ progressive }) => progressive).map(({ id }) => id);
  const kept = Object.entries(start.wagers).filter(([id]) => !listed.includes(id));
  return { ...start, wagers: Object.fromEntries(kept) };
}

export const listsProgressive = ({ game }: Subject) => game.wagers.some(({ progressive }) => progressive);

/**
 * A variant that declares the fact, one that denies it, and, where silence is a third answer, one that says nothing.
 */
export function declaring(
  subject: Subject,
  fact: DeclaredFact,
): { yes: Variant; no: Variant; silent?: Variant } {
  const { start } = subject;
  const stating = (more: Circumstances) => given(start, { ...start.circumstances, ...more });
  const plain = fact === 'progressive' ? withoutProgressives(subject) : start;
  return {
    yes: stating(DECLARED[fact]),
    no: fact === 'automated' ? stating({ automated: false }) : plain,
    ...(fact === 'automated' && { silent: start }),
  };
}
