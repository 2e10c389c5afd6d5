import type { ClauseId, RulebookId } from '@/rulebooks/spelling/ids';
import type { FiledGame } from '@/rulebooks/variant/filed-game';
import type { FractionText } from '@/simulations/exact/fraction';
import type { Felt } from '@/simulations/felt/felt';
import type { Displayed } from '../documents/seal-attachment';
import type { DecisionSeal } from '../seals/decision-seal';
import type { ApprovedDays } from '../submissions/stored/days';
import type { VariationPublic } from '../submissions/variations/shapes';
import type { State } from '../vocabulary/life/states';
import type { DecisionKind, RulingKind } from '../vocabulary/life/steps';
import type { Limit } from '../vocabulary/limit-words';

export type PublicEdge = {
  wager: string;
  label: string;
  /** Undefined where it depends on a meter that was not given. */
  edge?: FractionText;
  /** Of a round: what its edge is per. */
  per?: string;
  /** Of a round whose edge is not that of the best play, after "a player who". */
  player?: string;
  /** Of a round in which more must be staked than the wager its edge is per. */
  perMandatory?: FractionText;
  /** Of a wager that is paid from a meter: what its edge is an edge of. */
  basis?: string;
};

export type PublicTable = { wager: string; table: string; rows: { label: string; pays: string }[] };

export type PublicWager = PublicEdge & {
  /** One, or of a round one for each of its wagers. */
  tables: PublicTable[];
  /** Of one that the operator wrote: how it is played, in words. */
  written?: {
    play?: string;
    rows: { label: string; when: string; pays: string }[];
    otherwise: 'lose' | 'push';
  };
};

/** One thing that the authority sealed: its decision, or a ruling on the trial. */
export type PublicStep = {
  /** Of the seal, so it never changes. */
  id: string;
  what: DecisionKind | RulingKind;
  at: string;
  authority: string;
  /** By which clause of the rulebook, where it names one. */
  clause?: ClauseId;
  /** The days of a trial as first approved. */
  from?: string;
  /** The last day that it names. */
  lastDay?: string;
  /** Of a trial approved for other days than were asked for: both. */
  otherDays?: string;
};

/** A version of the same reference that was approved at some time. */
export type PublicVersion = {
  version: number;
  hash: string;
  status: State;
  decidedAt: string;
  /** It may be played today. */
  inForce: boolean;
};

/** What an edge is called, and who keeps it. */
export type EdgeKept = { name: 'House edge' | 'Edge'; by: string };

/** What a QR code leads to. Nothing private. */
export type PublicRecord = {
  reference: string;
  version: number;
  game: string;
  operator: string;
  premises?: string;
  rulebook: string;
  /** Whose rules these are, and who decided. */
  regulator: string;
  decidedBy?: string;
  /** The day whose rules were applied. */
  rulesOf: string;
  /** `unconfirmed`: nothing vouches for the decision that is stored, whatever it is. */
  status: State | 'unconfirmed';
  /** What the database no longer holds as it was written: nothing can be concluded from its absence here. */
  damaged?: string[];
  hash: string;
  submittedAt?: string;
  decidedAt?: string;
  conditions: string[];
  /** Of an approval that holds for some days only. */
  days?: ApprovedDays;
  /** The trial of another operator that it joins. */
  joins?: string;
  /** It is on trial today, and by this clause open to every operator. */
  openTo?: ClauseId;
  /** Of a game that no rulebook lists: while its trial is open to every operator, and once it is adopted until an edition has it. */
  filed?: PublicFiledRules;
  /** Undefined before a decision. Where it does not hold, nothing of the decision is shown. */
  seal?: DecisionSeal;
  limits: Limit[];
  options: { label: string; value: string }[];
  edges: PublicWager[];
  edge: EdgeKept;
  /** Players pay a collection fee beside what the edges say. */
  feesOnTop?: true;
  /** The table as it is laid out; left out where what is stored is damaged. */
  layout?: { wide: Felt; held: Felt };
  /** How they were worked out: "exactly". */
  exactly: string;
  /** What the authority decided, in order; left out where no seal vouches for it. */
  life?: PublicStep[];
  /** What this version is offered as without an approval. */
  variation?: VariationPublic;
  /** What players meet today under the same reference without an approval of its own. */
  running?: VariationPublic[];
  /** Every version that was approved at some time, the newest first; left out where none was. */
  versions?: PublicVersion[];
};

export const FEED_PATH = '/register/feed.xml';

export const REGISTER_KINDS = ['adopted', 'approved', 'trial'] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

export type RegisterPaper = Extract<Displayed, 'sign' | 'leaflet'>;

/** What a game that no rulebook lists is played by and worked out from. */
export type PublicFiledRules = { rules: FiledGame['rules']; facts: { what: string; says: string }[] };

/** A game that may be played on the day of the request, as the authority sealed it. */
export type RegisterEntry = {
  reference: string;
  version: number;
  hash: string;
  game: string;
  operator: string;
  premises?: string;
  rulebook: RulebookId;
  rulebookTitle: string;
  regulator: string;
  kind: RegisterKind;
  status: State;
  since: string;
  /** The last day of a trial or of a temporary variation. */
  until?: string;
  /** By which it was approved last. */
  clause?: ClauseId;
  /** Adopted, and not as that edition lists the game: the one in force, by its name. */
  beyond?: string;
  /** Of a game that it does not list at all. */
  filed?: PublicFiledRules;
  conditions: string[];
  limits: Limit[];
  wagers: PublicWager[];
  edge: EdgeKept;
  /** What players meet today beside it: changes for a time, and better pays. */
  running: VariationPublic[];
  /** What of it is for display, and so for anyone. */
  papers: RegisterPaper[];
};

export type RegisterPage = {
  entries: RegisterEntry[];
  /** Of all that match, on every page. */
  total: number;
  page: number;
  pages: number;
};
