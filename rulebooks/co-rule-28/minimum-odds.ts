import type { RuleInput } from '../format/record';

type MinimumOdds = {
  clause: string;
  says: string;
  wagers: string[];
  least: Record<string, string>;
  source: [number, number];
  note?: string;
};

/** A clause that says what a wager pays at least. */
export const minimumOdds = ({ clause, says, wagers, least, source, note }: MinimumOdds): RuleInput => ({
  clause,
  says,
  kind: 'computed',
  appliesTo: { wagers },
  parameters: Object.entries(least).map(([name, value]) => ({
    name,
    comparator: 'at-least',
    value,
    unit: 'odds',
  })),
  evidence: { measure: 'pays', against: 'minimum' },
  onBreach: 'breach',
  ...(note ? { note } : {}),
  source,
});
