/** What an edition of a rulebook means for games that are played. */
import type { EffectKind, Tried } from '@/rulebooks/editions/effect';
import type { State } from './life/states';

export type LiveGame = {
  id: string;
  reference: string;
  version: number;
  name: string;
  operator: string;
  gameLabel: string;
  state: State;
  /** The id of the variation as which it is offered without an approval. */
  variation?: string;
};

/** What it means for one game. */
export type EditionEffect = Tried;

export type Gravest = EffectKind | 'cannot' | 'analyse-again';

export type TriedOn = LiveGame & EditionEffect;

export type TriedOnAll = {
  /** The first day of the edition. */
  day: string;
  /** The hash of the edition that it changes, null where that is the program's; older trials do not say. */
  previous?: string | null;
  affected: TriedOn[];
  unaffected: LiveGame[];
  /** What is over before the edition begins, so it was not tried. */
  overByThen: LiveGame[];
};

/** A later edition than the one that a version was frozen under, and what it means for it. */
export type LaterEdition = {
  edition: string;
  validFrom: string;
  begun: boolean;
  effect: EditionEffect;
};
