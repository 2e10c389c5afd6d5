import { Note } from '@/app/components/feedback';
import { about } from '@/simulations/printing/duration';

const LONG_SECONDS = 15;

/** How long an analysis takes, before somebody starts it. */
export function EffortNote({ seconds, atMost }: { seconds: number; atMost: number }) {
  if (seconds > atMost)
    return (
      <Note kind="warning">
        This analysis takes {about(seconds)} of computing, and at most {about(atMost).replace('about ', '')}{' '}
        are accepted at once. Choose fewer rounds, or offer fewer wagers.
      </Note>
    );
  if (seconds < LONG_SECONDS) return null;
  return (
    <Note>
      This analysis takes {about(seconds)} of computing, longer while others compute. You can leave this page
      in the meantime.
    </Note>
  );
}
