/** The list's line for each draft, from earlier counts and solutions; missing counts are started. */

import { glance, type Known } from '@/rulebooks/draft/glance';
import { recordedEdge } from '@/rulebooks/edges/recorded-edges';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { withFiled } from '@/rulebooks/offer/filed-game';
import { countable } from '@/rulebooks/offer/filed-problems';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { FractionText } from '@/simulations/exact/fraction';
import { ok } from '@/simulations/problems/problem';
import type { Distribution } from '@/simulations/wagers/distribution';
import { distributionFromJson } from '@/simulations/wagers/wire';
import type { MemberContext } from '../access/context';
import { type AskedRound, gameRounds } from '../analyses/game-rounds';
import { storedEdges } from '../analyses/queries';
import { readDistributions } from '../analyses/read-distributions';
import { solutionKey } from '../analyses/solution-key';
import type { Shelf } from '../rulebooks/shelf';
import { BoundedMap } from '../site/bounded-map';
import type { GameAndConditions } from '../vocabulary/jobs';
import type { DraftRow } from './queries';
import type { DraftGlance } from './shapes';

const KEPT = 4000;

type Kept = {
  glance: DraftGlance;
  /** Keys of its rounds that were not solved yet. */
  unsolved: string[];
};

/**
 * A draft at one revision says the same under the same edition until another version of the program, and one that still
 * waits for counts or edges says the same until they come. Kept until the oldest makes room.
 */
const kept = new BoundedMap<Kept>(KEPT);

const keyOf = ({ id, revision }: DraftRow, edition: string | null) => `${id}:${revision}:${edition ?? ''}`;

/** Of each draft, what was said before; of one with a round that has been solved since, nothing. */
async function saidBefore(
  db: MemberContext['db'],
  judged: { draft: DraftRow; keptAs: string }[],
): Promise<Map<string, DraftGlance>> {
  const before = judged.flatMap(({ draft, keptAs }) => {
    const found = kept.get(keptAs);
    return found ? [{ ...found, id: draft.id }] : [];
  });
  const waited = before.flatMap(({ unsolved }) => unsolved);
  const solved = waited.length > 0 ? await storedEdges(db, waited) : new Map<string, FractionText>();
  const still = before.filter(({ unsolved }) => !unsolved.some((key) => solved.has(key)));
  return new Map(still.map(({ id, glance }) => [id, glance]));
}

export async function glancesAt(
  context: MemberContext,
  shelf: Shelf,
  drafts: DraftRow[],
): Promise<Map<string, DraftGlance>> {
  const judged = drafts.flatMap((draft) => {
    const applied = shelf.applied(draft.rulebook, draft.day);
    if (!applied.ok) return [];
    return [{ draft, keptAs: keyOf(draft, applied.value.hash), edition: applied.value.book }];
  });
  const told = await saidBefore(context.db, judged);
  const unknown = judged.filter(({ draft }) => !told.has(draft.id));
  const counted = new Map<string, Counted>();
  for (const { draft, keptAs, edition } of unknown) {
    const rulebook = withFiled(edition, draft.variant);
    const game = gameOf(rulebook, draft.game);
    if (!game.ok) continue;
    const asked = { ...askedOf(game.value, draft.variant), at: edition.validFrom };
    const key = canonicalJson(asked);
    // Each may read conditions for some fifty milliseconds: whoever else asks is answered between two of them.
    await new Promise((resolve) => setImmediate(resolve));
    const counting = counted.get(key) ?? (await count(context, asked));
    counted.set(key, counting);
    const found = await lookAt(context, { rulebook, game: game.value, draft, keptAs }, counting);
    if (!found.glance.waiting && !found.glance.stopped) kept.set(keptAs, found);
    told.set(draft.id, found.glance);
  }
  return told;
}

type Counted = {
  state: 'ready' | 'computing' | 'stopped' | 'unusable';
  distributions: Map<string, Distribution>;
};

const askedOf = (of: Game, { rulebook, game, options, written, filed }: Variant): GameAndConditions => ({
  rulebook,
  game,
  options: Object.fromEntries(chosenOptions(of, options)),
  ...(filed && { filed: countable(filed) }),
  ...(written && {
    written: Object.fromEntries(
      Object.entries(written).map(([id, { rows, otherwise }]) => [
        id,
        { rows: rows.map(({ event, when }) => ({ event, when })), otherwise },
      ]),
    ),
  }),
});

async function count(context: MemberContext, asked: GameAndConditions): Promise<Counted> {
  const read = await readDistributions(context, asked);
  const none = new Map<string, Distribution>();
  if (!read.ok) {
    const busy = read.problems.some(({ code }) => code === 'busy');
    return { state: busy ? 'computing' : 'unusable', distributions: none };
  }
  if (read.value.state !== 'ready') return { state: read.value.state, distributions: none };
  const distributions = Object.entries(read.value.wagers).map(
    ([id, ready]) => [id, distributionFromJson(ready).distribution] as const,
  );
  return { state: 'ready', distributions: new Map(distributions) };
}

async function lookAt(
  { db, member }: MemberContext,
  { rulebook, game, draft, keptAs }: { rulebook: Rulebook; game: Game; draft: DraftRow; keptAs: string },
  { state, distributions }: Counted,
): Promise<Kept> {
  const { variant, day } = draft;
  const usable = state !== 'unusable';
  const asked = usable ? gameRounds(rulebook, variant) : ok<AskedRound[]>([]);
  const rounds = asked.ok ? asked.value : [];
  const { edges, unsolved } = await edgesOf(db, member.organisation.id, rounds);
  const key = `${keptAs}:${state}:${edges.map((edge) => edge ?? '').join()}`;
  const before = kept.get(key);
  if (before) return before;
  const known: Known = {
    usable,
    distributions,
    rounds: rounds.map(({ settles, round }, index) => ({
      settles,
      edge: round.ok ? ok(edges[index]) : round,
    })),
  };
  const found: Kept = {
    glance: {
      ...glance(rulebook, game, { variant, day }, known),
      ...(state === 'computing' && { waiting: true }),
      ...(state === 'stopped' && { stopped: true }),
      ...(unsolved.length > 0 && { unsolved: true }),
    },
    unsolved,
  };
  kept.set(key, found);
  return found;
}

/** Recorded with the rulebook, or solved before for this organisation and kept. */
async function edgesOf(
  db: MemberContext['db'],
  organisation: string,
  rounds: AskedRound[],
): Promise<{ edges: (FractionText | undefined)[]; unsolved: string[] }> {
  const keys = rounds.map(({ round }) => {
    if (!round.ok) return { edge: undefined };
    const edge = recordedEdge(round.value);
    return edge === undefined ? { key: solutionKey(round.value, organisation) } : { edge };
  });
  const wanted = keys.flatMap(({ key }) => key ?? []);
  const stored = wanted.length > 0 ? await storedEdges(db, wanted) : new Map<string, FractionText>();
  return {
    edges: keys.map(({ key, edge }) => (key === undefined ? edge : stored.get(key))),
    unsolved: wanted.filter((key) => !stored.has(key)),
  };
}
