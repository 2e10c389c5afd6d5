/** What is sent of a meeting, taken piece by piece as it arrives: bets, a file of stakes, or the file of a whole meeting. */
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import type { Answer } from '../../problems/problem';
import { AddingBets } from './adding-bets';
import type { Taking, ToTake } from './piece';
import { TakingFile } from './taking-file';
import { TakingWhole } from './taking-whole';

/** What is not to be taken says so at its end. */
const refusing = (taken: Answer<never>): Taking => ({ next: async () => ({ taken }) });

export function takingOf(task: ToTake): Taking {
  if (task.as === 'meeting') return new TakingWhole(task.rulebook);
  const book = totalisatorBookOf(task.rulebook);
  if (!book.ok) return refusing(book);
  const { card, staked } = task;
  const { rules } = book.value;
  return task.as === 'bets' ? new AddingBets(card, staked, rules) : new TakingFile(card, staked, rules);
}
