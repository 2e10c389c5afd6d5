import type { Duty } from '../format/duties';
import type { RuleInput } from '../format/record';

type Line = {
  clause: string;
  says: string;
  /** Where it is about fewer games than its section. */
  games?: string[];
  wagers: string[];
  /** What the pay is for -> the least it may be. */
  least: Record<string, string>;
  source: [number, number];
  note?: string;
  /** What the line asks beside its odds, for a person to confirm. */
  confirms?: { duty: Duty; attests: string };
  /** The wagers without which nobody may place it. */
  beside?: string[];
};

const MINIMUM = { measure: 'pays', against: 'minimum' } as const;

/** One line of a schedule of minimum odds: the wagers it names pay no less. */
export const minimumOdds = ({
  clause,
  says,
  games,
  wagers,
  least,
  source,
  note,
  confirms,
  beside,
}: Line): RuleInput => ({
  clause,
  says,
  kind: 'computed',
  appliesTo: { ...(games ? { games } : {}), wagers },
  parameters: Object.entries(least).map(([name, value]) => ({
    name,
    comparator: 'at-least',
    value,
    unit: 'odds',
  })),
  evidence: beside ? [MINIMUM, { measure: 'beside', wagers: beside }] : MINIMUM,
  onBreach: 'breach',
  source,
  ...(note ? { note } : {}),
  ...confirms,
});
