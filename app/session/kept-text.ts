'use client';

/** What a person typed and did not send yet, kept in this tab through Back, a reload and Escape until it was received. */
import { useCallback, useSyncExternalStore } from 'react';
import { useMe } from './me';

const PREFIX = 'assay.text';

/** A tab may be full or forbid storage: then it is kept until the page is left. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const held = new Map<string, string>();
const readers = new Set<() => void>();

export function readKept(name: string): string {
  const known = held.get(name);
  if (known !== undefined) return known;
  const stored = quietly(() => sessionStorage.getItem(`${PREFIX}.${name}`)) ?? '';
  held.set(name, stored);
  return stored;
}

export function keep(name: string, text: string): void {
  held.set(name, text);
  quietly(() =>
    text === ''
      ? sessionStorage.removeItem(`${PREFIX}.${name}`)
      : sessionStorage.setItem(`${PREFIX}.${name}`, text),
  );
  for (const read of readers) read();
}

/** As after a reload. */
export const forgetHeld = (): void => held.clear();

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => readers.delete(reader);
};

/** `about`: what it is for and about which thing. It is one person's: somebody else who signs in here does not find it. */
export function useKeptText(about: string): [text: string, change: (text: string) => void] {
  const name = `${useMe().id}.${about}`;
  const text = useSyncExternalStore(
    subscribe,
    () => readKept(name),
    () => '',
  );
  const change = useCallback((changed: string) => keep(name, changed), [name]);
  return [text, change];
}
