import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/app/components/button';

/** To the letter of a decision. */
export function LetterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={buttonClasses('plain', true)} href={href} target="_blank" rel="noreferrer">
      <Download size={14} aria-hidden="true" /> {children}
    </a>
  );
}
