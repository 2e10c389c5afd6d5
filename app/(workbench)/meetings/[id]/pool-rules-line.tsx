import { Button, TextLink } from '@/app/components/button';
import { Day } from '@/app/components/time';
import type { RulesInForce } from '@/server/meetings/shapes';

/** Where a card has its terms from. */
export function PoolRulesLine({
  rules: { id, number, name, version, from },
  departing,
  onTake,
}: {
  rules: RulesInForce;
  /** How many pools have another term. */
  departing: number;
  onTake: () => void;
}) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="max-w-[80ch]">
        A pool that you add has the terms of{' '}
        <TextLink href={`/pools/submissions/${id}`}>
          {number}, {name}, version {version}
        </TextLink>
        , in force from <Day date={from} />.
      </p>
      {departing > 0 ? (
        <Button small onClick={onTake}>
          Take their terms for every pool
        </Button>
      ) : null}
    </div>
  );
}
