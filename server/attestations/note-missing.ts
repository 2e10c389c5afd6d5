/** In the browser and from the server. */
export const NOTE_MISSING = 'Write how you make sure of it, and where that can be checked.';

/** Characters that cannot be seen say nothing. */
export const saysSomething = (note: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(note);
