import { randomUUID } from 'node:crypto';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { NEW_FILED, withFiled } from '@/rulebooks/offer/filed-game';
import { filedProblems } from '@/rulebooks/offer/filed-problems';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { latestStart } from '@/rulebooks/spelling/dates';
import { gameInForce, gameOf } from '@/rulebooks/terms/lookup';
import { forNothingUnsaid } from '@/rulebooks/variant/consents';
import { FILED_GAME, FiledGame } from '@/rulebooks/variant/filed-game';
import type { Variant } from '@/rulebooks/variant/variant';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../access/context';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import { rulebookInForce, rulebookOn } from '../rulebooks/shelf';
import { draftById, insertDraft, openDrafts } from './queries';

type Start = {
  name: string;
  variant: Variant;
  day: string;
  revises?: string;
  from?: string;
  fromFile?: true;
  /** The reference of the trial that it joins. */
  joins?: string;
};

/** Per organisation at one time, not counting frozen ones. */
export const DRAFTS_AT_MOST = 2000;

/** Inside the caller's transaction. */
export async function insertNewDraft(
  tx: Queries,
  { now, member }: Pick<MemberContext, 'now' | 'member'>,
  start: Start,
): Promise<Answer<{ id: string }>> {
  if ((await openDrafts(tx, member.organisation.id)) >= DRAFTS_AT_MOST)
    return refuse(
      'limit-reached',
      `${member.organisation.name} has ${DRAFTS_AT_MOST} drafts, the most it can have. Remove some that are no longer needed, then try again.`,
    );
  const id = randomUUID();
  const at = now().toISOString();
  await insertDraft(tx, {
    id,
    organisationId: member.organisation.id,
    name: start.name,
    rulebook: start.variant.rulebook,
    game: start.variant.game,
    variant: { ...start.variant, circumstances: forNothingUnsaid(start.variant.circumstances) },
    day: start.day,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    updatedBy: member.id,
    revisesId: start.revises,
  });
  await appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind: 'draft-created',
    subject: `draft:${id}`,
    data: {
      rulebook: start.variant.rulebook,
      game: start.variant.game,
      ...(start.revises ? { revises: start.revises } : {}),
      ...(start.from ? { from: start.from } : {}),
      ...(start.fromFile ? { fromFile: true } : {}),
      ...(start.joins ? { joins: start.joins } : {}),
    },
  });
  return { ok: true, value: { id } };
}

/** Today, or the nearest day on which the edition has the game. */
export function dayWithin(book: Rulebook, game: Game, today: string): string {
  const from = latestStart(book, game);
  // Editions without a last day come last.
  const [last = today] = [book.validTo, game.validTo].sort();
  if (today < from) return from;
  return today > last ? last : today;
}

/** A game that no rulebook lists, where the rulebook says how new games are tried. */
function unlisted(rulebook: Rulebook, name: string | undefined): Answer<Variant> {
  const named = FiledGame.shape.label.safeParse(name);
  const variant: Variant = {
    rulebook: rulebook.id,
    game: FILED_GAME,
    options: {},
    wagers: {},
    filed: { ...NEW_FILED, label: named.success ? named.data : '' },
    circumstances: { kind: 'new-game' },
    attestations: {},
  };
  const problems = filedProblems(rulebook, variant).filter(({ code }) => code === 'filed-not-tried');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: variant };
}

export async function createDraft(
  context: MemberContext,
  input: { rulebook: string; game: string; name?: string | undefined; day?: string | undefined },
): Promise<Answer<{ id: string }>> {
  const today = dayIn(input.rulebook, context.now());
  const book =
    input.day === undefined
      ? await rulebookOn(context.db, input.rulebook, today)
      : await rulebookInForce(context.db, input.rulebook, input.day);
  if (!book.ok) return book;
  const filed = input.game === FILED_GAME ? unlisted(book.value, input.name) : undefined;
  if (filed && !filed.ok) return filed;
  const rulebook = filed ? withFiled(book.value, filed.value) : book.value;
  const game = gameOf(rulebook, input.game);
  if (!game.ok) return game;
  const dated = input.day === undefined ? game : gameInForce(book.value, game.value, input.day);
  if (!dated.ok) return dated;
  const start = {
    name: input.name ?? game.value.label,
    variant: filed?.value ?? defaultVariant(book.value, game.value),
    day: input.day ?? dayWithin(book.value, game.value, today),
  };
  return context.db.transaction((tx) => insertNewDraft(tx, context, start));
}

/** A copy without the confirmations, which apply to the original only. */
export function duplicateDraft(context: MemberContext, id: string): Promise<Answer<{ id: string }>> {
  return context.db.transaction(async (tx): Promise<Answer<{ id: string }>> => {
    const draft = await draftById(tx, { id, organisation: context.member.organisation.id });
    if (!draft) return notFound('draft');
    return insertNewDraft(tx, context, {
      name: `${draft.name} (copy)`.slice(0, 120),
      variant: { ...draft.variant, attestations: {} },
      day: draft.day,
      from: draft.id,
    });
  });
}
