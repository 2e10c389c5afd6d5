import { answerDraftFile } from '@/server/draft-editions/answer-file';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function POST(request: Request, { params }: Parameters): Promise<Response> {
  return answerDraftFile(() => contextOf(request.headers), request, (await params).id);
}
