import { answerRulebookFile } from '@/server/draft-editions/answer-file';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  return answerRulebookFile(await contextOf(request.headers), (await params).id);
}
