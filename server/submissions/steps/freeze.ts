import { randomUUID } from 'node:crypto';
import { figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation/index';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import { openGroups } from '@/rulebooks/findings/open-groups';
import { onDay, openItems } from '@/rulebooks/findings/open-items';
import { strayConsents } from '@/rulebooks/offer/part-names';
import { readNewVariant } from '@/rulebooks/offer/read-variant';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import { gameOf } from '@/rulebooks/terms/lookup';
import { variantHash } from '@/rulebooks/variant/hash';
import { dayIn } from '@/rulebooks/zones';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../../access/context';
import { unregulatedIn } from '../../accounts/organisations/unregulated';
import { answersFor } from '../../analyses/answered';
import { computedHash } from '../../analyses/computed-hash';
import { latestAnalysis, latestOfDraft } from '../../analyses/queries';
import { whyNotCurrent } from '../../analyses/why-not-current';
import { attachNamed } from '../../attachments/attach';
import { actorOf, appendEvent } from '../../audit/append';
import { draftConflict, draftFrozen } from '../../drafts/conflict';
import { newerRules, outOfDate } from '../../drafts/newer-rules';
import { draftById, updateDraft } from '../../drafts/queries';
import { analyseDraft } from '../../drafts/start-analysis';
import { ownFeesRefused } from '../../house-fees/own-options';
import { letterheadHash } from '../../letterheads/hash';
import { onPapers } from '../../letterheads/on-papers';
import { insertFrozenLetterhead, letterheadOf } from '../../letterheads/queries';
import { tell } from '../../notices/queries';
import { type Answer, notFound, refuse } from '../../problems/problem';
import { editionOn, rulebookFor } from '../../rulebooks/shelf';
import { FREEZE } from '../../vocabulary/life/steps';
import { offeredIn, openData, refuseOpen } from '../open/open-items';
import { answersHash, findingsHash, identityOf } from '../sealed/parts';
import { nextReference } from '../stored/numbers';
import { othersToSend } from '../stored/prepared';
import { insertSubmission, nextVersion, submissionById } from '../stored/queries';

/** `submitters`: the approvers who may submit it. */
type Frozen = { id: string; hash: string; submitters: string[] };

/** A draft as saved becomes a version that never changes: its variant, its numbers and the verdicts on it. */
export function freeze(
  context: MemberContext,
  input: {
    draft: string;
    revision: number;
    acknowledged?: OpenCode[];
    /** Answers to further questions for the dossier, by their keys; all there are where nobody chose. */
    answers?: string[] | undefined;
  },
): Promise<Answer<Frozen>> {
  const { now, member } = context;
  return context.db.transaction(async (tx): Promise<Answer<Frozen>> => {
    const draft = await draftById(tx, { id: input.draft, organisation: member.organisation.id });
    if (!draft) return notFound('draft');
    if (draft.submissionId) return draftFrozen();
    if (draft.revision !== input.revision)
      return draftConflict(tx, draft, 'Close this, read what changed, then freeze it.');
    const { variant, day } = draft;
    const today = dayIn(draft.rulebook, now());
    const read = readNewVariant(variant);
    if (!read.ok) return read;
    const book = await rulebookFor(tx, variant, day);
    if (!book.ok) return book;
    const under = await editionOn(tx, variant.rulebook, day);
    if (!under.ok) return under;
    const resolved = resolveVariant(book.value, variant, day);
    if (!resolved.ok) return resolved;
    const game = gameOf(book.value, variant.game);
    if (!game.ok) return game;
    const fees = await ownFeesRefused(tx, game.value, {
      options: variant.options,
      rulebook: variant.rulebook,
      organisation: member.organisation.id,
      day: day > today ? day : today,
    });
    if (fees) return fees;
    const computed = await computedHash(under.value.book, variant);
    const analysis = await latestAnalysis(tx, {
      organisation: member.organisation.id,
      variantHash: computed,
    });
    const current = analysis?.engine === ENGINE;
    const findings = evaluate({
      rulebook: book.value,
      variant,
      day,
      ...(current && { figures: figuresFrom(analysis.result) }),
    });
    const open = openGroups(
      openItems({
        wagers: offeredIn(variant),
        findings,
        circumstances: variant.circumstances,
        stray: strayConsents(game.value, variant),
        analysis: current ? 'current' : 'none',
        ...onDay(day, today),
        ...outOfDate(await newerRules(tx, draft, today)),
        ...(await unregulatedIn(tx, variant.rulebook)),
      }),
    );
    if (!current) {
      const last = analysis ?? (await latestOfDraft(tx, draft.id));
      const started = await analyseDraft(tx, context, { draft, resolved: resolved.value }, {});
      if (!started.ok) return started;
      return refuse(
        'analysis-missing',
        `This variant ${whyNotCurrent(last, computed)}. Its analysis has started; freeze it when that is done.`,
        { job: started.value.job },
      );
    }
    const closed = refuseOpen(open, input.acknowledged ?? []);
    if (closed) return closed;
    const answers = await answersFor(tx, under.value.book, variant, member.organisation.id, input.answers);
    if (!answers.ok) return answers;
    const answered = answers.value.length > 0 ? answers.value : undefined;
    const previous = draft.revisesId ? await submissionById(tx, draft.revisesId) : undefined;
    const reference = previous?.reference ?? (await nextReference(tx, member.organisation.id));
    const version = await nextVersion(tx, reference);
    const frozenAt = now().toISOString();
    const id = randomUUID();
    const hash = await variantHash(variant);
    const frozen = {
      previousId: previous?.id,
      name: draft.name,
      rulebook: variant.rulebook,
      game: variant.game,
      gameLabel: game.value.label,
      day,
      edition: under.value.hash,
    };
    await insertSubmission(tx, {
      ...frozen,
      id,
      organisationId: member.organisation.id,
      reference,
      version,
      variant: canonicalJson(variant),
      hash,
      analysisId: analysis.id,
      findings,
      ...(answered && { answers: answered }),
      frozenAt,
      frozenBy: member.id,
      state: FREEZE.to,
      revision: 1,
      updatedAt: frozenAt,
    });
    const files = await attachNamed(tx, context, canonicalJson(variant), {
      subject: `submission:${id}`,
      part: 'variant',
      at: frozenAt,
    });
    await updateDraft(tx, draft.id, { submissionId: id });
    const letterhead = await letterheadOf(tx, member.organisation.id);
    const organisation = onPapers(letterhead ?? {}, book.value);
    if (organisation) await insertFrozenLetterhead(tx, id, organisation);
    await appendEvent(tx, {
      at: frozenAt,
      actor: actorOf(member),
      organisation: member.organisation,
      kind: FREEZE.record.event,
      subject: `submission:${id}`,
      data: {
        ...identityOf(frozen),
        reference,
        version,
        hash,
        analysis: analysis.hash,
        findings: findingsHash(findings),
        ...(answered && { answers: answersHash(answered) }),
        ...(organisation && { letterhead: letterheadHash(organisation) }),
        draft: draft.id,
        ...files,
        ...openData(open),
      },
    });
    const others = await othersToSend(tx, {
      id,
      organisationId: member.organisation.id,
      frozenBy: member.id,
    });
    await tell(
      tx,
      others.map((other) => other.id),
      {
        kind: 'version-prepared',
        reference,
        at: frozenAt,
        text: `${member.name} prepared ${reference}, ${draft.name}. It is ready for you to submit.`,
        href: `/submissions/${id}`,
      },
    );
    return { ok: true, value: { id, hash, submitters: others.map(({ name }) => name) } };
  });
}
