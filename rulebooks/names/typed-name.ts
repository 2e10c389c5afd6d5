/** The one reader of typed names, on the server, in the browser and on the command line. */
import { z } from 'zod';
import { claimInName, edgeInName } from './claim-in-name';
import { mixedIn } from './look-alikes';
import { unreadableIn } from './unseen';

/** Why a name cannot be saved, as a sentence that says what to do. */
export const typedNameRefused = (text: string): string | undefined => unreadableIn(text) ?? mixedIn(text);
export const plainNameRefused = (text: string): string | undefined =>
  typedNameRefused(text) ?? claimInName(text);

const named = (refused: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = refused(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** For what was printed or typed before: the bans above came later, and it must still be read. */
export const KeptName = named(unreadableIn);

/** For anything a person names; the caller sets the longest length. */
export const TypedName = named(typedNameRefused);

/** For what is printed for players and may name an authority: a licence, where to get help. */
export const FactualName = named((text) => typedNameRefused(text) ?? edgeInName(text));

/** For a name that is printed on a sign, or in a list that somebody decides from. */
export const PlainName = named(plainNameRefused);
