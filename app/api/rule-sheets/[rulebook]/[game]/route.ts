import { sitePress } from '@/server/documents/press';
import { whileThere } from '@/server/paper-requests/while-there';
import { answerRuleSheet } from '@/server/poker/answer-rule-sheet';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ rulebook: string; game: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const [context, asked] = [await contextOf(request.headers), await params];
  return whileThere(request, sitePress(), (press) => answerRuleSheet(context, asked, press));
}
