/**
 * For tests, the second method: every order of eight cards by what they count, drawn one after another from what is left,
 * weighted by its chance in floating point. Knows nothing of hands, orders or counts.
 */
import { inTable } from '../../exact/in-table';

export type Table = {
  /** By what a card counts, 0 to 6. */
  shoe: readonly number[];
  mustDraw: number;
  /** How many of the bank's last cards are seen. */
  seen: number;
  bank: (total: number, playerDrew: boolean) => boolean;
  nineEnds: boolean;
  /** What a tie of 0 or 1 gains the player. */
  lowTie: number;
};

type Choice = { chance: number; stands: number; draws: number };

const last = (sum: number) => sum % 10;

/** By what the player knows ("146 30": own cards, then open ones, lowest first), what each choice gains over all rounds. */
export function choicesOf({ shoe, seen, bank, nineEnds, lowTie }: Table): Map<string, Choice> {
  const left = [...shoe];
  let cards = left.reduce((sum, count) => sum + count, 0);
  const choices = new Map<string, Choice>();
  const net = (player: number, banks: number) => {
    if (player !== banks) return player > banks ? 1 : -1;
    return player < 2 ? lowTie : 0;
  };
  const next = (chance: number, then: (value: number, chance: number) => void) => {
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
  const settle = (dealt: readonly number[], chance: number) => {
    const own = dealt.slice(0, 3);
    const banks = dealt.slice(3);
    const player = last(own.reduce((sum, value) => sum + value, 0));
    const bankTotal = last(banks.reduce((sum, value) => sum + value, 0));
    const sorted = (values: readonly number[]) => [...values].sort().join('');
    const key = `${sorted(own)} ${sorted(banks.slice(3 - seen))}`;
    const choice = choices.get(key) ?? { chance: 0, stands: 0, draws: 0 };
    choices.set(key, choice);
    choice.chance += chance;
    const over = nineEnds && (player === 9 || bankTotal === 9);
    if (over) {
      choice.stands += chance * net(player, bankTotal);
      choice.draws += chance * net(player, bankTotal);
      return;
    }
    const bankEnds = (total: number, drew: boolean, p: number, gain: (by: number) => void) => {
      if (!bank(bankTotal, drew)) gain(p * net(total, bankTotal));
      else next(p, (value, q) => gain(q * net(total, last(bankTotal + value))));
    };
    bankEnds(player, false, chance, (by) => {
      choice.stands += by;
    });
    next(chance, (value, p) =>
      bankEnds(last(player + value), true, p, (by) => {
        choice.draws += by;
      }),
    );
  };
  const deal = (dealt: readonly number[], chance: number) => {
    if (dealt.length === 6) settle(dealt, chance);
    else next(chance, (value, p) => deal([...dealt, value], p));
  };
  deal([], 1);
  return choices;
}

const totalOf = (key: string) => last([...key.slice(0, 3)].reduce((sum, value) => sum + Number(value), 0));

/** What the player gains who chooses so where there is a choice. */
export function gainOf(
  { mustDraw }: Pick<Table, 'mustDraw'>,
  choices: ReadonlyMap<string, Choice>,
  draws: (total: number, choice: Choice) => boolean,
): number {
  let gain = 0;
  for (const [key, choice] of choices) {
    const total = totalOf(key);
    const drawn = total > 6 ? false : total <= mustDraw ? true : draws(total, choice);
    gain += drawn ? choice.draws : choice.stands;
  }
  return gain;
}

export const best = (_: number, { draws, stands }: Choice): boolean => draws > stands;
export const houseWay = (total: number): boolean => total < 6;
