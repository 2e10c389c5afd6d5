/** Whatever `games` lists can be analysed and checked by its name. */
import { describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { listedGames } from '../commands/games';
import { chosenVariant } from '../options/variant-options';
import { assay } from './in-process';

const TODAY = new Date('2024-01-15T12:00:00Z');
const NOTHING = { option: [], wager: [], payTable: [], pays: [], progressive: [] };

for (const rulebook of rulebooks())
  describe(`every table that games lists for ${rulebook.id}`, () => {
    for (const game of listedGames(rulebook).games)
      it(game.id, () => {
        const all = game.wagers.flatMap((wager) => wager.payTables.map((table) => ({ wager, table })));
        expect(all.length).toBeGreaterThan(0);
        for (const { wager, table } of all) {
          const lost = 'lost' in table ? (table.lost ?? []) : [];
          const chosen = chosenVariant(
            {
              ...NOTHING,
              rulebook: rulebook.id,
              game: game.id,
              wager: wager.settlesWith ?? [wager.id],
              payTable: [`${wager.id}=${table.id}`],
              pays: lost.map((event) => `${wager.id}.${event}=lose`),
            },
            TODAY,
          );
          expect(chosen, `${wager.id} ${table.id}`).toMatchObject({
            ok: true,
            value: { variant: { wagers: { [wager.id]: { payTable: table.id } } } },
          });
        }
      });
  });

describe('a wager that is another with different tables', () => {
  const fortunes = ['--rulebook', 'co-rule-28', '--game', 'fortunes-progressive', '--at', '2024-01-15'];
  const offered = async (...args: string[]) => {
    const { out, err } = await assay('analyse', ...fortunes, ...args, '--rounds', '100', '--json');
    expect(err).toBe('');
    return (JSON.parse(out) as { wagers: { id: string }[] }).wagers.map(({ id }) => id);
  };

  it('is offered when named', async () => {
    expect(await offered('--wager', 'fortunes-suited-trips')).toEqual(['fortunes-suited-trips']);
  });

  it('replaces the other as soon as its table is chosen', async () => {
    expect(await offered('--pay-table', 'fortunes-suited-trips=p6')).toEqual([
      'player',
      'banker',
      'tie',
      'fortunes-suited-trips',
    ]);
  });

  it('is not offered when only others are named', async () => {
    const { err } = await assay(
      'analyse',
      ...fortunes,
      '--wager',
      'tie',
      '--pay-table',
      'fortunes-suited-trips=p6',
    );
    expect(err).toContain('add --wager fortunes-suited-trips');
  });
});
