import { contextOf } from '@/server/requests/request-context';
import { answerAsked } from '@/server/results/answer-results';

type Parameters = { params: Promise<{ reference: string; version: string; file: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  return answerAsked(await contextOf(request.headers), await params);
}
