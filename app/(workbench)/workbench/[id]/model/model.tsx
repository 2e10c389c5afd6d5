'use client';

import { createContext, useContext } from 'react';
import type { Verdict } from '@/rulebooks/findings/finding';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { standsAlone } from '@/rulebooks/offer/settlement';
import type { DraftWhole } from '@/server/drafts/shapes';
import type { NextStep } from '../../draft/next-step';
import type { DraftEditing } from '../../draft/use-draft';
import type { Live } from '../../draft/use-live';
import type { WagerView } from '../../draft/wager-view';
import type { StartAnalysis } from './use-start-analysis';

export const TABS = ['pay-tables', 'strategy', 'overview', 'compare', 'analysis', 'papers'] as const;
export type TabName = (typeof TABS)[number];

/** Where the player decides nothing there is no strategy to show. */
export const tabsOf = (game: Game): TabName[] =>
  TABS.filter((tab) => tab !== 'strategy' || game.wagers.some((wager) => !standsAlone(game, wager)));

export type Model = {
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
  /** The wager being looked at. */
  view: WagerView;
  select: (wager: string) => void;
  verdict: Verdict | null;
  setVerdict: (verdict: Verdict | null) => void;
  analysing: StartAnalysis;
  /** The dialog that freezes the draft is open. */
  freezing: boolean;
  setFreezing: (open: boolean) => void;
};

export const ModelContext = createContext<Model | null>(null);

export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error('useModel outside of a draft');
  return model;
}
