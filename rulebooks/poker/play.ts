/** How a poker game is dealt and bet, step by step. What it takes of the pack follows from the steps. */
import type { CardsTaken } from '@/simulations/showdown/pack';

/** By which order cards are ranked where that decides who acts; `unsaid`: the text names none. */
export type RankedBy = 'high' | 'ace-to-five' | 'deuce-to-seven' | 'badugi' | 'unsaid';

export type First =
  | 'left-of-blinds'
  | 'left-of-button'
  | 'unsaid'
  /** By the cards that lie face up: one each, the door card, or several. */
  | {
      cards: 'door' | 'up';
      rank: 'lowest' | 'highest';
      by: RankedBy;
      ties: 'suit' | 'dealt-first' | 'unsaid';
    };

/** Of a limit with two figures, which is bet. */
export type BetSize = 'smaller' | 'larger';

export type Step =
  /** To each player. */
  | { do: 'deal'; down: number; up: number }
  | { do: 'burn' }
  /** For all players, on each board that there is. */
  | { do: 'turn'; name: 'flop' | 'turn' | 'river'; cards: number }
  | { do: 'draw'; most: number }
  /** One card each, of those held face down where the text says so. */
  | { do: 'discard'; from: 'hole' | 'hand' }
  /** Face up, into a set, to stay there. */
  | { do: 'place'; cards: number }
  | { do: 'set' }
  | { do: 'bet'; first: First; bet?: BetSize; line: number };

export type Bet = Extract<Step, { do: 'bet' }>;

export type Forced = 'blinds' | 'ante-and-bring-in' | 'ante-and-blinds' | 'bring-in' | 'stack' | 'unsaid';

export type Play = {
  forced: Forced;
  steps: readonly Step[];
  /** `null`: no limit to their number. Between two players there never is one. Absent where nothing is said, or nobody bets. */
  raises?: { most: number | null; line: number };
  /** Places at the table, where more may sit than play. */
  seats?: number;
  /** When a pot is played for more, in sentences. */
  kill?: { line: number; says: readonly string[] };
  /** What else a player has to know of the deal and the betting, and what is taken where the text is silent. */
  says?: readonly string[];
};

const sum = (steps: readonly Step[], of: (step: Step) => number): number =>
  steps.reduce((total, step) => total + of(step), 0);

export function cardsTaken({ steps }: Pick<Play, 'steps'>, boards: number): CardsTaken {
  const draws = steps.flatMap((step) => (step.do === 'draw' ? [step.most] : []));
  return {
    each: sum(steps, (step) => (step.do === 'deal' ? step.down + step.up : 0)),
    ...(draws.length > 0 && { draws: { count: draws.length, most: Math.max(...draws) } }),
    board: boards * sum(steps, (step) => (step.do === 'turn' ? step.cards : 0)),
    burns: sum(steps, (step) => (step.do === 'burn' ? 1 : 0)),
  };
}

export type Round = { before: readonly Step[]; bet: Bet };

/** Each time that players bet, with what is done before it; and what is done after the last. */
export function roundsOf({ steps }: Pick<Play, 'steps'>): { rounds: Round[]; after: Step[] } {
  const rounds: Round[] = [];
  let before: Step[] = [];
  for (const step of steps) {
    if (step.do !== 'bet') before.push(step);
    else {
      rounds.push({ before, bet: step });
      before = [];
    }
  }
  return { rounds, after: before };
}

/** Each deal with what players do after it, where nobody bets between. */
export function dealsOf(steps: readonly Step[]): Step[][] {
  const deals: Step[][] = [];
  for (const step of steps) {
    const last = deals.at(-1);
    if (last && step.do !== 'deal') last.push(step);
    else deals.push([step]);
  }
  return deals;
}
