/**
 * Blackjack from eight decks, and then with one rule changed: what an officer waits for who tries an option. Each change has two threads
 * of its own, which have solved the rules before the change and nothing else.
 */
import { analyse } from '../analysis/analyse';
import { threadFileBesideProgram, threadPool } from '../pool/thread-pool';
import { BY_ROUND } from '../request/settlement';
import { bothStarted } from './one-game';
import { time } from './table';

/** The argument that makes the program measure them. */
export const CHANGED_RULES = '--changed-rules';

const THREADS = 2;
const PAYS = { blackjack: '3 to 2', win: '1 to 1' };
const CHANGES: [string, Record<string, unknown>, Record<string, string>?][] = [
  ['nothing', {}],
  ['a blackjack pays 6 to 5', {}, { ...PAYS, blackjack: '6 to 5' }],
  ['any two cards may be doubled', { double: 'any' }],
  ['none may be doubled after a split', { doubleAfterSplit: 'no' }],
  ['any pair may be split', { split: 'any' }],
  ['no more than four hands', { hands: 4 }],
  ['aces may be split again', { resplitAces: 'yes' }],
  ['split aces may draw', { drawToAces: 'yes' }],
  ['late surrender', { surrender: 'late' }],
  ['early surrender', { surrender: 'early' }],
  ['a dealer’s blackjack takes the first stake alone', { dealersBlackjack: 'first' }],
  ['a split 21 beats longer ones', { splitTwentyOne: 'beats-longer' }],
  ['played by the chart', { play: 'basic' }],
  ['the dealer draws to a soft 17', { soft17: 'hit' }],
  ['six decks', { decks: 6 }],
];

export async function changedRuleRows(): Promise<string[][]> {
  const file = threadFileBesideProgram();
  if (!file) throw new Error('there is no built thread');
  const rows: string[][] = [];
  for (const [change, parameters, pays = PAYS] of CHANGES) {
    const runner = threadPool({ threads: THREADS, file });
    const solved = async (changed: Record<string, unknown>, paid: Record<string, string>) => {
      const [began, before] = [performance.now(), process.cpuUsage()];
      const wager = { id: 'initial', family: 'blackjack', wager: 'initial', settled: BY_ROUND };
      const wagers = [{ ...wager, parameters: { decks: 8, ...changed }, pays: paid }];
      const result = await analyse({ wagers, witness: { rounds: 0, seed: 1 } }, { runner });
      if (!result.ok) throw new Error(result.problems[0]?.message);
      const { user, system } = process.cpuUsage(before);
      return [(performance.now() - began) * 1000, user + system] as const;
    };
    await bothStarted(runner);
    const [first, worked] = await solved({}, PAYS);
    const [again, workedAgain] = await solved(parameters, pays);
    rows.push([change, ...[first, worked, again, workedAgain].map(time)]);
    await runner.close();
  }
  return rows;
}

export const CHANGED_RULES_HEAD = [
  'blackjack, eight decks; then',
  'first time',
  'processor time',
  'after the change',
  'processor time',
];
