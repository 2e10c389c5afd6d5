/** On which hands to draw: by what is known, the choice that gains more. */
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf } from '../decisions/net-pays';
import { countAt, gainAt, openCards } from './counts';
import { HANDS } from './hands';
import type { NinesParameters } from './parameters';
import { MUST_STAND, RESULTS } from './rules';
import { ninesWagers, PLAYER } from './wagers';

/** By result, in whole numbers of a unit of which `unit` are the wager. */
export function gainsOf(tables: PayTables): { unit: bigint; gains: bigint[] } {
  const net = netPays(ninesWagers(), tables);
  const nets = RESULTS.map((result) => net(PLAYER, result));
  const unit = unitOf(nets);
  return { unit, gains: nets.map((gain) => inUnits(gain, unit)) };
}

/** By hand and open cards: 1 where the player draws. */
export type Draws = Uint8Array;

export const drawsAt = (hand: number, open: number, opens: number): number => hand * opens + open;

export const isOption = ({ mustDraw }: Pick<NinesParameters, 'mustDraw'>, total: number): boolean =>
  total > mustDraw && total < MUST_STAND;

/** What the rules ask for, and `choose` where they leave it open. */
export function playWith(
  parameters: Pick<NinesParameters, 'mustDraw' | 'bankCardsSeen'>,
  choose: (hand: number, open: number) => boolean,
): Draws {
  const opens = openCards(parameters.bankCardsSeen).length;
  const draws = new Uint8Array(HANDS.length * opens);
  for (const [hand, { total }] of HANDS.entries())
    for (let open = 0; open < opens; open += 1) {
      const drawn = isOption(parameters, total) ? choose(hand, open) : total < MUST_STAND;
      draws[drawsAt(hand, open, opens)] = drawn ? 1 : 0;
    }
  return draws;
}

/** Where drawing and standing gain the same, the hand stands. */
export function bestPlay(
  parameters: Pick<NinesParameters, 'mustDraw' | 'bankCardsSeen'>,
  counts: readonly bigint[],
  gains: readonly bigint[],
): Draws {
  const opens = openCards(parameters.bankCardsSeen).length;
  const gain = (hand: number, open: number, draws: boolean) =>
    gainAt(counts, countAt(hand, open, opens, draws), gains);
  return playWith(parameters, (hand, open) => gain(hand, open, true) > gain(hand, open, false));
}

/** The best by the player's own cards alone, whatever the bank shows. */
export function blindPlay(
  parameters: Pick<NinesParameters, 'mustDraw' | 'bankCardsSeen'>,
  counts: readonly bigint[],
  gains: readonly bigint[],
): Draws {
  const opens = openCards(parameters.bankCardsSeen).length;
  const draws = HANDS.map((_, hand) => {
    let more = 0n;
    for (let open = 0; open < opens; open += 1)
      more +=
        gainAt(counts, countAt(hand, open, opens, true), gains) -
        gainAt(counts, countAt(hand, open, opens, false), gains);
    return more > 0n;
  });
  return playWith(parameters, (hand) => draws[hand] === true);
}
