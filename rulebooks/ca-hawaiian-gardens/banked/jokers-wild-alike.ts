/** What Joker’s Wild Pai Gow Poker says as Pai Gow Poker does, in lines of its own: its statements, what they leave open, its options. */
import type { GameInput, RuleInput } from '../../format/record';
import { paiGowPoker } from './pai-gow-poker';

type Ambiguity = NonNullable<typeof paiGowPoker.ambiguities>[number];

const ALIKE: readonly [clause: string, line: number | [number, number], as: string][] = [
  ['Jokers Wild 3(a)', 477, 'Pai Gow Poker 3(a)'],
  ['Jokers Wild 3(b)', 477, 'Pai Gow Poker 3(b)'],
  ['Jokers Wild 3(c)', 477, 'Pai Gow Poker 3(c)'],
  ['Jokers Wild 4(a)', 478, 'Pai Gow Poker 4(a)'],
  ['Jokers Wild 4(b)', 478, 'Pai Gow Poker 4(b)'],
  ['Jokers Wild 5(a)', 479, 'Pai Gow Poker 5(a)'],
  ['Jokers Wild 5(b)', 479, 'Pai Gow Poker 5(b)'],
  ['Jokers Wild 5(c)', 479, 'Pai Gow Poker 5(c)'],
  ['Jokers Wild 5(d)', 479, 'Pai Gow Poker 5(d)'],
  ['Jokers Wild 5(e)', 479, 'Pai Gow Poker 5(e)'],
  ['Jokers Wild 6', 481, 'Pai Gow Poker 6'],
  ['Jokers Wild 7(a)', 482, 'Pai Gow Poker 7(a)'],
  ['Jokers Wild 7(b)', 482, 'Pai Gow Poker 7(b)'],
  ['Jokers Wild 8(a)', 483, 'Pai Gow Poker 8(a)'],
  ['Jokers Wild 8(b)', 483, 'Pai Gow Poker 8(b)'],
  ['Jokers Wild 8(c)', 483, 'Pai Gow Poker 8(c)'],
  ['Jokers Wild 9', [486, 487], 'Pai Gow Poker 9'],
  ['Jokers Wild 10', [488, 489], 'Pai Gow Poker 10'],
  ['Jokers Wild 11', [490, 492], 'Pai Gow Poker 11'],
  ['Jokers Wild 12', [493, 497], 'Pai Gow Poker 12'],
  ['Jokers Wild 13', [497, 500], 'Pai Gow Poker 13'],
  ['Jokers Wild 14', [501, 503], 'Pai Gow Poker 14'],
  ['Jokers Wild 15', [504, 505], 'Pai Gow Poker 15'],
  ['Jokers Wild 16', [506, 508], 'Pai Gow Poker 16'],
  ['Jokers Wild 17', [509, 510], 'Pai Gow Poker 17'],
  ['Jokers Wild 18', [511, 512], 'Pai Gow Poker 18'],
  ['Jokers Wild 19', [513, 514], 'Pai Gow Poker 19'],
  ['Jokers Wild 20', 518, 'Pai Gow Poker 20'],
  ['Jokers Wild 21', 519, 'Pai Gow Poker 21'],
  ['Jokers Wild 22(a)', 520, 'Pai Gow Poker 22(a)'],
  ['Jokers Wild 22(b)', 520, 'Pai Gow Poker 22(b)'],
  ['Jokers Wild 22(c)', 520, 'Pai Gow Poker 22(c)'],
  ['Jokers Wild 22(d)', 520, 'Pai Gow Poker 22(d)'],
  ['Jokers Wild 23(a)', 521, 'Pai Gow Poker 23(a)'],
  ['Jokers Wild 23(b)', 521, 'Pai Gow Poker 23(b)'],
  ['Jokers Wild 24(a)', 522, 'Pai Gow Poker 24(a)'],
  ['Jokers Wild 24(b)', 522, 'Pai Gow Poker 24(b)'],
  ['Jokers Wild 24(c)', 522, 'Pai Gow Poker 24(c)'],
  ['Jokers Wild 24(d)', 522, 'Pai Gow Poker 24(d)'],
  ['Jokers Wild 25', 524, 'Pai Gow Poker 25'],
  ['Jokers Wild 26', 525, 'Pai Gow Poker 26'],
  ['Jokers Wild 27', 526, 'Pai Gow Poker 27'],
  ['Jokers Wild 28', 527, 'Pai Gow Poker 28'],
  ['Jokers Wild 29', 528, 'Pai Gow Poker 29'],
  ['Jokers Wild 30(a)', 529, 'Pai Gow Poker 30(a)'],
  ['Jokers Wild 30(b)', 529, 'Pai Gow Poker 30(b)'],
  ['Jokers Wild 31', 530, 'Pai Gow Poker 31'],
  ['Jokers Wild 33(a)', 532, 'Pai Gow Poker 32(a)'],
  ['Jokers Wild 33(b)', 532, 'Pai Gow Poker 32(b)'],
  ['Jokers Wild 33(c)', 532, 'Pai Gow Poker 32(c)'],
  ['Jokers Wild 34(a)', 533, 'Pai Gow Poker 33(a)'],
  ['Jokers Wild 34(b)', 533, 'Pai Gow Poker 33(b)'],
  ['Jokers Wild 35', 534, 'Pai Gow Poker 34'],
  ['Jokers Wild 36', 536, 'Pai Gow Poker 35'],
  ['Jokers Wild 37(a)', 537, 'Pai Gow Poker 36(a)'],
  ['Jokers Wild 37(b)', 537, 'Pai Gow Poker 36(b)'],
  ['Jokers Wild 38', 538, 'Pai Gow Poker 37'],
  ['Jokers Wild 39', 539, 'Pai Gow Poker 38'],
  ['Jokers Wild 40', 540, 'Pai Gow Poker 39'],
  ['Jokers Wild 41(a)', 541, 'Pai Gow Poker 40(a)'],
  ['Jokers Wild 41(b)', 541, 'Pai Gow Poker 40(b)'],
  ['Jokers Wild 41(c)', 541, 'Pai Gow Poker 40(c)'],
  ['Jokers Wild 42', 542, 'Pai Gow Poker 41'],
];

const OWN = new Map(ALIKE.map(([clause, , as]) => [as, clause]));
const ownOf = (clause: string): string => {
  const own = OWN.get(clause);
  if (own === undefined) throw new Error(`Joker’s Wild has no statement like “${clause}”`);
  return own;
};

const found = <T>(one: T | undefined, name: string): T => {
  if (one === undefined) throw new Error(`Pai Gow Poker has no “${name}”`);
  return one;
};

export const rulesAlike: RuleInput[] = ALIKE.map(([clause, line, as]) => {
  const rule = found(
    paiGowPoker.rules.find((one) => one.clause === as),
    as,
  );
  const { askedBy } = rule;
  return {
    ...rule,
    ...(askedBy && { askedBy: askedBy.map(ownOf) }),
    clause,
    source: typeof line === 'number' ? [line, line] : line,
  } as RuleInput;
});

/** An ambiguity of Pai Gow Poker in the lines of this document. */
export const openAlike = (id: string, of: string, source: [number, number], because?: string): Ambiguity => {
  const open = found(
    paiGowPoker.ambiguities?.find((one) => one.id === of),
    of,
  );
  return { ...open, id, clause: ownOf(open.clause), source, ...(because && { because }) };
};

export const optionAlike = (id: string): NonNullable<GameInput['options']>[number] => {
  const option = found(
    paiGowPoker.game?.options?.find((one) => one.id === id),
    id,
  );
  return { ...option, clause: ownOf(option.clause) };
};
