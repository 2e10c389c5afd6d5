/** The one reader of typed names, on the server and on the command line. */
import { z } from 'zod';
import { claimInName } from './claim-in-name';
import { mixedIn } from './look-alikes';
import { unreadableIn } from './unseen';

/** For anything a person names; the caller sets the longest length. */
export const TypedName = z.string().superRefine((text, context) => {
  const message = unreadableIn(text) ?? mixedIn(text);
  if (message) context.addIssue({ code: 'custom', message });
});

/** For a name that stands on a sign, or in a list that somebody decides from. */
export const PlainName = TypedName.superRefine((text, context) => {
  const message = claimInName(text);
  if (message) context.addIssue({ code: 'custom', message });
});
