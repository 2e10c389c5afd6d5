import { sitePress } from '@/server/documents/press';
import { FEES } from '@/server/fee-submissions/filing';
import { answerLetter } from '@/server/filings/answer-letter';
import { whileThere } from '@/server/paper-requests/while-there';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const [context, { id }] = [await contextOf(request.headers), await params];
  return whileThere(request, sitePress(), (press) => answerLetter(FEES, context, id, press));
}
