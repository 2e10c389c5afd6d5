/** The one reader of typed names, on the server and on the command line. */
import { z } from 'zod';
import { unreadableIn } from './unseen';

/** For anything a person names; the caller sets the longest length. */
export const TypedName = z.string().superRefine((text, context) => {
  const message = unreadableIn(text);
  if (message) context.addIssue({ code: 'custom', message });
});
