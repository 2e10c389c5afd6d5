'use client';

import { useState } from 'react';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';

type Stage = 'asked' | 'busy' | 'done' | 'failed';

export function Unsubscribe({ token, what }: { token: string; what: string }) {
  const [stage, setStage] = useState<Stage>('asked');
  const stop = async () => {
    setStage('busy');
    const answer = await fetch(`/api/unsubscribe/${token}`, { method: 'POST' }).catch(() => undefined);
    setStage(answer?.ok ? 'done' : 'failed');
  };
  if (stage === 'done')
    return (
      <Note kind="good">
        {what} does not come by e-mail any more. The notices stay on the site.{' '}
        <TextLink href="/account#e-mail">Choose again</TextLink>
      </Note>
    );
  return (
    <div className="space-y-4">
      <p>{what} comes to you by e-mail. Stop it? The notices stay on the site.</p>
      {stage === 'failed' ? (
        <Note kind="problem">That did not work. Try again, or choose on your account page.</Note>
      ) : null}
      <Button kind="primary" busy={stage === 'busy'} onClick={() => void stop()}>
        Stop this e-mail
      </Button>
    </div>
  );
}
