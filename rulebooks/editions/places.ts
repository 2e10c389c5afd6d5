/** The places of a rulebook that a draft most often changes: least pays, and the numbers of rules. */
import type { Rulebook } from '../format/record';
import type { Change } from './difference';

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

/** The text of a draft with parts of it replaced; undefined where the text cannot be read. */
function rewritten(text: string, parts: (draft: object) => object | undefined): string | undefined {
  try {
    const draft: unknown = JSON.parse(text);
    if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return undefined;
    const fresh = parts(draft);
    return fresh && `${JSON.stringify({ ...draft, ...fresh }, null, 2)}\n`;
  } catch {
    return undefined;
  }
}

/** With one more change. */
export const withChange = (text: string, change: Change): string | undefined =>
  rewritten(text, (draft) => {
    const changes: unknown = Reflect.get(draft, 'changes') ?? [];
    return Array.isArray(changes) ? { changes: [...changes, change] } : undefined;
  });

export const withFirstDay = (text: string, validFrom: string): string | undefined =>
  rewritten(text, () => ({ validFrom }));
