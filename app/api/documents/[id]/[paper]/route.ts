import { answerPaper } from '@/server/documents/answerRequest';
import { contextOf } from '@/server/requestContext';

type Parameters = { params: Promise<{ id: string; paper: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams } = new URL(request.url);
  return answerPaper(await contextOf(request.headers), {
    of: 'submission',
    ...(await params),
    search: searchParams,
  });
}
