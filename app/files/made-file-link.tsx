'use client';

import { Download } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClasses } from '@/app/components/button';
import { FieldProblem } from '@/app/components/field';
import { sizeOf } from '@/app/components/file-list';
import { fetchFile, NotFetched, save } from './fetch-file';

/** A file that takes a while to make: what is happening meanwhile, and a way to stop it. */
export function MadeFileLink({
  href,
  label,
  children,
}: {
  href: string;
  /** Where its text does not say of what. */
  label?: string | undefined;
  children: ReactNode;
}) {
  const [arrived, setArrived] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const begin = async (event: MouseEvent) => {
    // In a new tab, the browser fetches it by itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (arrived !== null) return;
    const own = new AbortController();
    stop.current = own;
    setProblem(undefined);
    setArrived(0);
    try {
      const made = await fetchFile(href, { signal: own.signal, progress: setArrived });
      if (made) save(made);
    } catch (error) {
      setProblem(error instanceof NotFetched ? error.message : 'This file could not be saved. Try again.');
    }
    setArrived(null);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2">
        <a
          className={buttonClasses('plain', true)}
          href={href}
          aria-label={label}
          aria-disabled={arrived !== null || undefined}
          onClick={(event) => void begin(event)}
        >
          <Download size={14} aria-hidden="true" /> {children}
        </a>
        {arrived === null ? null : (
          <Button
            small
            onClick={() => stop.current?.abort()}
            aria-label={label ? `Cancel: ${label}` : undefined}
          >
            Cancel
          </Button>
        )}
        <span role="status" className="text-xs text-ink-soft">
          {arrived === null ? '' : arrived === 0 ? 'Being made…' : `${sizeOf(arrived)} have arrived`}
        </span>
      </div>
      {problem ? <FieldProblem>{problem}</FieldProblem> : null}
    </div>
  );
}
