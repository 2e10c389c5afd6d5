/** What vouches for a decision in the database. */
import type { SealVerdict } from './statement';

/**
 * `none`: decided before there were seals, and the chain says so. `missing`: it stands as decided, or did, and neither a
 * seal nor an event of the time before seals says the same.
 */
export type DecisionSeal = { state: 'none' } | { state: 'missing' } | { state: SealVerdict; key: string };

const FAILED: Record<'missing' | Exclude<SealVerdict, 'good'>, string> = {
  missing: 'What is stored matches no sealed decision.',
  broken: 'What is stored was changed after the decision was sealed.',
  'unknown-key': 'The decision is sealed by a key that this installation does not know.',
};

/** Why nothing vouches for a decision; undefined where something does, or none was made. */
export function unconfirmed(seal: DecisionSeal | undefined): string | undefined {
  if (!seal || seal.state === 'none' || seal.state === 'good') return undefined;
  return FAILED[seal.state];
}
