/**
 * The sign-in library's answers; if the disk or the database fails, a sentence and 503 as in every procedure.
 */

import { INTERNAL } from '../../access/ladder';
import { storageTrouble } from '../../db/storage-trouble';
import { withoutValues } from '../../problems/without-values';
import type { buildAuth } from './auth';

export async function signInAnswer(
  { handler }: Pick<ReturnType<typeof buildAuth>, 'handler'>,
  request: Request,
): Promise<Response> {
  try {
    return await handler(request);
  } catch (error) {
    const trouble = storageTrouble(error);
    if (!trouble) console.error('sign-in: failed', withoutValues(error));
    const { code, message } = trouble ?? INTERNAL;
    return Response.json({ code, message }, { status: trouble ? 503 : 500 });
  }
}
