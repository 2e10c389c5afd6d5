'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { TextInput } from '@/app/components/field';
import { Keys } from '@/app/components/keys';
import { LISTED, type Listed } from '@/app/components/rulebook-addresses';
import { useCommands } from '@/app/shell/commands';
import type { RulebookId } from '@/rulebooks/spelling/ids';

/** A word is typed letter by letter: text unchanged for this long counts as finished. */
const STANDS_STILL = 200;

const WORDS: Record<Listed, { label: string; region: string; counted: (count: number) => string }> = {
  clause: {
    label: 'Find a clause',
    region: 'Clauses',
    counted: (count) => (count === 1 ? '1 clause' : `${count} clauses`),
  },
  ambiguity: {
    label: 'Find an ambiguity',
    region: 'Ambiguities',
    counted: (count) => (count === 1 ? '1 ambiguity' : `${count} ambiguities`),
  },
};

type Found = { typed: string; count: number; goesTo?: string | undefined };

/** One box that finds a number or words in all sections, open or not. */
export function FindEntry({
  rulebook,
  listed,
  example,
  found,
}: {
  rulebook: RulebookId;
  listed: Listed;
  example: string | undefined;
  found: Found | undefined;
}) {
  const router = useRouter();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(found?.typed ?? '');
  const [searching, search] = useTransition();
  const pausing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const base = LISTED[listed].list(rulebook);
  const { label, region, counted } = WORDS[listed];

  useCommands(
    useMemo(
      () => [
        {
          id: `find-${listed}`,
          label,
          group: 'Rulebook',
          keys: '/',
          run: () => box.current?.focus(),
        },
      ],
      [listed, label],
    ),
  );
  useEffect(() => () => clearTimeout(pausing.current), []);
  // Somebody who leaves the search by a link or by going back leaves its words too.
  const awaited = useRef(false);
  useEffect(() => {
    if (found) awaited.current = false;
    else if (!awaited.current) setTyped('');
  }, [found]);

  const type = (text: string) => {
    setTyped(text);
    awaited.current = text.trim() !== '';
    clearTimeout(pausing.current);
    pausing.current = setTimeout(() => {
      const find = text.trim();
      search(() =>
        router.replace(find === '' ? base : `${base}?find=${encodeURIComponent(find)}`, { scroll: false }),
      );
    }, STANDS_STILL);
  };
  const jump = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(pausing.current);
    const wanted = typed.trim();
    if (wanted === '') return;
    setTyped('');
    search(() => router.push(`${base}?${listed}=${encodeURIComponent(wanted)}`));
  };
  const here = found?.typed === typed.trim() ? found : undefined;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search form, which the role names
    <form role="search" aria-label={region} action={base} onSubmit={jump}>
      <label htmlFor="entry-search" className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <Search size={14} aria-hidden="true" className="absolute top-2.5 left-2.5 text-ink-faint" />
        <TextInput
          id="entry-search"
          ref={box}
          name={listed}
          type="search"
          className="pl-8"
          placeholder={example ? `${example}, or words` : 'words'}
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={(event) => type(event.target.value)}
          aria-describedby="entry-search-says"
        />
      </div>
      <p id="entry-search-says" className="mt-1 min-h-4 text-xs text-ink-soft" aria-live="polite">
        {typed.trim() === '' ? (
          <>
            In all sections. <Keys press="/" /> comes here
          </>
        ) : here ? (
          <>
            {counted(here.count)}
            {here.goesTo ? (
              <>
                ; <Keys press="Enter" /> goes to {here.goesTo}
              </>
            ) : null}
          </>
        ) : searching ? (
          'Searching'
        ) : null}
      </p>
    </form>
  );
}
