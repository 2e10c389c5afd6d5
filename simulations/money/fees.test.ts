import { describe, expect, it } from 'vitest';
import { type Fraction, ratio, toText } from '../exact/fraction';
import { type FeeSchedule, feeAt, feeFlows } from './fees';
import { type Flow, flow, onAverage } from './flow';
import { VIEWS, type ViewId } from './views';

const dollars = ratio;
const said = (view: ViewId, flows: readonly Flow[]) => toText(VIEWS[view].of(flows));

/** California Games Collection Rates, option 5: a limit of $50 to $100, $1 from each bet and $3 from each hand. */
const flat: FeeSchedule = { player: dollars(1), playerDealer: [{ from: dollars(0), fee: dollars(3) }] };

/** Option 17 of its group A, without fees of players. What is staked comes in steps of $5; $101 to $104 has no tier. */
const byTier: FeeSchedule = {
  player: dollars(0),
  playerDealer: [
    { from: dollars(1), to: dollars(100), fee: dollars(1) },
    { from: dollars(105), to: dollars(300), fee: dollars(2) },
    { from: dollars(305), to: dollars(500), fee: dollars(4) },
    { from: dollars(505), to: dollars(1_500), fee: dollars(7) },
    { from: dollars(1_505), fee: dollars(13) },
  ],
};

describe('the fee of a hand', () => {
  it.each([
    [1, '1/1'],
    [100, '1/1'],
    [105, '2/1'],
    [300, '2/1'],
    [1_500, '7/1'],
    [1_505, '13/1'],
    [90_000, '13/1'],
  ])('of $%i staked is that of its tier', (staked, fee) => {
    expect(toText(feeAt(byTier, dollars(staked)) as Fraction)).toBe(fee);
  });

  it('is unknown where no tier has what is staked', () => {
    expect(feeAt(byTier, dollars(102))).toBeUndefined();
    expect(feeFlows(byTier, { wager: dollars(51), staked: dollars(102) })).toBeUndefined();
  });

  it('is no share of a wager of nothing', () => {
    expect(feeFlows(flat, { wager: dollars(0), staked: dollars(100) })).toBeUndefined();
    expect(feeFlows(flat, { wager: dollars(0), staked: dollars(0) })).toBeUndefined();
  });
});

/**
 * Punto banco from eight decks, even money on Player, a tie returned: Player wins 8,712,962,041,376 and Banker
 * 8,954,111,587,648 of 19,524,993,263,685, so whoever banks gains 241,149,546,272 of them, 1.2351%.
 */
const ALL = 19_524_993_263_685n;
const played = (fees: readonly Flow[]) =>
  onAverage([
    {
      probability: ratio(8_712_962_041_376n, ALL),
      flows: [flow('player-dealer', 'player', 'win', ratio(1)), ...fees],
    },
    {
      probability: ratio(8_954_111_587_648n, ALL),
      flows: [flow('player', 'player-dealer', 'stake', ratio(1)), ...fees],
    },
    { probability: ratio(ALL - 8_712_962_041_376n - 8_954_111_587_648n, ALL), flows: fees },
  ]);
const bank = ratio(241_149_546_272n, ALL);

describe('a house that lives on fees while a player banks', () => {
  it('takes 4% of a lone $100 on Player by a flat schedule: 1% of the player, 3% of who banks', () => {
    const fees = feeFlows(flat, { wager: dollars(100), staked: dollars(100) }) as Flow[];
    const flows = played(fees);
    expect(said('fee-per-hand', flows)).toBe('1/25');
    expect(said('house-edge', flows)).toBe('1/25');
    expect(said('players-cost', flows)).toBe(toText(bank.add(ratio(1, 100))));
    expect(said('player-dealers-edge', flows)).toBe(toText(bank.sub(ratio(3, 100))));
  });

  it('takes it whatever the outcome', () => {
    const fees = feeFlows(flat, { wager: dollars(100), staked: dollars(100) }) as Flow[];
    const won = flow('player-dealer', 'player', 'win', ratio(1));
    const lost = flow('player', 'player-dealer', 'stake', ratio(1));
    for (const outcome of [[won], [lost], []])
      expect(said('fee-per-hand', [...outcome, ...fees])).toBe('1/25');
  });

  it('takes $2 of $200 where the player-dealer bears it all: of each wager 1%, and nothing of the players', () => {
    const fees = feeFlows(byTier, { wager: dollars(50), staked: dollars(200) }) as Flow[];
    const flows = played(fees);
    expect(said('fee-per-hand', flows)).toBe('1/100');
    expect(said('players-cost', flows)).toBe(toText(bank));
    expect(said('player-dealers-edge', flows)).toBe(toText(bank.sub(ratio(1, 100))));
  });

  it('moves money only between the parties: what one has more, the others have less', () => {
    const flows = played(feeFlows(byTier, { wager: dollars(50), staked: dollars(200) }) as Flow[]);
    const [house, dealer, player] = (['house-edge', 'player-dealers-edge', 'players-cost'] as const).map(
      (view) => VIEWS[view].of(flows),
    ) as [Fraction, Fraction, Fraction];
    expect(toText(house.add(dealer))).toBe(toText(player));
  });
});
