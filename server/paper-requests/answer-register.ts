/** A sign or a leaflet from the public register, for anyone: only what is for display today, and without what the two sides wrote. */

import { z } from 'zod';
import { dayIn } from '@/rulebooks/zones';
import type { Context } from '../access/context';
import { analysisById, wholeOf } from '../analyses/queries';
import { Sheet, typeOf } from '../documents/papers';
import type { Press } from '../documents/press';
import type { Subject } from '../documents/subject';
import { frozenLetterheadOf } from '../letterheads/queries';
import { type Answer, notFound } from '../problems/problem';
import type { Confirmed } from '../record/confirmed';
import { registered } from '../record/register';
import type { RegisterPaper } from '../record/shapes';
import { type MadePaper, pressed, responded } from './answer-request';
import { decidedOf } from './decided';
import { recordUrl } from './read-subject';
import { VISITORS } from './visitors';

export type RegisterRequest = { reference: string; version: string; paper: string; search: URLSearchParams };

const PAPERS = { 'sign.pdf': 'sign', 'leaflet.pdf': 'leaflet' } as const satisfies Record<
  string,
  RegisterPaper
>;
const isPublished = (paper: string): paper is keyof typeof PAPERS => Object.hasOwn(PAPERS, paper);

async function subjectOf(db: Context['db'], from: Confirmed, now: Date): Promise<Subject | undefined> {
  const { submission, operator, played, decision, trialSteps } = from;
  const analysis = await analysisById(db, submission.analysisId);
  if (!analysis) return undefined;
  const { rulebook, game, variant } = played;
  const {
    seconds: _s,
    threads: _t,
    machine: _m,
    id: _i,
    variantHash: _h,
    createdAt: _c,
    ...figures
  } = wholeOf(analysis);
  return {
    rulebook,
    game,
    variant,
    day: submission.day,
    analysis: { ...figures, seconds: 0, threads: 0 },
    findings: submission.findings,
    organisation: await frozenLetterheadOf(db, submission.id),
    record: {
      reference: submission.reference,
      version: submission.version,
      ...decidedOf(
        { rulebook: submission.rulebook, stored: submission.state, decision, trialSteps },
        dayIn(submission.rulebook, now),
      ),
      draft: false,
      hash: submission.hash,
      dated: decision.at,
      operator,
      recordUrl: recordUrl(submission.hash, submission.reference),
      published: true,
    },
  };
}

async function made(
  { db, now, address = '' }: Context,
  { reference, version, paper, search }: RegisterRequest,
  press: Press,
): Promise<Answer<MadePaper>> {
  const number = z.coerce.number().int().min(1).max(100_000).safeParse(version);
  if (!isPublished(paper) || !number.success) return notFound('paper');
  const found = await registered(db, { reference, version: number.data }, now());
  if (!found?.entry.papers.includes(PAPERS[paper])) return notFound('paper');
  const { data: sheet = {} } = Sheet.pick({ paper: true, orientation: true }).safeParse(
    Object.fromEntries(search),
  );
  const subject = await subjectOf(db, found.from, now());
  if (!subject) return notFound('paper');
  const visitor = { person: address, organisation: VISITORS };
  const bytes = await pressed(press, { name: paper, subject, sheet }, visitor);
  return bytes.ok ? { ok: true, value: { bytes: bytes.value, ...typeOf(paper) } } : bytes;
}

export const answerRegister = async (
  context: Context,
  request: RegisterRequest,
  press: Press,
): Promise<Response> => responded(await made(context, request, press), request.paper);
