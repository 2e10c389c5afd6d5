/** Who banks, what the house earns, what a player pays: answered for every game, in one wording. Whoever adds a bank is led here by the compiler. */
import type { Bank } from '@/simulations/money/views';
import { listed } from '@/simulations/printing/lists';
import { never } from '@/simulations/request/settlement';
import type { Game } from '../terms/game';
import type { ChargeOfPlayers, Earning, GameMoney } from '../terms/game-money';

type Banked = Pick<Game, 'money' | 'options' | 'clause'>;

/** As recorded; where a record says nothing, the house banks the game. */
export function moneyOf({ money, options, clause }: Banked): GameMoney {
  if (money) return money;
  const charges = options.some((option) => option.charges !== undefined);
  return {
    bank: 'house',
    clause,
    earns: charges ? ['edge', 'commission'] : ['edge'],
    playerPays: charges ? ['commission'] : [],
  };
}

/** Whose the edge of a wager is. */
export function edgeOwner(bank: Bank): string {
  switch (bank) {
    case 'house':
      return 'the house';
    case 'player-dealer':
      return 'the player-dealer';
    case 'pool':
      return 'nobody';
    default:
      return never(bank);
  }
}

/** What an edge is called: the house has none where it does not bank. */
export const edgeName = (game: Banked): 'House edge' | 'Edge' =>
  moneyOf(game).bank === 'house' ? 'House edge' : 'Edge';

/** For a sign: who plays against the player. */
export function bankSaid(bank: Bank): string {
  switch (bank) {
    case 'house':
      return 'The house banks this game.';
    case 'player-dealer':
      return 'A player banks this game as player-dealer. The house has no stake in it.';
    case 'pool':
      return 'Nobody banks this game: all stakes go into a pool, which is divided among those who win.';
    default:
      return never(bank);
  }
}

const EARNED: Record<Earning, string> = {
  edge: 'its edge on each wager',
  commission: 'a commission',
  fee: 'collection fees, whatever the outcome',
  'take-out': 'a share of the pool, before it is divided',
};

/** Which wagers are free of it is posted with its sum. */
function feeSaid({ options }: Banked): string {
  const [collects] = options.flatMap((option) => Object.values(option.collects ?? {}));
  return `a collection fee for each ${collects?.of ?? 'bet'} for which one is posted; the player-dealer one for each hand`;
}

const PAID: Record<ChargeOfPlayers, (game: Banked) => string> = {
  commission: () => 'a commission on what is won, or on the wager',
  fee: feeSaid,
};

export type MoneyAnswer = { asks: string; answer: string };

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

export function moneyAnswers(game: Banked): [MoneyAnswer, MoneyAnswer, MoneyAnswer] {
  const { bank, earns, playerPays } = moneyOf(game);
  return [
    { asks: 'Who banks', answer: bankSaid(bank) },
    { asks: 'What the house earns', answer: sentence(listed(earns.map((earning) => EARNED[earning]))) },
    {
      asks: 'What a player pays beside the wager',
      answer:
        playerPays.length > 0 ? sentence(listed(playerPays.map((charge) => PAID[charge](game)))) : 'Nothing.',
    },
  ];
}
