/** The value of an option in words. */
import { filedInWords, readFiled } from '../spelling/filed';
import type { Game, GameOption } from '../terms/game';

/** Its label, or what was filed; a value that has neither as it was given. */
export const valueInWords = ({ kind, values }: Pick<GameOption, 'kind' | 'values'>, value: string): string =>
  values.find((known) => known.value === value)?.label ??
  (kind === 'filed' ? (filedInWords(value) ?? value) : value);

/** The options that say something of the game as it is played: lines of the operator's own leave nothing to read. */
export const optionsThatCount = (game: Game, chosen: Record<string, string>): GameOption[] =>
  game.options.filter(
    ({ unlessFiled }) => unlessFiled === undefined || !readFiled(chosen[unlessFiled] ?? ''),
  );
