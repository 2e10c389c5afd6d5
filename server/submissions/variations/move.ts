/** Every step after the beginning of a variation: by its machine, at the revision that was read, with its event, in one transaction. */
import { randomUUID } from 'node:crypto';
import { longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { colleagues } from '../../accounts/stored/queries';
import { actorOf, appendEvent } from '../../audit/append';
import type { Queries } from '../../db/client';
import { tell } from '../../notices/queries';
import { type Answer, notFound, refuse, type ServerProblem } from '../../problems/problem';
import { sealVariationRuling } from '../../seals/decision';
import type { SealedVariationRuling } from '../../seals/variation-record';
import {
  eventOf,
  nextVariationState,
  VARIATION_RULINGS,
  VARIATION_STATE_LABELS,
  VARIATION_STEP_RECORDS,
  type VariationRulingKind,
  type VariationState,
  type VariationStep,
  variationStateOn,
} from '../../vocabulary/life/variations';
import { clauseOfStep } from '../stored/step-basis';
import {
  insertVariationStep,
  type Joined,
  lastOf,
  updateVariation,
  type VariationRow,
  variationWithin,
} from './queries';

export type VariationMoved = { state: VariationState; revision: number };

type Input = { id: string; revision: number; text: string; lastDay?: string | undefined };
export type LaterStep = Exclude<VariationStep, 'notify' | 'offer' | 'apply'>;

const TOLD: Record<Exclude<VariationStep, 'notify' | 'offer'>, (what: string, lastDay: string) => string> = {
  'take-note': (what) => `The regulator has read the notification of ${what}.`,
  'call-significant': (what, lastDay) =>
    `The regulator calls ${what} a significant change: stop it${lastDay ? ` by ${lastDay}` : ''}, or submit it for approval.`,
  'take-back': (what) => `${what} was taken back before its first day.`,
  stop: (what, lastDay) => `${what} is stopped${lastDay ? `; its last day is ${lastDay}` : ''}.`,
  apply: (what) => `${what} was submitted for approval.`,
};

const REASONS: Partial<Record<LaterStep, string>> = {
  'call-significant': 'Give the reasons. The operator reads them.',
  'take-back': 'Say why it is taken back. The regulator reads it.',
  stop: 'Say why it is stopped. The regulator reads it.',
};

const isRuling = (step: VariationStep): step is VariationRulingKind =>
  VARIATION_RULINGS.some((ruling) => ruling === step);

const wrong = (message: string): ServerProblem => ({ code: 'dates-reversed', message, field: 'lastDay' });

/** Whoever ends it leaves a day for stopping, from today to its last; before its first day there is nothing to stop. */
function lastDayOf(
  row: VariationRow,
  step: LaterStep,
  given: string | undefined,
  today: string,
): { day?: string; wrong?: ServerProblem } {
  if (step !== 'call-significant' && step !== 'stop') return {};
  const until = row.lastDay ?? lastOf(row);
  if (today < row.from || (until !== null && today > until)) return row.lastDay ? { day: row.lastDay } : {};
  if (!given) return { wrong: wrong('Give the last day of play.') };
  if (given < today)
    return {
      wrong: wrong(`The last day of play would lie before today, ${longDate(today)}. Choose today or later.`),
    };
  if (until !== null && given > until)
    return { wrong: wrong(`It ends on ${longDate(until)}. Choose that day or an earlier one.`) };
  return { day: given };
}

/** What the clock says against a step that its state allows. */
function tooLate(row: VariationRow, step: LaterStep, today: string): string | undefined {
  if (step === 'take-back' && today >= row.from)
    return `${row.number} began on ${longDate(row.from)}, so it cannot be taken back. Stop it instead.`;
  if (step === 'stop' && row.state !== 'significant' && today < row.from)
    return `${row.number} begins on ${longDate(row.from)}. Take it back instead.`;
  return undefined;
}

export const forbiddenStep = (number: string, state: VariationState, step: VariationStep) =>
  refuse(
    'state-forbids',
    `${number} is ${VARIATION_STATE_LABELS[state]}, so “${VARIATION_STEP_RECORDS[step].label}” is not possible. Reload it to see what you can do.`,
  );

async function sealedRuling(
  { member }: MemberContext,
  tx: Queries,
  { variation, submission, operator }: Joined,
  given: { ruling: VariationRulingKind; at: string; text: string; lastDay?: string | undefined },
): Promise<Answer<SealedVariationRuling>> {
  const { lastDay, ...rest } = given;
  return sealVariationRuling({
    number: variation.number,
    reference: submission.reference,
    version: submission.version,
    operator,
    variant: submission.hash,
    by: member.name,
    authority: member.organisation.name,
    ...(await clauseOfStep(tx, submission, VARIATION_STEP_RECORDS[given.ruling])),
    ...rest,
    ...(lastDay && { lastDay }),
  });
}

/** Writes a step that may be taken, with its event and its notices. */
export async function moved(
  { member, now }: MemberContext,
  tx: Queries,
  { variation: row, submission, operator }: Joined,
  {
    step,
    text,
    lastDay,
    sealed,
  }: {
    step: Exclude<VariationStep, 'notify' | 'offer'>;
    text: string;
    lastDay?: string | undefined;
    sealed?: SealedVariationRuling | undefined;
  },
): Promise<VariationMoved> {
  const instant = now();
  const at = instant.toISOString();
  const to = nextVariationState(row.state, step);
  if (!to) throw new Error(`${step} was decided for a variation that is ${row.state}`);
  const revision = row.revision + 1;
  await insertVariationStep(tx, {
    id: randomUUID(),
    variationId: row.id,
    revision,
    step,
    by: member.id,
    at,
    text,
    lastDay: lastDay ?? null,
    sealed: sealed ?? null,
  });
  await updateVariation(tx, row.id, {
    state: to,
    revision,
    updatedAt: at,
    ...(lastDay && lastDay !== row.lastDay && { lastDay }),
  });
  const byAuthority = isRuling(step);
  const people = byAuthority
    ? (await colleagues(tx, row.organisationId)).map(({ id }) => id)
    : await regulatorsOf(tx, row.rulebook);
  const what = `${row.number}, ${submission.name},`;
  await tell(tx, people, {
    kind: byAuthority ? 'variation-ruled' : 'variation-ended',
    reference: submission.reference,
    at,
    text: TOLD[step](what, lastDay ? longDate(lastDay) : '').replace(/,(;|\.)/, '$1'),
    href: `${byAuthority ? '' : '/review'}/variations/${row.id}`,
  });
  await appendEvent(tx, {
    at,
    actor: actorOf(member),
    organisation: { id: row.organisationId, name: operator },
    kind: eventOf(step),
    subject: `variation:${row.id}`,
    data: {
      from: row.state,
      to,
      revision,
      number: row.number,
      ...(await clauseOfStep(tx, submission, VARIATION_STEP_RECORDS[step])),
      ...(text && { text }),
      ...(lastDay && { lastDay }),
      ...(sealed && { seal: sealed.seal }),
    },
  });
  return { state: variationStateOn(to, { to: lastOf(row) }, dayIn(row.rulebook, instant)), revision };
}

export const moveVariation = (
  context: MemberContext,
  step: LaterStep,
  input: Input,
): Promise<Answer<VariationMoved>> =>
  context.db.transaction(async (tx): Promise<Answer<VariationMoved>> => {
    const found = await variationWithin(tx, context.member, input.id);
    if (!found) return notFound('variation');
    const { variation: row } = found;
    if (row.revision !== input.revision)
      return refuse(
        'submission-changed',
        `${row.number} has moved on since you opened it. Reload it and read what is new.`,
        { conflict: { by: '', at: row.updatedAt, revision: row.revision } },
      );
    const instant = context.now();
    const today = dayIn(row.rulebook, instant);
    const state = variationStateOn(row.state, { to: lastOf(row) }, today);
    if (!nextVariationState(state, step)) return forbiddenStep(row.number, state, step);
    const late = tooLate(row, step, today);
    if (late) return refuse('state-forbids', late);
    const text = input.text.trim();
    const { day, wrong: problem } = lastDayOf(row, step, input.lastDay, today);
    const needed = REASONS[step];
    const problems: ServerProblem[] = [
      ...(problem ? [problem] : []),
      ...(needed && text === ''
        ? [{ code: 'decision-incomplete', message: needed, field: 'text' } as const]
        : []),
    ];
    if (problems.length > 0) return { ok: false, problems };
    const given = { text, lastDay: day };
    const sealed = isRuling(step)
      ? await sealedRuling(context, tx, found, { ruling: step, at: instant.toISOString(), ...given })
      : undefined;
    if (sealed && !sealed.ok) return sealed;
    return {
      ok: true,
      value: await moved({ ...context, now: () => instant }, tx, found, {
        step,
        ...given,
        sealed: sealed?.value,
      }),
    };
  });
