import { answerUpload, fencedUpload } from '@/server/attachment-requests/answer-upload';
import { contextOf } from '@/server/requests/request-context';

export async function POST(request: Request): Promise<Response> {
  return fencedUpload(request) ?? answerUpload(await contextOf(request.headers), request);
}
