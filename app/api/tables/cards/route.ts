import { sitePress } from '@/server/documents/press';
import { answerCards } from '@/server/paper-requests/answer-cards';
import { whileThere } from '@/server/paper-requests/while-there';
import { contextOf } from '@/server/requests/request-context';

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const context = await contextOf(request.headers);
  return whileThere(request, sitePress(), (press) => answerCards(context, searchParams, press));
}
