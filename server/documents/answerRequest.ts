/** A request for a paper, over HTTP: who may, which paper, on which sheet. */
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { z } from 'zod';
import type { Context, MemberContext } from '../context';
import { type Answer, notFound, refuse, type ServerProblem, statusOf } from '../errors';
import { Id } from '../inputs';
import { makeDossier, makeLeaflet, makeSign, makeSignText } from './make';
import { draftSubject, submissionSubject } from './readSubject';
import type { Subject } from './subject';

const PDF = 'application/pdf';

const Sheet = z.object({
  paper: z.enum(['A4', 'A5']).default('A4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
});

type Made = { bytes: Uint8Array; type: string };
type Maker = (subject: Subject, sheet: z.infer<typeof Sheet>) => Promise<Made>;

const PAPERS = {
  'dossier.pdf': async (subject) => ({ bytes: await makeDossier(subject), type: PDF }),
  'sign.pdf': async (subject, sheet) => ({ bytes: (await makeSign(subject, sheet)).bytes, type: PDF }),
  'sign.txt': async (subject) => ({
    bytes: Buffer.from(makeSignText(subject).text),
    type: 'text/plain; charset=utf-8',
  }),
  'leaflet.pdf': async (subject) => ({ bytes: await makeLeaflet(subject), type: PDF }),
} as const satisfies Record<string, Maker>;

const isPaper = (name: string): name is keyof typeof PAPERS => Object.hasOwn(PAPERS, name);

export type PaperRequest = { of: 'submission' | 'draft'; id: string; paper: string; search: URLSearchParams };

async function made(context: Context, { of, id, paper, search }: PaperRequest): Promise<Answer<Made>> {
  const { member } = context;
  if (!member) return refuse('signed-out', 'You are signed out. Sign in and try again.');
  if (!isPaper(paper) || !Id.safeParse(id).success) return notFound('paper');
  const sheet = Sheet.safeParse(Object.fromEntries(search));
  if (!sheet.success)
    return refuse('option-value', 'Ask for paper=A4 or A5, and orientation=portrait or landscape.');
  const signedIn: MemberContext = { ...context, member };
  const subject = await (of === 'draft' ? draftSubject : submissionSubject)(signedIn, id);
  if (!subject.ok) return subject;
  return { ok: true, value: await PAPERS[paper](subject.value, sheet.data) };
}

function refused(problems: ServerProblem[]): Response {
  const status = getHTTPStatusCodeFromError(
    new TRPCError({ code: statusOf(problems[0]?.code ?? 'internal') }),
  );
  return new Response(`${problems.map(({ message }) => message).join('\n')}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

export async function answerPaper(context: Context, request: PaperRequest): Promise<Response> {
  const answer = await made(context, request);
  if (!answer.ok) return refused(answer.problems);
  const { bytes, type } = answer.value;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `inline; filename="${request.paper}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
