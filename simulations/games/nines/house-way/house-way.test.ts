/** Wagers by the house way, against every order of eight cards drawn one after another in floating point. */
import { describe, expect, it } from 'vitest';
import { inTable } from '../../../exact/in-table';
import { ninesHouseWay } from './family';
import { houseWayHead } from './head';

type Ends = 'player' | 'bank' | 'low' | 'tie';

const SETTLED = {
  'player-house-way': { win: 'player', 'low-tie': 'low', tie: 'tie', lose: 'bank' },
  bank: { win: 'bank', 'low-tie': 'low', tie: 'tie', lose: 'player' },
} as const satisfies Record<string, Record<string, Ends>>;

type Chances = Record<Ends, number> & { natural: number[] };

function chancesOf(packs: number, zeros: number, nineEnds: boolean): Chances {
  const left = [zeros, 4, 4, 4, 4, 4, 4].map((cards) => cards * packs);
  let cards = packs * (24 + zeros);
  const chances: Chances = { player: 0, bank: 0, low: 0, tie: 0, natural: [0, 0, 0] };
  const draw = (chance: number, then: (value: number, chance: number) => void) => {
    for (let value = 0; value < 7; value += 1) {
      const have = inTable(left[value]);
      if (have === 0) continue;
      left[value] = have - 1;
      cards -= 1;
      then(value, (chance * have) / (cards + 1));
      left[value] = have;
      cards += 1;
    }
  };
  const end = (player: number, bank: number, chance: number) => {
    if (player > bank) chances.player += chance;
    else if (player < bank) chances.bank += chance;
    else if (player < 2) chances.low += chance;
    else chances.tie += chance;
  };
  const dealt = (player: number, bank: number, chance: number) => {
    if (player === bank && player >= 7)
      chances.natural[player - 7] = inTable(chances.natural[player - 7]) + chance;
    const over = nineEnds && Math.max(player, bank) === 9;
    const banks = (total: number, p: number) =>
      bank < 6 && !over ? draw(p, (value, q) => end(total, (bank + value) % 10, q)) : end(total, bank, p);
    if (player < 6 && !over) draw(chance, (value, p) => banks((player + value) % 10, p));
    else banks(player, chance);
  };
  const deal = (toCome: number, player: number, bank: number, chance: number): void => {
    if (toCome === 0) dealt(player % 10, bank % 10, chance);
    else
      draw(chance, (value, p) =>
        toCome > 3 ? deal(toCome - 1, player + value, bank, p) : deal(toCome - 1, player, bank + value, p),
      );
  };
  deal(6, 0, 0, 1);
  return chances;
}

describe.each([
  [1, 12, 'no'],
  [6, 20, 'yes'],
] as const)(
  '%i packs with %i cards that count nothing; a nine ends the draw: %s',
  (decks, zeros, nineEnds) => {
    const parameters = { decks, zeros, nineEnds };
    const chanceOf = (wager: string, event: string) => {
      const { universe, outcomes } = ninesHouseWay.distribution(parameters, wager);
      const count = outcomes.find((outcome) => outcome.event === event)?.count ?? -1n;
      return Number((count * 10n ** 18n) / universe) / 1e18;
    };

    it('every event is as likely as drawn card by card', () => {
      const chances = chancesOf(decks, zeros, nineEnds === 'yes');
      for (const [wager, events] of Object.entries(SETTLED))
        for (const [event, ends] of Object.entries(events))
          expect(chanceOf(wager, event), `${wager} ${event}`).toBeCloseTo(chances[ends], 11);
      expect(chanceOf('tie', 'win')).toBeCloseTo(chances.low + chances.tie, 11);
      for (const [at, event] of ['seven', 'eight', 'nine'].entries())
        expect(chanceOf('natural-tie', event)).toBeCloseTo(inTable(chances.natural[at]), 11);
    });
  },
);

it('the family has no other wagers', () => {
  const ids = houseWayHead.wagers({ decks: 6, zeros: 12, nineEnds: 'no' }).map(({ id }) => id);
  expect(ids).toEqual(['player-house-way', 'bank', 'tie', 'natural-tie']);
});
