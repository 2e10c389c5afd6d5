/** The names people know for ids, for the tables that the command line prints. JSON keeps the ids. */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Game } from '@/rulebooks/format/record';
import { valueInWords } from '@/rulebooks/offer/option-value';
import { MINIMUM } from '@/rulebooks/offer/pay-table';
import type { ResolvedVariant } from '@/rulebooks/offer/resolve';
import { listed } from '@/rulebooks/spelling/wording';
import { isPerFirst, type SettledShape, settledOf, wagersIn } from '@/simulations/analysis/settled';

export const wagerName = ({ wagers }: Pick<Game, 'wagers'>, id: string): string =>
  wagers.find((known) => known.id === id)?.label ?? id;

/** "Ante, Blind and Play" for a round. */
export const roundName = (game: Pick<Game, 'wagers'>, analysed: Analysed): string =>
  listed(wagersIn(analysed).map((each) => wagerName(game, each)));

type Analysed = Pick<AnalysedWager, 'id'> & SettledShape;

/** The stake a round's figures are per: its first wager, or simply the wager if only one kind is staked. */
export const unitName = (game: Pick<Game, 'wagers'>, analysed: Analysed): string =>
  isPerFirst(settledOf(analysed)) ? wagerName(game, analysed.id) : 'wager';

/**
 * The table's name. For a round with several wagers: each table other than the minimum, or else the first.
 */
export function tableName({ wagers }: Pick<ResolvedVariant, 'wagers'>, analysed: Analysed): string {
  const together = wagersIn(analysed);
  const own = wagers.filter(({ wager }) => together.includes(wager.id));
  const other = own.filter(({ table }) => table.equals !== MINIMUM);
  if (own.length === 1 || other.length === 0) return own[0]?.table.label ?? '';
  return other.map(({ wager, table }) => `${wager.label}: ${table.label}`).join('; ');
}

/** "Packs: 8", a line for each option in one block; none for a game without options. */
export function optionLines({ game, options }: Pick<ResolvedVariant, 'game' | 'options'>): string[] {
  const lines = Object.entries(options).map(([id, value]) => {
    const option = game.options.find((known) => known.id === id);
    const shown = option ? valueInWords(option, value) : value;
    return `${option?.label ?? id}: ${shown}`;
  });
  return lines.length > 0 ? [lines.join('\n')] : [];
}
