/** The places of a rulebook that a draft most often changes: least pays, and the numbers of rules. */
import type { Rulebook } from '../format/record';

export type EditionPlace = { group: string; label: string; at: string[]; was: string };

export function placesOf({ games, sections }: Rulebook): EditionPlace[] {
  const pays = games.flatMap((game) =>
    game.wagers
      .filter(({ paid }) => paid !== 'by-table')
      .flatMap((wager) =>
        Object.entries(wager.minimum).map(([event, was]) => ({
          group: game.label,
          label: `${wager.label}, ${event}: ${was}`,
          at: ['games', game.id, 'wagers', wager.id, 'minimum', event],
          was,
        })),
      ),
  );
  const numbers = sections.flatMap(({ number, title, rules }) =>
    rules.flatMap(({ clause, parameters }) =>
      parameters.flatMap(({ name, value, unit }) =>
        typeof value === 'string'
          ? [
              {
                group: `Section ${number}, ${title}`,
                label: `${clause}, ${name}: ${value} ${unit}`.trim(),
                at: ['sections', number, 'rules', clause, 'parameters', name, 'value'],
                was: value,
              },
            ]
          : [],
      ),
    ),
  );
  return [...pays, ...numbers];
}
