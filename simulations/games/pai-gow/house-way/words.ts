/** The conditions and fronts of a House Way in the words that people read and type, both ways. */
import { listed } from '../../../printing/lists';
import { fail, ok, type Result } from '../../../problems/problem';
import { SHAPES, type Shape } from './shapes';
import type { Front, TwoCards, When } from './vocabulary';

const SHAPE_WORDS: Record<Shape, string> = {
  'no-pair': 'no pair',
  pair: 'one pair',
  'two-pairs': 'two pairs',
  'three-pairs': 'three pairs',
  three: 'three of a kind',
  'three-and-pair': 'full house',
  'three-and-two-pairs': 'three of a kind and two pairs',
  'three-twice': 'three of a kind twice',
  four: 'four of a kind',
  'four-and-pair': 'four of a kind and a pair',
  'four-and-three': 'four of a kind and three of a kind',
  'five-aces': 'five aces',
  'five-aces-and-pair': 'five aces and a pair',
  'six-or-seven': 'six or seven of a kind',
};

/** Conditions that are so or not. */
const YES_NO: [key: 'complete' | 'sixth' | 'pairBeforeComplete', yes: string, no: string][] = [
  ['complete', 'straight or flush', 'no straight or flush'],
  ['sixth', 'six cards can be part of it', 'only five cards can be part of it'],
  ['pairBeforeComplete', 'a pair can go before it', 'no pair can go before it'],
];

/** Conditions with ranks after them. */
const RANKED: [key: 'pair' | 'three' | 'four' | 'beside', words: string][] = [
  ['pair', 'pair of '],
  ['three', 'three of '],
  ['four', 'four of '],
  ['beside', 'beside '],
];
const PAIRS = 'pairs ';

const FRONTS: [TwoCards, string][] = [
  [{ pair: 'highest' }, 'highest pair'],
  [{ pair: 'lowest' }, 'lowest pair'],
  [{ pair: 'of-three' }, 'two of the three'],
  [{ pair: 'of-higher-three' }, 'two of the higher three'],
  [{ pair: 'of-four' }, 'two of the four'],
  [{ pair: 'of-five' }, 'two of the five aces'],
  [{ pair: 'highest-of-any' }, 'highest two alike'],
  [{ beside: 'highest-two' }, 'highest two beside'],
  [{ beside: 'second-and-third' }, 'second and third beside'],
  [{ oneOf: 'three', and: 'highest' }, 'one of the three and the highest beside'],
  [{ oneOf: 'three', and: 'lowest' }, 'one of the three and the lowest beside'],
  [{ beforeComplete: 'highest-two' }, 'highest two before the straight or flush'],
  [{ beforeComplete: 'highest-pair' }, 'highest pair before the straight or flush'],
  [{ behind: 'best-five' }, 'what the best five leave'],
];
const AS_IN = 'as in ';
const HIGHER_OF = 'the higher of ';

/** Every phrase with what it means, for whoever writes lines. */
export const VOCABULARY: { conditions: [string, string][]; fronts: [string, string][] } = {
  conditions: [
    [SHAPES.map((shape) => SHAPE_WORDS[shape]).join('; '), 'what the ranks make; “or” between several'],
    ['straight or flush', 'five of the seven make one; “no straight or flush” where none do'],
    ['six cards can be part of it', 'of the straight or flush; else “only five cards can be part of it”'],
    ['a pair can go before it', 'the straight or flush can leave a pair; else “no pair can go before it”'],
    ['pairs low+low or low+high', 'the groups of the two pairs, by their names above'],
    ['pair of 23; three of A; four of 789T', 'the rank of the highest pair, three or four is one of these'],
    ['beside AK', 'cards of these ranks or higher are beside the groups'],
  ],
  fronts: [
    ...FRONTS.map(([, words]): [string, string] => [words, '']),
    [`${AS_IN}one-line, other-line`, 'what these lines say, with or without a straight or flush'],
    [`${HIGHER_OF}highest pair; highest two beside`, 'whichever two rank higher'],
  ],
};

