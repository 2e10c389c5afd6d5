import { sitePress } from '@/server/documents/press';
import { answerRegister } from '@/server/paper-requests/answer-register';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ reference: string; version: string; paper: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const context = await contextOf(request.headers);
  return answerRegister(context, { ...(await params), search }, sitePress());
}
