import { sitePress } from '@/server/documents/press';
import { answerEverything } from '@/server/evidence/answer-everything';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  return answerEverything(await contextOf(request.headers), (await params).id, sitePress());
}
