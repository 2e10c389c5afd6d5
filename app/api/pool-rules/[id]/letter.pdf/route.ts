import { sitePress } from '@/server/documents/press';
import { answerLetter } from '@/server/filings/answer-letter';
import { whileThere } from '@/server/paper-requests/while-there';
import { POOLS } from '@/server/pool-filings/filing';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const [context, { id }] = [await contextOf(request.headers), await params];
  return whileThere(request, sitePress(), (press) => answerLetter(POOLS, context, id, press));
}
