/** The value of an option in words. */
import { ownSaid } from '../fees/collects-said';
import { amountText } from '../spelling/amount';
import { filedInWords, readFiled } from '../spelling/filed';
import { readSums } from '../spelling/sums';
import { listed } from '../spelling/wording';
import type { Game, GameOption } from '../terms/game';
import { readOwnCollection } from '../terms/own-collection';

type Valued = Pick<GameOption, 'kind' | 'values' | 'sums' | 'formerly'>;

/** Its label, or what was filed; a value that has neither as it was given. */
export const valueInWords = (option: Valued, value: string): string =>
  [...option.values, ...(option.formerly ?? [])].find((known) => known.value === value)?.label ??
  sumsInWords(option, value, amountText) ??
  (option.kind === 'filed' ? filedInWords(value) : ownInWords(value)) ??
  value;

function ownInWords(value: string): string | undefined {
  const own = readOwnCollection(value);
  return own && ownSaid(own);
}

/** "Five aces £25 and straight flush £5"; undefined where the value is not such sums. */
export function sumsInWords(
  { kind, sums = [] }: Pick<GameOption, 'kind' | 'sums'>,
  value: string,
  money: (minor: number) => string,
): string | undefined {
  const given = kind === 'sums' ? readSums(value, sums.length) : undefined;
  return given && listed(given.map((sum, at) => `${sums[at]?.label} ${money(sum)}`));
}

/** The options that say something of the game as it is played: lines of the operator's own leave nothing to read. */
export const optionsThatCount = (game: Game, chosen: Record<string, string>): GameOption[] =>
  game.options.filter(
    ({ unlessFiled }) => unlessFiled === undefined || !readFiled(chosen[unlessFiled] ?? ''),
  );
