import { onDay, withStanding } from '@/rulebooks/findings/open-items';
import { gameOf } from '@/rulebooks/terms/lookup';
import { FILED_GAME } from '@/rulebooks/variant/filed-game';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { unregulatedAmong } from '../accounts/organisations/unregulated';
import { type Shelf, shelfOf } from '../rulebooks/shelf';
import { awaitsRegulator } from '../vocabulary/life/states';
import { glancesAt } from './glances';
import type { DraftOrder } from './orders';
import { draftHeads, draftsByIds } from './queries';
import type { DraftList, DraftSummary } from './shapes';
import { workOn } from './work-on';

export const DRAFTS_A_PAGE = 40;

type Head = Awaited<ReturnType<typeof draftHeads>>[number];

const UNLISTED = 'A game that no rulebook lists';

type Named = Pick<Head, 'rulebook' | 'game' | 'day' | 'filedName'>;

function gameLabel(shelf: Shelf, { rulebook, game, day, filedName }: Named): string {
  if (game === FILED_GAME) return typeof filedName === 'string' && filedName.trim() ? filedName : UNLISTED;
  const applied = shelf.applied(rulebook, day);
  const found = applied.ok ? gameOf(applied.value.book, game) : applied;
  return found.ok ? found.value.label : game;
}

/** The id where the program no longer knows the rulebook. */
function rulebookTitle(shelf: Shelf, { rulebook, day }: Pick<Head, 'rulebook' | 'day'>): string {
  const applied = shelf.applied(rulebook, day);
  return applied.ok ? `${applied.value.book.title}, ${applied.value.book.edition}` : rulebook;
}

/** For searching names: capitals and accents make no difference. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function fits(shelf: Shelf, head: Head, words: string[]): boolean {
  const text = plain(`${head.name} ${gameLabel(shelf, head)} ${head.rulebook} ${rulebookTitle(shelf, head)}`);
  return words.every((word) => text.includes(word));
}

const names = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' });
const byChange = (a: Head, b: Head) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt);
const ORDERS: Record<DraftOrder, (a: Head, b: Head) => number> = {
  newest: (a, b) => byChange(b, a),
  oldest: byChange,
  name: (a, b) => names.compare(a.name, b.name) || byChange(b, a),
};

/** One page of what fits, with all that the list shows of it; a page past the last is the last. */
export async function listDrafts(
  context: MemberContext,
  { find, order, page }: { find: string; order: DraftOrder; page: number },
): Promise<DraftList> {
  const { db, member } = context;
  const organisation = member.organisation.id;
  const shelf = await shelfOf(db);
  const heads = await draftHeads(db, organisation);
  const words = plain(find).split(/\s/);
  const fitting = heads.filter((head) => fits(shelf, head, words)).sort(ORDERS[order]);
  const pages = Math.max(1, Math.ceil(fitting.length / DRAFTS_A_PAGE));
  const at = Math.min(page, pages);
  const shown = fitting.slice((at - 1) * DRAFTS_A_PAGE, at * DRAFTS_A_PAGE);
  const rows = await draftsByIds(db, { ids: shown.map(({ id }) => id), organisation });
  const byId = new Map(rows.map((row) => [row.draft.id, row]));
  const glances = await glancesAt(
    context,
    shelf,
    rows.map(({ draft }) => draft),
  );
  const work = await workOn(
    context,
    rows.flatMap(({ draft, state }) => (state === null ? [draft] : [])),
  );
  const unregulated = await unregulatedAmong(
    db,
    rows.map(({ draft }) => draft.rulebook),
  );
  const drafts = shown.flatMap((head): DraftSummary[] => {
    const { id } = head;
    const row = byId.get(id);
    if (!row) return [];
    const { draft, updatedBy, state, marker, notified } = row;
    const seen = glances.get(id);
    const { job, analysis = 'not-kept' } = work.get(id) ?? {};
    const told = notified !== null;
    const glance = seen && {
      ...seen,
      open: withStanding(told ? seen.open.filter(({ code }) => code !== 'notification') : seen.open, {
        analysis,
        circumstances: draft.variant.circumstances,
        settled: told || !awaitsRegulator(state ?? 'frozen'),
        ...onDay(draft.day, dayIn(draft.rulebook, context.now())),
        ...(awaitsRegulator(state ?? 'frozen') && unregulated.get(draft.rulebook)),
      }),
    };
    return [
      {
        id,
        name: draft.name,
        game: draft.game,
        gameLabel: gameLabel(shelf, head),
        rulebook: draft.rulebook,
        rulebookTitle: rulebookTitle(shelf, draft),
        updatedAt: draft.updatedAt,
        updatedBy,
        revision: draft.revision,
        state: state ?? 'editing',
        ...(draft.submissionId && { submission: draft.submissionId }),
        ...(marker &&
          draft.readyAt &&
          state === null && {
            ready: { by: marker, at: draft.readyAt, lapsed: draft.readyLapsedAt !== null },
          }),
        ...(job && { job }),
        ...(glance && { glance }),
      },
    ];
  });
  return { drafts, found: fitting.length, all: heads.length, page: at, pages };
}
