'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Badge, VerdictBadge } from '@/app/components/badge';
import { percentOf } from '@/app/components/figure';
import { Cell } from '@/app/components/table';
import { useTRPC } from '@/app/trpc/client';
import { type Finding, VERDICTS, type Verdict } from '@/rulebooks/finding';
import { inForceAt } from '@/rulebooks/lookup';
import type { Game, Rulebook } from '@/rulebooks/record';
import type { DraftWhole } from '@/server/drafts/shapes';
import { fromText } from '@/simulations/exact/fraction';
import { contentOf } from './draft/content';
import { useLive } from './draft/use-live';
import type { WagerView } from './draft/wager-view';

/** The range of the house edge and what the rulebook says, reckoned here from the draft as saved. */
export function DraftFigures({ id }: { id: string }) {
  const trpc = useTRPC();
  const query = useQuery(trpc.drafts.get.queryOptions({ id }, { staleTime: 0 }));
  const { rulebook = '', game = '' } = query.data?.variant ?? {};
  const slice = useQuery(
    trpc.rulebooks.slice.queryOptions(
      { rulebook, game },
      { enabled: query.data !== undefined, staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  const known = query.data &&
    slice.data && { draft: query.data, rulebook: slice.data, game: slice.data.games[0] };
  if (known) return <Known {...known} />;
  return (
    <>
      <Cell numeric className="text-ink-faint">
        –
      </Cell>
      <Cell className="text-ink-faint">{query.isPending || slice.isPending ? '' : '–'}</Cell>
    </>
  );
}

/** "1.35 % to 2.70 %" */
export function edgeRange(views: WagerView[]): string {
  const edges = views.flatMap(({ choice, figures, round }) => {
    const edge = round ? round.edge : figures?.houseEdge;
    return choice && edge ? [fromText(edge)] : [];
  });
  const [first] = edges;
  if (!first) return '–';
  const low = edges.reduce((least, edge) => (edge.lt(least) ? edge : least), first);
  const high = edges.reduce((most, edge) => (edge.gt(most) ? edge : most), first);
  const shown = [low, high].map((edge) => percentOf(`${edge.s * edge.n}/${edge.d}`));
  return shown[0] === shown[1] ? `${shown[0]}` : shown.join(' to ');
}

/** Those that ask for something; what is met needs no mention. */
function asking(findings: Finding[]): [Verdict, number][] {
  return VERDICTS.filter((verdict) => verdict !== 'meets')
    .map((verdict): [Verdict, number] => [
      verdict,
      findings.filter((finding) => finding.verdict === verdict).length,
    ])
    .filter(([, count]) => count > 0);
}

function Known({ draft, rulebook, game }: { draft: DraftWhole; rulebook: Rulebook; game: Game }) {
  const content = useMemo(() => contentOf(draft), [draft]);
  const { attestations } = draft.variant;
  const live = useLive(rulebook, game, { content, saved: content, attestations, solve: false });
  const problems = live.views.flatMap((view) => view.problems).length;
  const verdicts = asking(live.findings);
  const inForce = inForceAt(rulebook, draft.at).ok;
  return (
    <>
      <Cell numeric>{live.waiting ? '–' : edgeRange(live.views)}</Cell>
      <Cell>
        <span className="flex flex-wrap gap-1">
          {inForce ? null : <Badge tone="breach">Not in force on its date</Badge>}
          {problems > 0 ? <Badge tone="breach">{problems} cannot be read</Badge> : null}
          {verdicts.slice(0, 3).map(([verdict, count]) => (
            <VerdictBadge key={verdict} verdict={verdict} count={count} />
          ))}
          {verdicts.length > 3 ? <span className="text-xs text-ink-soft">and more</span> : null}
          {live.findings.length > 0 && verdicts.length === 0 && problems === 0 ? (
            <VerdictBadge verdict="meets" />
          ) : null}
        </span>
      </Cell>
    </>
  );
}