export function conditionInWords(when: When): string {
  const { shape, pairs } = when;
  const parts = [
    shape && listedOr(shape.map((each) => SHAPE_WORDS[each])),
    ...YES_NO.map(([key, yes, no]) => (when[key] === undefined ? undefined : when[key] ? yes : no)),
    pairs && `${PAIRS}${listedOr(pairs.map((two) => two.join('+')))}`,
    ...RANKED.map(([key, words]) => (when[key] === undefined ? undefined : `${words}${when[key]}`)),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}
const listedOr = (all: readonly string[]) => all.join(' or ');

const unreadable = (message: string) => fail({ code: 'input-unreadable', message });

/** Adds the phrase to `when`; false where it is no phrase. */
function addCondition(when: When, phrase: string): boolean {
  for (const [key, yes, no] of YES_NO)
    if (phrase === yes || phrase === no) {
      when[key] = phrase === yes;
      return true;
    }
  if (phrase.startsWith(PAIRS)) {
    const pairs = phrase.slice(PAIRS.length).split(/ or /);
    const two = pairs.map((pair) => pair.split('+').map((name) => name.trim()));
    if (!two.every((names) => names.length === 2)) return false;
    when.pairs = two as [string, string][];
    return true;
  }
  const shapes = phrase
    .split(/ or /)
    .map((words) => SHAPES.find((shape) => SHAPE_WORDS[shape] === words.trim()));
  if (shapes.every((shape) => shape !== undefined)) {
    when.shape = shapes;
    return true;
  }
  for (const [key, words] of RANKED)
    if (phrase.startsWith(words)) {
      when[key] = phrase.slice(words.length).trim().toUpperCase().replace(/10/g, 'T');
      return true;
    }
  return false;
}

/** Nothing for every hand. */
export function readCondition(text: string): Result<When> {
  const when: When = {};
  for (const phrase of text.split(',').map((part) => part.trim().replace(/\s+/g, ' ')))
    if (phrase !== '' && !addCondition(when, caseOf(phrase)))
      return unreadable(
        `“${phrase}” is no condition; write for example “two pairs”, “no straight or flush”, “pairs low+high”, “pair of 23” or “beside AK”, with commas between.`,
      );
  return ok(when);
}

/** Words in small letters; the names of groups and the marks of ranks as typed. */
const caseOf = (phrase: string): string => {
  const keeps = [PAIRS, ...RANKED.map(([, words]) => words)].find((words) =>
    phrase.toLowerCase().startsWith(words),
  );
  return keeps === undefined ? phrase.toLowerCase() : `${keeps}${phrase.slice(keeps.length)}`;
};

const twoInWords = (front: TwoCards): string =>
  FRONTS.find(([known]) => JSON.stringify(known) === JSON.stringify(front))?.[1] ?? '';

export function frontInWords(front: Front): string {
  if ('asIn' in front) return `${AS_IN}${front.asIn.join(', ')}`;
  return 'higherOf' in front ? `${HIGHER_OF}${front.higherOf.map(twoInWords).join('; ')}` : twoInWords(front);
}

export function readFront(text: string): Result<Front> {
  const typed = text.trim().replace(/\s+/g, ' ');
  const small = typed.toLowerCase();
  if (small.startsWith(AS_IN))
    return ok({
      asIn: typed
        .slice(AS_IN.length)
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    });
  const two = (words: string) => FRONTS.find(([, known]) => known === words.trim())?.[0];
  const higher = small.startsWith(HIGHER_OF) ? small.slice(HIGHER_OF.length).split(';').map(two) : [];
  if (higher.length > 1 && higher.every((each) => each !== undefined)) return ok({ higherOf: higher });
  const one = two(small);
  return one
    ? ok(one)
    : unreadable(
        typed === ''
          ? `Say what goes in front: ${listed([FRONTS[0]?.[1] ?? '', FRONTS[7]?.[1] ?? ''], 'or')}, or another of the phrases below.`
          : `“${typed}” does not say what goes in front; choose one of the phrases below, for example “${FRONTS[0]?.[1]}”.`,
      );
}
