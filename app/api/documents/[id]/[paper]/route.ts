import { sitePress } from '@/server/documents/press';
import { answerPaper } from '@/server/paper-requests/answer-request';
import { whileThere } from '@/server/paper-requests/while-there';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string; paper: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const context = await contextOf(request.headers);
  const asked = { of: 'submission' as const, ...(await params), search };
  return whileThere(request, sitePress(), (press) => answerPaper(context, asked, press));
}
