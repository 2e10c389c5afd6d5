/** Whether the last answer said that nobody is signed in: a session may end while a page is open. */
import { useSyncExternalStore } from 'react';

let out = false;
const readers = new Set<() => void>();

/** What a call was answered with. Only an answer to a person ends it, so a failing server changes nothing. */
export function answeredWith(status: number): void {
  const now = status === 401 || (out && !(status >= 200 && status < 300));
  if (now === out) return;
  out = now;
  for (const read of readers) read();
}

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

export const isSignedOut = (): boolean => out;
export const useSignedOut = (): boolean => useSyncExternalStore(subscribe, isSignedOut, () => false);
