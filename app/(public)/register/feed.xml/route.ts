import { environment } from '@/server/environment/environment';
import { answerFeed, readFeed } from '@/server/record/feed';
import { database } from '@/server/site/database';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  const feed = await readFeed(await database(), environment().publicUrl, new Date());
  return answerFeed(feed, request.headers.get('if-none-match'));
}
