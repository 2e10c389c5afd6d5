import { TriangleAlert } from 'lucide-react';
import { type Known, playerGains } from '../../draft/player-gains';

/** Under an edge below zero, what it means; under any other, nothing. */
export function PlayerGains(known: Known) {
  const says = playerGains(known);
  return says ? (
    <p className="mt-1 flex max-w-80 gap-1.5 text-sm font-medium text-breach">
      <TriangleAlert size={16} className="mt-px shrink-0" aria-hidden="true" />
      {says}
    </p>
  ) : null;
}
