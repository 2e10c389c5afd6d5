import { contextOf } from '@/server/requests/request-context';
import { answerSent } from '@/server/results/answer-results';

type Parameters = { params: Promise<{ reference: string; version: string }> };

export async function POST(request: Request, { params }: Parameters): Promise<Response> {
  return answerSent(() => contextOf(request.headers), request, await params);
}
