import { sitePress } from '@/server/documents/press';
import { answerPaper } from '@/server/paper-requests/answer-request';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string; paper: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const context = await contextOf(request.headers);
  return answerPaper(context, { of: 'draft', ...(await params), search }, sitePress());
}
