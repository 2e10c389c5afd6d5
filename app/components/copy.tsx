'use client';

import { Check, Copy as CopyPicture } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from './button';

function useCopied(text: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    // Browsers give no clipboard to a page served without TLS from another machine.
    if (!navigator.clipboard) {
      window.prompt('Copy this text', text);
      return;
    }
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return { copied, copy };
}

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const { copied, copy } = useCopied(text);
  return (
    <Button
      small
      onClick={copy}
      icon={copied ? <Check size={14} aria-hidden="true" /> : <CopyPicture size={14} aria-hidden="true" />}
    >
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  );
}

/** A hash by its first twelve digits, with the whole of it on hover and on the clipboard. */
export function Hash({ value, digits = 12 }: { value: string; digits?: number }) {
  const { copied, copy } = useCopied(value);
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <span className="figures" title={value}>
        {value.slice(0, digits)}
      </span>
      <IconButton label={copied ? 'Copied' : 'Copy the whole hash'} className="size-6" onClick={copy}>
        {copied ? <Check size={12} aria-hidden="true" /> : <CopyPicture size={12} aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
