import { sitePress } from '@/server/documents/press';
import { answerFiled } from '@/server/public-filings/answer-filed';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ code: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const context = await contextOf(request.headers);
  return answerFiled(context, { ...(await params), search }, sitePress());
}
