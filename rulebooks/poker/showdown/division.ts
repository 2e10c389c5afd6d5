/** A divided pot with its players named: who takes which part, with which cards, and why. */
import { divide, type PartTaken } from '@/simulations/showdown/pot';
import { dealtMark } from '@/simulations/showdown/typed';
import type { PotAsked } from './pot-asked';

export type HandShown = {
  player: string;
  cards: string[];
  name: string;
  qualifies: boolean;
  /** In chips; `odd` of them because they could not be divided. Nothing for whom takes none. */
  takes?: { chips: number; odd: number };
};

export type PartShown = Pick<PartTaken, 'chips' | 'unsaid' | 'because'> & {
  id: string;
  label: string;
  hands: HandShown[];
  /** Whether chips were left over that the sharing players could not divide. */
  hasOdd: boolean;
};

export type Division = { parts: PartShown[]; players: { name: string; chips: number }[] };

export function divisionOf({ pot, players, boards, chips }: PotAsked): Division {
  const parts = divide(pot, players, boards, chips);
  return {
    parts: parts.map(({ part, chips: amount, hands, winners, unsaid, because }) => ({
      id: part.id,
      label: part.label,
      chips: amount,
      unsaid,
      because,
      hasOdd: unsaid > 0 || winners.some(({ odd }) => odd > 0),
      hands: hands.map(({ cards, name, qualifies }, seat) => {
        const won = winners.find((one) => one.seat === seat);
        return {
          player: players[seat]?.name ?? '',
          cards: cards.map(dealtMark),
          name,
          qualifies,
          ...(won ? { takes: { chips: won.chips, odd: won.odd } } : {}),
        };
      }),
    })),
    players: players.map(({ name }, seat) => ({
      name,
      chips: parts
        .flatMap(({ winners }) => winners)
        .filter((one) => one.seat === seat)
        .reduce((sum, one) => sum + one.chips, 0),
    })),
  };
}
