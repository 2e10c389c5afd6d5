/** A rule notices every change to a printed pay, except for a short list with reasons. */
import { describe, expect, it } from 'vitest';
import type { Game, Rulebook } from '../format/record';
import { rulebooks } from '../registry';
import { inForce } from '../spelling/dates';
import { type ChangedCell, unnoticed } from './every-cell';
import { UNNOTICED } from './unnoticed';

/** A day on which every game and every rule of the edition is in force. */
const dayOf = ({ validFrom, games, sections }: Rulebook): string =>
  [
    validFrom,
    ...games.map((game) => game.validFrom),
    ...sections.flatMap(({ rules }) => rules.map((rule) => rule.validFrom)),
  ]
    .map((day) => day ?? '')
    .reduce((latest, day) => (day > latest ? day : latest));

const excused = (rulebook: Rulebook, game: Game, cell: ChangedCell) =>
  UNNOTICED.filter(
    (entry) =>
      entry.rulebook === rulebook.id &&
      entry.games.includes(game.id) &&
      entry.wagers.includes(cell.wager) &&
      (entry.events?.includes(cell.event) ?? true) &&
      entry.changes.includes(cell.change),
  );

/** The edition's first day: what was amended later is not assessed on it. */
const firstDays = (rulebook: Rulebook, game: Game): string[] =>
  inForce(game, rulebook.validFrom) && rulebook.validFrom < dayOf(rulebook) ? [rulebook.validFrom] : [];

const used = new Set<(typeof UNNOTICED)[number]>();

for (const rulebook of rulebooks())
  describe(`each pay of ${rulebook.id} at lose, a step below and a step above what is permitted`, () => {
    for (const game of rulebook.games)
      it.each([dayOf(rulebook), ...firstDays(rulebook, game)])(`is noticed: ${game.id} on %s`, (day) => {
        const left = unnoticed(rulebook, game, day).filter((cell) => {
          const entries = excused(rulebook, game, cell);
          for (const entry of entries) used.add(entry);
          return entries.length === 0;
        });
        expect(left).toEqual([]);
      });
  });

it('lists nothing as unnoticed that is noticed', () => {
  expect(UNNOTICED.filter((entry) => !used.has(entry))).toEqual([]);
});
