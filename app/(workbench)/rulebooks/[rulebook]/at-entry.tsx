'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { LISTED, type Listed, sectionAnchor } from '@/app/components/rulebook-addresses';
import type { RulebookId } from '@/rulebooks/spelling/ids';

const SECTION = sectionAnchor('');

/** What the address names after "#". */
function named(): string {
  const hash = window.location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Puts the reader, and the keyboard, at the clause or ambiguity that the address names. A server never sees what stands
 * after "#": where that entry is in a section that is not open, its section is asked for.
 */
export function AtEntry({
  rulebook,
  listed,
  entry,
  section,
}: {
  rulebook: RulebookId;
  listed: Listed;
  /** Found by the server for what was typed. */
  entry: string | undefined;
  section: string | undefined;
}) {
  const router = useRouter();
  const address = useSearchParams().toString();
  useEffect(() => {
    const go = () => {
      const found = new URLSearchParams(address).has(listed) ? entry : undefined;
      const wanted = found ?? named();
      if (wanted === '') return;
      const place = document.getElementById(wanted);
      if (!place) {
        const isSection = wanted.startsWith(SECTION);
        router.replace(
          isSection
            ? LISTED[listed].section(rulebook, wanted.slice(SECTION.length))
            : LISTED[listed].entry(rulebook, wanted),
        );
        return;
      }
      if (found !== undefined && section !== undefined)
        window.history.replaceState(
          null,
          '',
          `?section=${encodeURIComponent(section)}#${encodeURIComponent(found)}`,
        );
      place.scrollIntoView({ block: 'start' });
      place.focus({ preventScroll: true });
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [address, listed, entry, section, rulebook, router]);
  return null;
}
