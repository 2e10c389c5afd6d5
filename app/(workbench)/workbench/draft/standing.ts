/** What the screen knows of a draft, as the one function asks for it that says what is open. */

import type { Finding } from '@/rulebooks/findings/finding';
import { type OpenGroup, openGroups } from '@/rulebooks/findings/open-groups';
import { type AnalysisStanding, onDay, openItems } from '@/rulebooks/findings/open-items';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { strayConsents } from '@/rulebooks/offer/part-names';
import { gameInForce, inForceAt } from '@/rulebooks/terms/lookup';
import { sameNumbers } from '@/rulebooks/variant/computed-part';
import type { Variant } from '@/rulebooks/variant/variant';
import type { DraftWhole } from '@/server/drafts/shapes';
import type { RoundView } from './round-view';
import type { WagerView } from './wager-view';

/** The server compares its analysis with the draft that it has; what is on the screen may be another already. */
export function analysisStanding(
  { analysis, job, variant }: Pick<DraftWhole, 'analysis' | 'job' | 'variant'>,
  shown: Variant,
): AnalysisStanding {
  const same = sameNumbers(variant, shown);
  if (job?.kind === 'analysis' && same) return 'running';
  if (!analysis) return 'none';
  return analysis.current && same ? 'current' : 'outdated';
}

export type Shown = {
  rulebook: Rulebook;
  game: Game;
  day: string;
  variant: Variant;
  views: readonly WagerView[];
  findings: readonly Finding[];
  problems: readonly { message: string }[];
  rounds: readonly RoundView[];
  /** Events are still being counted. */
  waiting: boolean;
};

function outOfDate({ rulebook, game, day }: Shown): string | undefined {
  const dated = inForceAt(rulebook, day);
  const played = dated.ok ? gameInForce(rulebook, game, day) : dated;
  return played.ok ? undefined : played.problems[0]?.message;
}

export function openOf(
  shown: Shown,
  draft: Pick<DraftWhole, 'analysis' | 'job' | 'variant' | 'unregulated' | 'damaged' | 'submission'>,
  today: string,
): OpenGroup[] {
  const { views, findings, problems, rounds, variant, waiting } = shown;
  const offered = views.filter(({ choice }) => choice);
  const solving = rounds.filter(({ work }) => work.state === 'computing');
  const counting = waiting
    ? offered.filter(({ figures, round, problems }) => !round && !figures && problems.length === 0)
    : [];
  const says = outOfDate(shown);
  return openGroups(
    openItems({
      wagers: offered.length,
      findings,
      circumstances: variant.circumstances,
      settled: draft.submission !== undefined,
      stray: strayConsents(shown.game, variant),
      analysis: analysisStanding(draft, variant),
      ...(says && { outOfDate: says }),
      ...onDay(shown.day, today),
      ...(draft.damaged && { damaged: draft.damaged }),
      ...(draft.unregulated !== undefined && { unregulated: draft.unregulated }),
      unread: views.flatMap(({ wager, cells, written }) =>
        (written ? [] : cells)
          .filter(({ problem }) => problem)
          .map(({ label }) => ({ wager: wager.id, label: `${wager.label}, ${label}` })),
      ),
      unfinished: views.flatMap(({ wager, written }) =>
        (written?.problems ?? []).map(({ message }) => ({
          wager: wager.id,
          label: wager.label,
          says: message,
        })),
      ),
      unusable: problems.map(({ message }) => message),
      computing: [
        ...solving.map(({ id, label }) => ({ wager: id, label })),
        ...counting.slice(0, 1).map(({ wager }) => ({ wager: wager.id, label: wager.label })),
      ],
    }),
  );
}
