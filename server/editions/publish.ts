/** A draft edition is published: from its first day on it is the rulebook, and nothing of it ever changes. */
import { inArray } from 'drizzle-orm';
import { editionFromText, editionText } from '@/rulebooks/editions/edition-text';
import { isUnaffected } from '@/rulebooks/editions/effect';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../access/context';
import { looksAfter } from '../accounts/organisations/jurisdictions';
import { withRole } from '../accounts/stored/queries';
import { actorOf, appendEvent } from '../audit/append';
import type { Queries } from '../db/client';
import { publishedEdition, submission } from '../db/schema';
import { editionOf, type Made } from '../draft-editions/edition';
import { liveGames } from '../draft-editions/live-games';
import {
  deleteEdition,
  type EditionRow,
  editionById,
  isAsTried,
  trialOf,
  updateEdition,
} from '../draft-editions/queries';
import { noEdition } from '../draft-editions/start-trial';
import { tell } from '../notices/queries';
import { type Answer, notFound, refuse } from '../problems/problem';
import { sealedEdition, sha256 } from '../rulebooks/edition-seal';
import { shelfOf } from '../rulebooks/shelf';
import { keepEffects } from '../submissions/editions/later-editions';
import type { TriedOnAll } from '../vocabulary/tried-edition';
import { gravestOf, tellOperators } from './tell-operators';

/** As the editions of the sources are named. */
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export type Published = { state: 'published'; hash: string } | { state: 'proposed' };

/** What stands in the way of its date; a later one than the last edition's, the draft itself asks for. */
export const tooEarly = (validFrom: string, today: string) =>
  validFrom > today
    ? undefined
    : refuse(
        'edition-too-early',
        `An edition begins tomorrow at the earliest: what was decided until today stays decided under today’s rules. Choose a day after ${longDate(today)}.`,
        { field: 'validFrom' },
      );

/** Papers and findings name an edition as long as it is in force: not as the draft that it was. */
const isNamedDraft = (edition: string) => /^draft\b/i.test(edition.trim());

/** What it was tried on, if that is all that is played now. */
async function triedOnAll(
  tx: Queries,
  { member }: MemberContext,
  row: EditionRow,
  { previous, difference, today }: Pick<Made, 'previous' | 'difference'> & { today: string },
): Promise<TriedOnAll | undefined> {
  const trial = await trialOf(tx, row.id);
  const { validFrom } = difference;
  if (!trial || !isAsTried(trial, { ...row, previous }) || trial.result.day !== validFrom) return undefined;
  const { affected, unaffected, overByThen } = trial.result;
  const tried = new Set([...affected, ...unaffected].map(({ id }) => id));
  const over = new Set(overByThen.map(({ id }) => id));
  const { rulebook } = row;
  const games = await liveGames(tx, { regulator: member.organisation, rulebook, today });
  // A trial may have been extended since.
  const isCovered = ({ game, to }: (typeof games)[number]): boolean =>
    tried.has(game.id) || (over.has(game.id) && to !== undefined && to < validFrom);
  return games.every(isCovered) ? trial.result : undefined;
}

async function proposed(tx: Queries, context: MemberContext, row: EditionRow): Promise<Answer<Published>> {
  const { member, now } = context;
  const at = now().toISOString();
  const given = { id: row.id, organisation: member.organisation.id };
  await updateEdition(tx, given, { proposedBy: member.id, proposedAt: at, proposedRevision: row.revision });
  const others = await withRole(tx, member.organisation.id, 'reviewer');
  await tell(
    tx,
    others.filter((other) => other !== member.id),
    {
      kind: 'proposed',
      at,
      text: `${member.name} proposes to publish “${row.name}”. Another reviewer confirms or declines it.`,
      href: `/review/editions/${row.id}`,
    },
  );
  await appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: member.organisation,
    kind: 'edition-proposed',
    subject: `draft-edition:${row.id}`,
    data: { rulebook: row.rulebook, name: row.name, revision: row.revision },
  });
  return { ok: true, value: { state: 'proposed' } };
}

export function publishEdition(
  context: MemberContext,
  input: { id: string; revision: number },
): Promise<Answer<Published>> {
  const { db, now, member } = context;
  const given = { id: input.id, organisation: member.organisation.id };
  return db.transaction(async (tx): Promise<Answer<Published>> => {
    const row = await editionById(tx, given);
    if (!row || !looksAfter(member.organisation, row.rulebook)) return notFound('draft edition');
    if (row.revision !== input.revision)
      return refuse(
        'draft-changed',
        'This draft edition was saved since. Reload the page and read what changed.',
      );
    const made = editionOf(await shelfOf(tx), row);
    if (!made.ok) return noEdition(made.problems);
    const { difference, edition, previous } = made.value;
    const at = now().toISOString();
    const today = dayIn(row.rulebook, now());
    const early = tooEarly(difference.validFrom, today);
    if (early) return early;
    if (isNamedDraft(difference.edition))
      return refuse(
        'edition-unnamed',
        `Papers would name this edition “${difference.edition}” for as long as it is in force. Give it the name of an edition, for example ${MONTH.format(new Date(difference.validFrom))}.`,
        { field: 'edition' },
      );
    const tried = await triedOnAll(tx, context, row, { previous, difference, today });
    if (!tried)
      return refuse(
        'edition-untried',
        'This text was not tried on everything that is played today. Try it, read what it would do, then publish it.',
      );
    const standing = row.proposedRevision === row.revision ? row.proposedBy : null;
    if (member.organisation.twoReviewers === true && standing === null) return proposed(tx, context, row);
    if (standing === member.id)
      return refuse(
        'second-person',
        'You proposed to publish this. Another reviewer confirms or declines it.',
      );
    const content = editionText({ ...edition, status: 'in-force' });
    const readAgain = editionFromText(content);
    if (!readAgain.ok) return noEdition(readAgain.problems);
    const hash = sha256(content);
    const publication = {
      content,
      hash,
      rulebook: row.rulebook,
      edition: edition.edition,
      validFrom: edition.validFrom,
      previous,
      difference: canonicalJson(difference),
      organisationId: member.organisation.id,
      publishedBy: member.id,
      proposedBy: standing,
      publishedAt: at,
      draft: row.id,
    };
    const sealed = await sealedEdition(tx, publication, member.organisation.name);
    if (!sealed.ok) return sealed;
    await tx.insert(publishedEdition).values({ ...publication, sealed: sealed.value });
    const affected = tried.affected.filter((effect) => !isUnaffected(effect));
    await keepEffects(tx, hash, affected);
    await deleteEdition(tx, given);
    await appendEvent(tx, {
      at,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: 'edition-published',
      subject: `edition:${hash}`,
      data: {
        rulebook: row.rulebook,
        edition: edition.edition,
        validFrom: edition.validFrom,
        hash,
        ...(previous && { previous }),
        draft: row.id,
        revision: row.revision,
        ...(standing && { proposedBy: standing }),
        seal: sealed.value.seal,
        affected: affected.map(({ reference, version, ...effect }) => ({
          reference,
          version,
          effect: gravestOf(effect),
        })),
      },
    });
    const rows = await tx
      .select({ id: submission.id, organisation: submission.organisationId })
      .from(submission)
      .where(
        inArray(
          submission.id,
          affected.map(({ id }) => id),
        ),
      );
    await tellOperators(tx, {
      at,
      edition,
      affected,
      operators: new Map(rows.map((each) => [each.id, each.organisation])),
    });
    return { ok: true, value: { state: 'published', hash } };
  });
}
