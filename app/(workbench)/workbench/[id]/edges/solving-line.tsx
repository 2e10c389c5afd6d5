'use client';

import { Button } from '@/app/components/button';
import { Note, Progress } from '@/app/components/feedback';
import type { RoundView } from '../../draft/round-view';
import { useModel } from '../model/model';

/** How far the solving of the present pays is, and how to stop it or start it again. */
export function SolvingLine({ round, stale }: { round: RoundView; stale: boolean }) {
  const { live } = useModel();
  const { work, problems, id } = round;
  const whole = problems.filter(({ field }) => !field?.startsWith('pays.'));
  const again = (label: string) => (
    <Button small onClick={() => live.solve(id)}>
      {label}
    </Button>
  );
  if (whole.length > 0) {
    return (
      <Note kind="warning" className="mt-3">
        {whole.map(({ message }) => message).join(' ')}
      </Note>
    );
  }
  if (work.state === 'stopped') {
    return (
      <Note kind="warning" className="mt-3" title="Not solved for these pays" actions={again('Solve it')}>
        {stale ? 'The figures above are for the previous table.' : 'You stopped it before it finished.'}
      </Note>
    );
  }
  if (work.state === 'failed') {
    return (
      <Note kind="problem" className="mt-3" actions={again('Try again')}>
        {work.says}
      </Note>
    );
  }
  if (work.state !== 'computing') return null;
  return (
    <div className="mt-3 flex max-w-2xl items-start gap-4">
      <div className="grow">
        <Progress
          label={stale ? 'The best play may change: solving the game again' : 'Solving the game'}
          value={work.total > 0 ? work.done : undefined}
          max={work.total}
          detail={saying(work)}
        />
      </div>
      <Button small disabled={work.job === undefined} onClick={() => live.stop(id)}>
        Cancel
      </Button>
    </div>
  );
}

/** The engine names the round, which is known here. */
const saying = ({ doing }: { doing: string }): string => doing.split(':')[0] ?? '';
