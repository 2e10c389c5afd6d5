import { sitePress } from '@/server/documents/press';
import { whileThere } from '@/server/paper-requests/while-there';
import { answerPoolFile } from '@/server/pool-filings/answer-file';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const asked = await params;
  const context = await contextOf(request.headers);
  return whileThere(request, sitePress(), (press) => answerPoolFile(context, asked, press));
}
