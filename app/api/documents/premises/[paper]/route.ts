import { sitePress } from '@/server/documents/press';
import { answerHouse } from '@/server/paper-requests/answer-house';
import { whileThere } from '@/server/paper-requests/while-there';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ paper: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const context = await contextOf(request.headers);
  const asked = { ...(await params), search };
  return whileThere(request, sitePress(), (press) => answerHouse(context, asked, press));
}
