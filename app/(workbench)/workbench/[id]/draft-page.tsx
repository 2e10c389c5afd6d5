'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { ClauseSheet } from '@/app/components/clause-sheet';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import type { Verdict } from '@/rulebooks/findings/finding';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { unscoped } from '@/rulebooks/offer/read-variant';
import type { DraftWhole } from '@/server/drafts/shapes';
import { variantOf } from '../draft/content';
import { mayNeedNoApproval, nextStep } from '../draft/next-step';
import { openOf } from '../draft/standing';
import { useDraft } from '../draft/use-draft';
import { useLive } from '../draft/use-live';
import { AnalysisTab } from './analysis/analysis-tab';
import { CompareTab } from './compare-tab';
import { DraftHeader } from './draft-header';
import { GameTab } from './game/game-tab';
import { type DraftModel, hasView, ModelContext, type TabName, tabsOf } from './model/model';
import { useStartAnalysis } from './model/use-start-analysis';
import { NewerRules } from './newer-rules';
import { OnlyYouSubmit } from './only-you-submit';
import { OverviewTab } from './overview-tab';
import { PapersTab } from './papers/papers-tab';
import { PayTablesTab } from './pay-tables-tab';
import { Interruptions } from './saving/interruptions';
import { StrategyTab } from './strategy/strategy-tab';
import { useDraftCommands } from './use-draft-commands';
import { useDraftNotices } from './use-draft-notices';

type Props = {
  opened: DraftWhole;
  draft: DraftWhole;
  rulebook: Rulebook;
  game: Game;
  refresh: () => Promise<void>;
};

const isTab = (game: Game, text: string | null): text is TabName => tabsOf(game).some((tab) => tab === text);

/** The tab and the wager are in the address, so that a link or a reload comes back to them. */
function useAddress(game: Game) {
  const search = useSearchParams();
  const asked = search.get('tab');
  const wager = search.get('wager');
  const set = useCallback((name: string, value: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set(name, value);
    window.history.replaceState(null, '', address);
  }, []);
  return {
    tab: isTab(game, asked) ? asked : (tabsOf(game)[0] ?? ('pay-tables' as const)),
    wager,
    setTab: useCallback((tab: TabName) => set('tab', tab), [set]),
    select: useCallback((id: string) => set('wager', id), [set]),
  };
}

export function DraftPage({ opened, draft, rulebook: sent, game: listed, refresh }: Props) {
  const me = useMe();
  const toast = useToast();
  const router = useRouter();
  const editing = useDraft(opened, { game: listed, rulebook: sent }, () =>
    toast({
      title: `${opened.name} is not saved`,
      detail: 'Your latest changes are kept in this tab. Open the draft to save them.',
      tone: 'problem',
      action: { label: 'Open it', onSelect: () => router.push(`/workbench/${opened.id}`) },
    }),
  );
  const { content, saved, saving, revision, arrived } = editing;
  const { attestations } = draft.variant;
  // What is filed of a game that no rulebook lists is edited here, so its record follows what is typed.
  const rulebook = useMemo(
    () => withFiled(sent, { game: listed.id, filed: content.filed }),
    [sent, listed, content.filed],
  );
  const game = rulebook.games.find(({ id }) => id === listed.id) ?? listed;
  const live = useLive(rulebook, game, { content, saved, attestations, draft: draft.id });
  const address = useAddress(game);
  const [freezing, setFreezing] = useState(false);
  const analysing = useStartAnalysis(draft.id, editing, refresh);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const frozen = saving.state === 'frozen';

  const view =
    live.views.find(({ wager }) => wager.id === address.wager) ??
    live.views.find(({ choice }) => choice) ??
    live.views[0];
  const shown = useMemo(
    () => variantOf(content, { rulebook: rulebook.id, game: game.id, attestations }),
    [content, rulebook, game, attestations],
  );
  const today = useToday(rulebook.id);
  const open = useMemo(
    () => openOf({ rulebook, game, day: content.day, variant: shown, ...live }, draft, today),
    [rulebook, game, content.day, shown, live, draft, today],
  );
  const next = useMemo(
    () =>
      nextStep({
        open,
        approver: me.role === 'approver',
        byNotice: mayNeedNoApproval(rulebook, shown),
        submission: draft.submission,
        unsaved: unscoped(shown)[0]?.message,
      }),
    [open, me.role, draft.submission, rulebook, shown],
  );

  useEffect(() => arrived(draft), [arrived, draft]);
  // What the server says of a draft besides its content, its analysis for one, follows from what was saved.
  useEffect(() => {
    if (revision > draft.revision) void refresh();
  }, [revision, draft.revision, refresh]);
  useDraftNotices(editing);

  const model: DraftModel = {
    rulebook,
    game,
    draft,
    refresh,
    editing,
    live,
    locked: frozen,
    open,
    next,
    tab: address.tab,
    setTab: address.setTab,
    view,
    select: address.select,
    verdict,
    setVerdict,
    analysing,
    freezing,
    setFreezing,
  };
  useDraftCommands(model);

  return (
    <ModelContext value={model}>
      <ClauseSheet editionFrom={rulebook.validFrom}>
        <main id="content" tabIndex={-1} data-fill className="flex min-h-0 grow flex-col outline-none">
          <DraftHeader />
          <Interruptions />
          <NewerRules />
          <OnlyYouSubmit />
          <div className="min-h-0 grow lg:overflow-hidden">
            {model.tab === 'game' ? <GameTab /> : null}
            {hasView(model) ? <WagerTabs tab={model.tab} /> : null}
          </div>
        </main>
      </ClauseSheet>
    </ModelContext>
  );
}

/** What there is to work on once the draft has a wager. */
function WagerTabs({ tab }: { tab: TabName }) {
  return (
    <>
      {tab === 'pay-tables' ? <PayTablesTab /> : null}
      {tab === 'strategy' ? <StrategyTab /> : null}
      {tab === 'overview' ? <OverviewTab /> : null}
      {tab === 'compare' ? <CompareTab /> : null}
      {tab === 'analysis' ? <AnalysisTab /> : null}
      {tab === 'papers' ? <PapersTab /> : null}
    </>
  );
}
