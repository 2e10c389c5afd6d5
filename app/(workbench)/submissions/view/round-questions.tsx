'use client';

import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '@/app/trpc/client';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Variant } from '@/rulebooks/variant/variant';
import { settledOf } from '@/simulations/analysis/settled';
import { type RoundAsked, StudiesSection } from '../../studies/studies-section';

type Props = { wagers: readonly AnalysedWager[]; variant: Variant; editionFrom: string };

/** What can be asked about the rounds that were submitted: with the operator's seed, a reviewer gets the operator's answer. */
export function RoundQuestions({ wagers, variant, editionFrom }: Props) {
  const { rulebook, game, options, filed } = variant;
  return wagers.map((wager) => {
    const settled = settledOf(wager);
    if (settled.by !== 'round') return null;
    const chosen = Object.entries(variant.wagers).filter(([id]) => settled.wagers.includes(id));
    return (
      <Asked
        key={wager.id}
        asked={{
          rulebook,
          at: editionFrom,
          game,
          options,
          ...(filed && { filed }),
          wagers: Object.fromEntries(chosen),
          round: wager.id,
        }}
      />
    );
  });
}

/** Nothing where nothing can be asked. */
function Asked({ asked }: { asked: RoundAsked }) {
  const trpc = useTRPC();
  const studies = useQuery(trpc.analyses.studies.queryOptions(asked));
  return (studies.data?.studies.length ?? 0) > 0 ? <StudiesSection asked={asked} /> : null;
}
