/** Every round that two hands by the house way can come to, and how many deals come to it. */
import { inTable } from '../../../exact/in-table';
import { cardsIn, HANDS, shoeOf, VALUES, waysToDeal, without } from '../hands';
import { drawing } from '../matchups';
import type { HouseWayParameters } from '../parameters';
import { houseWayDraws } from '../rules';

/** `fourth` is -1 where none was drawn. */
export type Side = { three: number; fourth: number };
export type Round = { player: Side; bank: Side; ways: bigint };

export const NONE = -1;

export const totalOf = ({ three, fourth }: Side): number => (fourth === NONE ? three : (three + fourth) % 10);

let known: { key: string; rounds: Round[] } | undefined;

/** Kept for the next wager of the same table. */
export function houseWayRounds(parameters: HouseWayParameters): Round[] {
  const key = JSON.stringify(parameters);
  if (known?.key !== key) known = { key, rounds: listRounds(parameters) };
  return known.rounds;
}

function listRounds({ decks, zeros, nineEnds }: HouseWayParameters): Round[] {
  const shoe = shoeOf({ decks, zeros });
  const rounds = new Map<number, Round>();
  const add = (player: Side, bank: Side, ways: bigint) => {
    const key = [player.three, player.fourth + 1, bank.three, bank.fourth + 1].reduce(
      (code, part) => code * 10 + part,
      0,
    );
    const found = rounds.get(key);
    if (found) found.ways += ways;
    else rounds.set(key, { player, bank, ways });
  };
  for (const players of HANDS) {
    const afterPlayers = without(shoe, players);
    const dealt = BigInt(waysToDeal(shoe, players));
    for (const banks of HANDS) {
      const ways = dealt * BigInt(waysToDeal(afterPlayers, banks));
      if (ways === 0n) continue;
      const left = without(afterPlayers, banks);
      const cards = cardsIn(left);
      const totals = [players.total, banks.total] as const;
      const wanted = [houseWayDraws(players.total), houseWayDraws(banks.total)] as const;
      const [playerDraws, bankDraws] = drawing(totals, wanted, nineEnds === 'yes');
      const end = (player: number, bank: number, pairs: number) => {
        if (pairs > 0)
          add(
            { three: players.total, fourth: player },
            { three: banks.total, fourth: bank },
            ways * BigInt(pairs),
          );
      };
      if (!playerDraws && !bankDraws) {
        end(NONE, NONE, cards * (cards - 1));
        continue;
      }
      for (let one = 0; one < VALUES; one += 1) {
        const of = inTable(left[one]);
        if (!bankDraws) end(one, NONE, of * (cards - 1));
        else if (!playerDraws) end(NONE, one, of * (cards - 1));
        else
          for (let other = 0; other < VALUES; other += 1)
            end(one, other, of * (inTable(left[other]) - (one === other ? 1 : 0)));
      }
    }
  }
  return [...rounds.values()];
}
