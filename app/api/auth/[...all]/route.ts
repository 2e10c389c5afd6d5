import { fenced, shallow } from '@/server/access/fence';
import { unkept } from '@/server/access/headers';
import { signInAnswer } from '@/server/accounts/sign-in/answer';
import { auth, OPEN_PATHS } from '@/server/accounts/sign-in/auth';

async function handler(request: Request): Promise<Response> {
  const refused = fenced(request);
  if (refused) return refused;
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '').replace(/\/+$/, '');
  if (!OPEN_PATHS.has(path)) return Response.json({ message: 'There is nothing here.' }, { status: 404 });
  const read = await shallow(request);
  return read instanceof Response ? read : signInAnswer(await auth(), read);
}

const answer = unkept(handler);

export { answer as GET, answer as POST };
