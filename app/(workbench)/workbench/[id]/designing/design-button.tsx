'use client';

import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import type { DesignWish } from '@/rulebooks/designing';
import { useModel } from '../model/model';
import { DesignDialog } from './design-dialog';

/** Opens the designer for the wager being looked at; the last request for each wager is there again the next time. */
export function DesignButton() {
  const { locked } = useModel();
  const [open, setOpen] = useState(false);
  const wishes = useRef(new Map<string, DesignWish>());
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={14} aria-hidden="true" />}
        disabled={locked}
        onClick={() => setOpen(true)}
      >
        Design a table
      </Button>
      {open ? <DesignDialog onClose={() => setOpen(false)} wishes={wishes.current} /> : null}
    </>
  );
}
