import { ClauseLink } from '@/app/components/clause-link';
import { Note } from '@/app/components/feedback';
import { Day } from '@/app/components/time';
import type { Effect } from '@/rulebooks/editions/effect';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import type { LaterEdition } from '@/server/vocabulary/tried-edition';

const BREACHES = (effects: Effect[]) => effects.filter(({ kind }) => kind === 'newly-breaches');

function Meaning({ rulebook, effect }: { rulebook: RulebookId; effect: LaterEdition['effect'] }) {
  const { cannot, effects, analyseAgain } = effect;
  const breaches = BREACHES(effects);
  const others = effects.length - breaches.length;
  if (cannot.length > 0) return <p>As filed it can no longer be offered. {cannot.join(' ')}</p>;
  if (effects.length === 0 && !analyseAgain) return <p>Nothing changes for this version.</p>;
  return (
    <>
      {breaches.length > 0 ? (
        <ul className="grid gap-1">
          {breaches.map(({ after }) =>
            after ? (
              <li key={[after.clause, after.wager, after.event, after.option, after.paper].join('/')}>
                Breach: <ClauseLink rulebook={rulebook} clause={after.clause} /> {after.explanation}
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
      {others > 0 ? (
        <p>{others === 1 ? '1 other finding changes' : `${others} other findings change`}.</p>
      ) : null}
      {analyseAgain ? <p>Its edges have to be computed again under it.</p> : null}
    </>
  );
}

/** What this version was judged by is no longer, or will not be, the rulebook. Its own findings stay as they were frozen. */
export function LaterEditions({
  rulebook,
  editions = [],
}: {
  rulebook: RulebookId;
  editions?: LaterEdition[] | undefined;
}) {
  return editions.map(({ edition, validFrom, begun, effect }) => {
    const grave = effect.cannot.length > 0 || BREACHES(effect.effects).length > 0;
    return (
      <Note
        key={validFrom}
        kind={grave ? 'problem' : 'info'}
        title={begun ? 'The rules have changed' : 'The rules will change'}
        className="mb-4"
      >
        <p>
          {edition}, from <Day date={validFrom} />. The findings below are by the edition before it.
        </p>
        <Meaning rulebook={rulebook} effect={effect} />
      </Note>
    );
  });
}
