'use client';

import { createContext, useContext } from 'react';
import type { Verdict } from '@/rulebooks/findings/finding';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { standsAlone } from '@/rulebooks/offer/settlement';
import { FILED_GAME } from '@/rulebooks/variant/filed-game';
import type { DraftWhole } from '@/server/drafts/shapes';
import type { NextStep } from '../../draft/next-step';
import type { DraftEditing } from '../../draft/use-draft';
import type { Live } from '../../draft/use-live';
import type { WagerView } from '../../draft/wager-view';
import type { StartAnalysis } from './use-start-analysis';

export const TABS = ['game', 'pay-tables', 'strategy', 'overview', 'compare', 'analysis', 'papers'] as const;
export type TabName = (typeof TABS)[number];

const SHOWN: Partial<Record<TabName, (game: Game) => boolean>> = {
  // Of a listed game the rulebook says how it is played.
  game: ({ id }) => id === FILED_GAME,
  // Where the player decides nothing there is no strategy to show.
  strategy: (game) => game.wagers.some((wager) => !standsAlone(game, wager)),
};

/** A filed game without a wager is all that there is to work on. */
export const tabsOf = (game: Game): TabName[] =>
  TABS.filter((tab) => SHOWN[tab]?.(game) ?? game.wagers.length > 0);

/** What there is of a draft even before it has a wager. */
export type DraftModel = {
  rulebook: Rulebook;
  game: Game;
  /** As the server has it: its analysis, its job, its submission, its confirmations. */
  draft: DraftWhole;
  /** Asks the server again. */
  refresh: () => Promise<void>;
  editing: DraftEditing;
  live: Live;
  /** Frozen: nothing can be typed. */
  locked: boolean;
  /** What is open, in the order in which it is dealt with. */
  open: OpenGroup[];
  next: NextStep;
  tab: TabName;
  setTab: (tab: TabName) => void;
  /** The wager being looked at; none of a filed game that has none yet. */
  view?: WagerView | undefined;
  select: (wager: string) => void;
  verdict: Verdict | null;
  setVerdict: (verdict: Verdict | null) => void;
  analysing: StartAnalysis;
  /** The dialog that freezes the draft is open. */
  freezing: boolean;
  setFreezing: (open: boolean) => void;
};

export type Model = DraftModel & { view: WagerView };

export const ModelContext = createContext<DraftModel | null>(null);

export function useDraftModel(): DraftModel {
  const model = useContext(ModelContext);
  if (!model) throw new Error('useModel outside of a draft');
  return model;
}

export const hasView = (model: DraftModel): model is Model => model.view !== undefined;

/** For what is only drawn once there is a wager. */
export function useModel(): Model {
  const model = useDraftModel();
  if (!hasView(model)) throw new Error('a draft without a wager shows its game alone');
  return model;
}
