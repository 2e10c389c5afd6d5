/** In the browser and from the server. */
export const NOTE_MISSING = 'Write how it is ensured, and where that can be checked.';
