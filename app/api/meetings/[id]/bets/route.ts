import { answerBetsSent } from '@/server/meetings/answer-sent';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Parameters): Promise<Response> {
  return answerBetsSent(() => contextOf(request.headers), request, (await params).id);
}
