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
import { leftAt } from '../../vocabulary/life/stays';
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
import type { NoticeKind } from '../../vocabulary/notice-kinds';
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
/** Kept among what was done with it; a question is a row of its own. */
type KeptStep = Exclude<VariationStep, 'notify' | 'offer' | 'ask' | 'answer'>;
export type LaterStep = Exclude<KeptStep, 'apply'>;

const TOLD: Record<KeptStep, (what: string, lastDay: string) => string> = {
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

/** What a step says of itself, beside where it leads. */
type Said = {
  step: Exclude<VariationStep, 'notify' | 'offer'>;
  at: string;
  tells: { kind: NoticeKind; text: string };
  /** Of its event. */
  data: Record<string, unknown>;
  lastDay?: string | undefined;
};

/** Writes where a step leads, with its event and its notices to the other side. */
export async function written(
  { member }: MemberContext,
  tx: Queries,
  { variation: row, submission, operator }: Joined,
  { step, at, tells, data, lastDay }: Said,
): Promise<VariationMoved> {
  const today = dayIn(row.rulebook, at);
  const shown = variationStateOn(row.state, { to: lastOf(row) }, today);
  const to = leftAt(nextVariationState(shown, step), row.state);
  if (!to) throw new Error(`${step} was decided for a variation that is ${shown}`);
  const revision = row.revision + 1;
  await updateVariation(tx, row.id, {
    state: to,
    revision,
    // A question or an answer moves nothing, and what waits is no younger for it.
    ...((to !== row.state || lastDay !== undefined) && { updatedAt: at }),
    ...(lastDay && lastDay !== row.lastDay && { lastDay }),
  });
  const record = VARIATION_STEP_RECORDS[step];
  const toOperator = record.tells === 'operator';
  const people = toOperator
    ? (await colleagues(tx, row.organisationId)).map(({ id }) => id)
    : await regulatorsOf(tx, row.rulebook);
  await tell(tx, people, {
    ...tells,
    reference: submission.reference,
    at,
    href: `${toOperator ? '' : '/review'}/variations/${row.id}`,
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
      ...(await clauseOfStep(tx, submission, record)),
      ...data,
      ...(lastDay && { lastDay }),
    },
  });
  return { state: variationStateOn(to, { to: lastOf(row) }, today), revision };
}

/** A step that may be taken, and is kept among what was done with it. */
export async function moved(
  context: MemberContext,
  tx: Queries,
  found: Joined,
  {
    step,
    text,
    lastDay,
    sealed,
  }: {
    step: KeptStep;
    text: string;
    lastDay?: string | undefined;
    sealed?: SealedVariationRuling | undefined;
  },
): Promise<VariationMoved> {
  const { variation: row, submission } = found;
  const at = context.now().toISOString();
  await insertVariationStep(tx, {
    id: randomUUID(),
    variationId: row.id,
    revision: row.revision + 1,
    step,
    by: context.member.id,
    at,
    text,
    lastDay: lastDay ?? null,
    sealed: sealed ?? null,
  });
  const what = `${row.number}, ${submission.name},`;
  return written(context, tx, found, {
    step,
    at,
    lastDay,
    tells: {
      kind: isRuling(step) ? 'variation-ruled' : 'variation-ended',
      text: TOLD[step](what, lastDay ? longDate(lastDay) : '').replace(/,(;|\.)/, '$1'),
    },
    data: { ...(text && { text }), ...(sealed && { seal: sealed.seal }) },
  });
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
