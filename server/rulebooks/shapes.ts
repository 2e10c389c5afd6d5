import type { z } from 'zod';
import type { AmbiguityCheck } from '@/rulebooks/ambiguities';
import type { ClaimCheck } from '@/rulebooks/claims';
import type { SectionCoverage } from '@/rulebooks/coverage/coverage';
import type { Game, Rule, Rulebook, RulebookHead } from '@/rulebooks/record';

export type { AmbiguityCheck, ClaimCheck, SectionCoverage };

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
export type RulebookWhole = {
  rulebook: Rulebook;
  coverage: SectionCoverage[];
  claims: ClaimCheck[];
  ambiguities: AmbiguityCheck[];
};
export type RulebookGame = {
  rulebook: z.infer<typeof RulebookHead>;
  game: Game;
  /** With their ids: "gb-2007/3.2(L)". */
  rules: (Rule & { id: string })[];
};
