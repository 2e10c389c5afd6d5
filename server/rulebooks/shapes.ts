import type { z } from 'zod';
import type { AmbiguityCheck } from '@/rulebooks/checks/ambiguities';
import type { ClaimCheck } from '@/rulebooks/checks/claims';
import type { SectionCoverage } from '@/rulebooks/coverage/coverage';
import type { Game, PrintedPayTable, Rule, Rulebook, RulebookHead, Wager } from '@/rulebooks/format/record';
import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import type { FractionText } from '@/simulations/exact/fraction';

export type { AmbiguityCheck, ClaimCheck, SectionCoverage };

/** The days are given where a game came later than its edition, or went earlier. */
export type GameHead = Pick<Game, 'id' | 'label' | 'clause' | 'family'> & {
  validFrom?: string;
  validTo?: string;
};
export type RulebookSummary = {
  id: string;
  title: string;
  jurisdiction: string;
  authority: string;
  edition: string;
  validFrom: string;
  validTo?: string;
  status: Rulebook['status'];
  games: GameHead[];
  /** A game that it does not list can be filed for trial. */
  triesNewGames: boolean;
  /** Higher odds, and another of its pay tables, need no approval. */
  freesPays: boolean;
  /** Sections of the source without a record: no finding covers them. */
  notRecorded: Rulebook['notRecorded'];
  inForce: boolean;
};
/** A rulebook in figures: its games, their wagers and its clauses. */
export type CoveredGames = { id: string; title: string; games: string[]; wagers: number; clauses: number };
export type RulebookWhole = {
  rulebook: Rulebook;
  coverage: SectionCoverage[];
  /** Printed options of collection fees; 0 where none are recorded. */
  fees: number;
  /** Poker games; 0 where none are recorded. */
  poker: number;
};
/** What the source claims and leaves open, compared with our own figures: seconds of arithmetic the first time. */
export type RulebookChecks = { claims: ClaimCheck[]; ambiguities: AmbiguityCheck[] };
export type RulebookGame = {
  rulebook: z.infer<typeof RulebookHead>;
  game: Game;
  /** With their ids: "gb-2007/3.2(L)". */
  rules: (Rule & { id: string })[];
};
/** The rulebook's title, and the rule under that number with the section it is in. */
export type FoundClause = {
  title: string;
  found?: { section: string; heading: string; rule: Rule; source: SourceText };
};
/** The lines of the source, or a sentence of how this site would have them. `cut`: there are more than are shown. */
export type SourceText = { file: string; text: string; cut?: true } | { says: string };
/** A clause by its number, in whichever rulebook has one of that number. */
export type NumberedClause = { rulebook: RulebookId; jurisdiction: string; clause: ClauseId; says: string };
export type PricedTable = PrintedPayTable & {
  /** Of a round: with its other wagers at their minimum; of a meter: over the long run. Absent where there is none to show. */
  edge?: FractionText | undefined;
  /** Of a wager paid from a meter: what the edge is of, and the edge with the meter as low as it starts. */
  meter?: { basis: string; seed: string; edgeAtSeed: FractionText };
  /** Events with their labels, in the order of the table. */
  cells: { event: string; label: string; pays: string }[];
  /** Labels of the rows that the source has lost. */
  lost: string[];
};
export type PricedWager = {
  wager: Wager;
  explains: string;
  tables: PricedTable[];
  /** The labels of all that settle together, where that is more than this wager. */
  together?: string[];
};
