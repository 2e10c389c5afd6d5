'use client';

import { EmptyState } from '@/app/components/feedback';
import { Keys } from '@/app/components/keys';
import { racesOf } from '@/rulebooks/totalisator/pool-named';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import { ResultForm } from './result-form';

export function Results({ meeting, now }: { meeting: MeetingWhole; now: MeetingNow }) {
  const { races, pools } = now.card;
  if (races.length === 0)
    return <EmptyState title="No races yet">Save the races and pools first, then enter results.</EmptyState>;
  const onSeveral = new Set(
    pools
      .map(racesOf)
      .filter((numbers) => numbers.length > 1)
      .flat(),
  );
  return (
    <>
      <p className="mb-4 max-w-[80ch] text-sm text-ink-soft">
        Write the horses in the order of the finish, those of a dead heat with “=” between them:{' '}
        <span className="figures">4 7=9 1</span> is 4 first, 7 and 9 in a dead heat for second, 1 fourth.{' '}
        <Keys press="Enter" /> saves a result and goes on to the next race.
      </p>
      <ul className="border-y border-rule">
        {races.map(({ race }) => (
          <ResultForm
            key={race}
            id={meeting.id}
            revision={now.revision}
            card={now.card}
            race={race}
            savedBy={now.savedBy.results[race]}
            saved={now.results.find((result) => result.race === race)}
            asksFavourites={onSeveral.has(race)}
          />
        ))}
      </ul>
    </>
  );
}
