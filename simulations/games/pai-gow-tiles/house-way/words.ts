/** The lines of a House Way in the words that people read and type, both ways. */
import { fail, ok, type Result } from '../../../problems/problem';
import { KIND_NAMES } from '../tiles/kinds';
import { isAtLeast, type Sets, type When } from './vocabulary';

const PAIRS = ['no pair', 'one pair', 'two pairs'] as const;
const ONE_WILD = 'one wild';
const PAIR_OF = 'pair of ';
const WITH = 'with ';

const MAKES: Record<NonNullable<Sets['makes']>, string> = {
  'pair-kept': 'keep the pair',
  'pair-split': 'split the pair',
  wong: 'wong',
  gong: 'gong',
  'nine-with-2-or-12': 'nine with 2 or 12',
  nine: 'nine',
};
const TAKES: Record<Sets['take'], string> = {
  'highest-low': 'highest low',
  'highest-high': 'highest high',
  'most-spots-with-fewest': 'most spots with fewest',
  'highest-tile-with-lowest': 'highest tile with lowest',
};

/** Every phrase with what it means, for whoever writes lines. */
export const VOCABULARY: { conditions: [string, string][]; does: [string, string][] } = {
  conditions: [
    ['no pair; one pair; two pairs', 'how many pairs the four tiles hold'],
    ['pair of 7 or 8', 'a pair of one of these'],
    ['with 2 or 12; with 9 and 11', 'one of these, or all of them, are among the tiles'],
    ['one wild', 'one of the two wild tiles, not both'],
    [KIND_NAMES.join('; '), 'the tiles: a number alone is both kinds with as many spots'],
  ],
  does: [
    ['keep the pair; split the pair', 'the two of a pair together, or not'],
    ['wong; gong; nine; nine with 2 or 12', 'what the high hand is'],
    ['low 7 or better; high gong or better', 'only where the hand comes to that'],
    ['highest low; highest high', 'of several ways, the one with the highest such hand'],
    ['most spots with fewest; highest tile with lowest', 'these two tiles together'],
  ],
};

export function conditionInWords({ pairs, pair, withOneOf, withAll, oneWild }: When): string {
  const parts = [
    pairs === undefined ? undefined : PAIRS[pairs],
    pair && `${PAIR_OF}${pair.join(' or ')}`,
    withOneOf && `${WITH}${withOneOf.join(' or ')}`,
    withAll && `${WITH}${withAll.join(' and ')}`,
    oneWild && ONE_WILD,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

export function setsInWords({ makes, lowAtLeast, highAtLeast, take }: Sets): string {
  const parts = [
    makes && MAKES[makes],
    lowAtLeast && `low ${lowAtLeast} or better`,
    highAtLeast && `high ${highAtLeast} or better`,
    TAKES[take],
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

const unreadable = (message: string) => fail({ code: 'input-unreadable', message });
const phrasesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');

function kindsIn(words: string, between: ' or ' | ' and '): string[] | undefined {
  const names = words.split(between).map((name) => name.trim());
  return names.every((name) => KIND_NAMES.includes(name)) ? names : undefined;
}

/** Adds the phrase to `when`; false where it is no phrase. */
function addCondition(when: When, phrase: string): boolean {
  const pairs = PAIRS.indexOf(phrase as (typeof PAIRS)[number]);
  if (pairs >= 0) when.pairs = pairs as 0 | 1 | 2;
  else if (phrase === ONE_WILD) when.oneWild = true;
  else if (phrase.startsWith(PAIR_OF)) {
    const kinds = kindsIn(phrase.slice(PAIR_OF.length), ' or ');
    if (!kinds) return false;
    when.pair = kinds;
  } else if (phrase.startsWith(WITH)) {
    const words = phrase.slice(WITH.length);
    const all = words.includes(' and ') ? kindsIn(words, ' and ') : undefined;
    const one = all ? undefined : kindsIn(words, ' or ');
    if (all) when.withAll = all;
    else if (one) when.withOneOf = one;
    else return false;
  } else return false;
  return true;
}

/** Nothing for every hand. */
export function readCondition(text: string): Result<When> {
  const when: When = {};
  for (const phrase of phrasesOf(text))
    if (!addCondition(when, phrase))
      return unreadable(
        `“${phrase}” is no condition; write for example “one pair”, “pair of 7 or 8”, “with 2 or 12”, “with 9 and 11” or “one wild”, with commas between.`,
      );
  return ok(when);
}

type Read = Partial<Sets>;
const keyOf = <Key extends string>(words: Record<Key, string>, phrase: string): Key | undefined =>
  (Object.keys(words) as Key[]).find((key) => words[key] === phrase);

function addSets(sets: Read, phrase: string): boolean {
  const makes = keyOf(MAKES, phrase);
  const take = keyOf(TAKES, phrase);
  const [, side, least] = /^(low|high) (\S+) or better$/.exec(phrase) ?? [];
  if (makes) sets.makes = makes;
  else if (take) sets.take = take;
  else if (side && least && isAtLeast(least)) sets[side === 'low' ? 'lowAtLeast' : 'highAtLeast'] = least;
  else return false;
  return true;
}

export function readSets(text: string): Result<Sets> {
  const sets: Read = {};
  const phrases = phrasesOf(text);
  if (phrases.length === 0)
    return unreadable(
      'Say how these hands are set: for example “keep the pair”, “split the pair, low 7 or better” or “highest low”.',
    );
  for (const phrase of phrases)
    if (!addSets(sets, phrase))
      return unreadable(
        `“${phrase}” does not say how a hand is set; choose from the phrases below, for example “keep the pair” or “highest low”.`,
      );
  return ok({ ...sets, take: sets.take ?? 'highest-low' });
}
