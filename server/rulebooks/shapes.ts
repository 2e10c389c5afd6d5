import type { Ambiguity, Claim, Game, Rule, Rulebook } from '@/rulebooks/record';
import type { FractionText } from '@/simulations/exact/fraction';

export type RulebookSummary = {
  id: string;
  title: string;
  jurisdiction: string;
  authority: string;
  edition: string;
  validFrom: string;
  validTo?: string;
  status: Rulebook['status'];
  games: { id: string; label: string; clause: string }[];
  inForce: boolean;
};
export type SectionCoverage = {
  section: string;
  title: string;
  clauses: number;
  computed: number;
  attested: number;
  informative: number;
  missing: number;
};
export type ClaimCheck = {
  claim: Claim;
  ours: FractionText;
  oursPrinted: string;
  agrees: boolean;
  difference: string;
};
export type AmbiguityCheck = { ambiguity: Ambiguity; chosen?: FractionText; other?: FractionText };
export type RulebookWhole = {
  rulebook: Rulebook;
  coverage: SectionCoverage[];
  claims: ClaimCheck[];
  ambiguities: AmbiguityCheck[];
};
export type RulebookGame = {
  rulebook: Omit<Rulebook, 'sections' | 'games' | 'claims' | 'ambiguities'>;
  game: Game;
  /** With their ids: "gb-2007/3.2(L)". */
  rules: (Rule & { id: string })[];
};
