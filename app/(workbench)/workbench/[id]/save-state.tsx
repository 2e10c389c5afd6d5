'use client';

import { Check, CircleAlert, CloudOff, Pencil, RefreshCw, Snowflake } from 'lucide-react';
import { Button } from '@/app/components/button';
import { Moment } from '@/app/components/time';
import type { DraftWhole } from '@/server/drafts/shapes';
import type { Saving } from '../draft/saver';

/** Whether what is on the screen is kept, always in words. */
export function SaveState({
  saving,
  submission,
  onSave,
}: {
  saving: Saving;
  submission: DraftWhole['submission'];
  onSave: () => void;
}) {
  if (submission || saving.state === 'frozen') return <Line icon={Snowflake}>Frozen</Line>;
  switch (saving.state) {
    case 'saved':
      return (
        <Line icon={Check}>
          Saved
          {saving.at ? (
            <>
              {' '}
              <Moment at={saving.at} />
            </>
          ) : null}
        </Line>
      );
    case 'changed':
      return <Line icon={Pencil}>Changed, saves by itself</Line>;
    case 'saving':
      return <Line icon={RefreshCw}>Saving…</Line>;
    case 'waiting':
      return (
        <span className="flex items-center gap-2">
          <Line icon={CloudOff} tone="text-consent">
            Not saved yet, kept in this tab
          </Line>
          <Button small onClick={onSave}>
            Try now
          </Button>
        </span>
      );
    case 'refused':
    case 'conflict':
      return (
        <Line icon={CircleAlert} tone="text-breach">
          Not saved
        </Line>
      );
  }
}

function Line({
  icon: Icon,
  tone = 'text-ink-soft',
  children,
}: {
  icon: typeof Check;
  tone?: string;
  children: React.ReactNode;
}) {
  return (
    <span role="status" className={`flex items-center gap-1.5 text-sm ${tone}`}>
      <Icon size={14} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
