'use client';

import { Check, CircleAlert, CloudOff, Pencil, RefreshCw, Snowflake } from 'lucide-react';
import { Button } from '@/app/components/button';
import { Moment } from '@/app/components/time';
import type { Content } from '../../draft/content';
import type { Saving } from '../../draft/draft-state';

/** Whether what is on the screen is kept, always in words. */
export function SaveState({ saving, onSave }: { saving: Saving<Content>; onSave: () => void }) {
  switch (saving.state) {
    case 'frozen':
      return <Line icon={Snowflake}>Frozen</Line>;
    case 'saved':
      return (
        <Line icon={Check}>
          Saved <Moment at={saving.at} />
        </Line>
      );
    case 'changed':
      return <Line icon={Pencil}>Changed, will be saved</Line>;
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
