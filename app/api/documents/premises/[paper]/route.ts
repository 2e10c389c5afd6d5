import { sitePress } from '@/server/documents/press';
import { answerHouse } from '@/server/paper-requests/answer-house';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ paper: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const context = await contextOf(request.headers);
  return answerHouse(context, { ...(await params), search }, sitePress());
}
