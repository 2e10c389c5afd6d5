import { answerExport } from '@/server/inspection/answer-export';
import { contextOf } from '@/server/requests/request-context';

export async function GET(request: Request): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  return answerExport(await contextOf(request.headers), search);
}
