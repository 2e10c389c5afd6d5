import { answerMeetingSent } from '@/server/meetings/answer-sent';
import { contextOf } from '@/server/requests/request-context';

export async function POST(request: Request): Promise<Response> {
  return answerMeetingSent(() => contextOf(request.headers), request);
}
