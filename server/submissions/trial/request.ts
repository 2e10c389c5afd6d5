/** What an operator does during a trial: ask for an extension or for formal adoption, take that back, or give the game up. */
import { randomUUID } from 'node:crypto';
import type { OpenCode } from '@/rulebooks/findings/open-codes';
import type { OpenGroup } from '@/rulebooks/findings/open-groups';
import { longDate } from '@/rulebooks/spelling/wording';
import type { MemberContext } from '../../access/context';
import { regulatorsOf } from '../../accounts/organisations/jurisdictions';
import { attach } from '../../attachments/attach';
import type { Queries } from '../../db/client';
import { tell } from '../../notices/queries';
import { type Answer, refuse } from '../../problems/problem';
import { lastPlaySaid } from '../../vocabulary/life/last-play';
import type { TrialDays } from '../../vocabulary/life/on-day';
import type { RequestKind } from '../../vocabulary/life/steps';
import { tellJoined } from '../joining/tell-joined';
import { openData, refuseOpen } from '../open/open-items';
import { allows, forbidden, type Moved, move } from '../steps/move';
import { trialDays } from '../stored/days';
import type { SubmissionRow } from '../stored/queries';
import { insertTrialStep, trialStepsOf } from '../stored/trial-steps';
import { openToAsk, trialAt } from './adoption-open';
import { endRefused, extensionRefused } from './days-refused';
import { longerBy } from './days-set';

export type TrialRequest = {
  id: string;
  revision: number;
  kind: RequestKind;
  text: string;
  lastDay?: string | undefined;
  files?: string[];
  /** What speaks against the request, and is known to whoever asks. */
  acknowledged?: OpenCode[];
  /** Hash of the reports on the trial that go with it, at the moment of the request. */
  report?: (tx: Queries, at: string) => Promise<string>;
};

const CANNOT: Record<RequestKind, string> = {
  'ask-extension': 'extended',
  'ask-adoption': 'adopted',
  'take-back': 'taken back',
  abandon: 'abandoned',
};

const TOLD: Record<RequestKind, (who: string, what: string, lastDay: string, ends: string) => string> = {
  'ask-extension': (who, what, lastDay) =>
    `${who} asks for the trial of ${what} to be extended to ${lastDay}.`,
  'ask-adoption': (who, what) => `${who} asks for formal adoption of ${what}.`,
  'take-back': (who, what) => `${who} took its request on ${what} back.`,
  abandon: (who, what, _, ends) => `${who} abandons the trial of ${what}. ${ends}`,
};

/** Whoever reads of these has nothing to decide. */
const ENDED: ReadonlySet<RequestKind> = new Set<RequestKind>(['take-back', 'abandon']);

/** The day a step names; a trial that is over keeps its own. */
function lastDayOf({ kind, lastDay }: TrialRequest, days: TrialDays, today: string) {
  if (kind === 'ask-extension') return { day: lastDay, wrong: extensionRefused(lastDay, days, today) };
  if (kind === 'abandon') {
    const wrong = endRefused(lastDay, days, today);
    return { day: today > days.to ? days.to : lastDay, wrong };
  }
  return { day: undefined, wrong: undefined };
}

async function openNow(tx: Queries, submission: SubmissionRow, at: string): Promise<OpenGroup[]> {
  const trial = await trialAt(tx, submission, { steps: await trialStepsOf(tx, submission.id), at });
  return trial ? openToAsk(trial) : [];
}

export const request = (context: MemberContext, input: TrialRequest): Promise<Answer<Moved>> =>
  move(context, input, async (seen, tx) => {
    const { submission, state, at, today } = seen;
    const { kind, text } = input;
    const days = trialDays(submission);
    if (!allows(state, kind) || !days) return forbidden(state, CANNOT[kind]);
    const { day, wrong } = lastDayOf(input, days, today);
    if (wrong) return { ok: false, problems: [wrong] };
    if (text.trim() === '')
      return refuse('decision-incomplete', 'Write what the regulator should read.', { field: 'text' });
    const open = kind === 'ask-adoption' ? await openNow(tx, submission, at) : longerBy(kind, days, day);
    const unknown = refuseOpen(open, input.acknowledged ?? []);
    if (unknown) return unknown;
    const files = await attach(tx, context, input.files ?? [], {
      subject: `submission:${submission.id}`,
      part: 'trial-step',
      of: String(submission.revision + 1),
      at,
    });
    if (!files.ok) return files;
    const report = await input.report?.(tx, at);
    await tellJoined(tx, seen, { step: kind, lastDay: day });
    await insertTrialStep(tx, {
      id: randomUUID(),
      submissionId: submission.id,
      revision: submission.revision + 1,
      step: kind,
      by: context.member.id,
      at,
      text,
      lastDay: day,
    });
    await tell(tx, await regulatorsOf(tx, submission.rulebook), {
      kind: ENDED.has(kind) ? 'request-ended' : 'requested',
      reference: submission.reference,
      at,
      text: TOLD[kind](
        context.member.organisation.name,
        `${submission.reference}, ${submission.name}`,
        day ? longDate(day) : '',
        lastPlaySaid({ from: days.from, to: day ?? days.to }),
      ).concat(open.map(({ says }) => ` ${says}`).join('')),
      href: `/review/${submission.id}`,
    });
    return {
      ok: true,
      value: {
        step: kind,
        data: {
          text,
          ...(day && { lastDay: day }),
          ...files.value,
          ...(report && { report }),
          ...openData(open),
        },
        ...(kind === 'abandon' && day && { standing: { trialTo: day } }),
      },
    };
  });
