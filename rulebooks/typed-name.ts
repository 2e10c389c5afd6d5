/** The one way a name that somebody typed is read, on the server and on the command line. */
import { z } from 'zod';
import { unseenIn } from './unseen';

/** Of whatever a person names; its caller says how long it may be. */
export const TypedName = z.string().superRefine((text, context) => {
  const message = unseenIn(text);
  if (message) context.addIssue({ code: 'custom', message });
});
