/** What a clause finds in an operator's pool rules: a sentence with the threshold, what was found and the distance. */
import type { Clause } from '@/simulations/totalisator/rules';
import type { Verdict } from '../../findings/finding';

/** The gravest first. */
export const POOL_VERDICTS = [
  'breach',
  'needs-attestation',
  'needs-notice',
  'confirmed',
  'meets',
] as const satisfies readonly Verdict[];
export type PoolVerdict = (typeof POOL_VERDICTS)[number];

export type PoolFinding = {
  /** Its name, by which a person confirms it: the clause, and the pool where it is of one. */
  of: string;
  clause: Clause;
  verdict: PoolVerdict;
  pool?: string;
  threshold?: string;
  found?: string;
  margin?: string;
  explanation: string;
  /** Of whoever confirmed it. */
  note?: string;
};

export const breachesAmong = (findings: readonly Pick<PoolFinding, 'verdict'>[]): number =>
  findings.filter(({ verdict }) => verdict === 'breach').length;
