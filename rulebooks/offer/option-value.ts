/** The value of an option in words. */
import { filedInWords } from '../spelling/filed';
import type { GameOption } from '../terms/game';

/** Its label, or what was filed; a value that has neither as it was given. */
export const valueInWords = ({ kind, values }: Pick<GameOption, 'kind' | 'values'>, value: string): string =>
  values.find((known) => known.value === value)?.label ??
  (kind === 'filed' ? (filedInWords(value) ?? value) : value);
