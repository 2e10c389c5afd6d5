import { answerDownload } from '@/server/attachment-requests/answer-download';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  return answerDownload(await contextOf(request.headers), (await params).id);
}
