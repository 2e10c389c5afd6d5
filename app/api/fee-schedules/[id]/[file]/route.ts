import { answerFile } from '@/server/fee-schedules/answer-file';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  return answerFile(await contextOf(request.headers), { ...(await params), search });
}
