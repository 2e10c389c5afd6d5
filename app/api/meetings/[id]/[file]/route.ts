import { sitePress } from '@/server/documents/press';
import { answerMeetingFile } from '@/server/meetings/answer-file';
import { whileThere } from '@/server/paper-requests/while-there';
import { contextOf } from '@/server/requests/request-context';

type Parameters = { params: Promise<{ id: string; file: string }> };

export async function GET(request: Request, { params }: Parameters): Promise<Response> {
  const { searchParams: search } = new URL(request.url);
  const asked = { ...(await params), search };
  const context = await contextOf(request.headers);
  return whileThere(request, sitePress(), (press) => answerMeetingFile(context, asked, press));
}
