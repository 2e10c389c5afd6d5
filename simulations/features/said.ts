/** How a player says what a condition asks of a feature: "the player holds exactly three hearts". */
import { listed } from '../printing/lists';

export type Sign = '==' | '!=' | '>=' | '<=' | '>' | '<';

/** One thing asked of a feature: a comparison, a list, a range with both ends included, or a yes or no. */
export type Asked =
  | { sign: Sign; value: string }
  | { oneOf: string[] }
  | { from: string; to: string }
  | { holds: boolean };

type Says = (asked: Asked) => string | undefined;

const WORDS = 'no one two three four five six seven eight nine ten'.split(' ');

const EXTENT = {
  '==': 'exactly',
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'fewer than',
} as const;

/** "exactly three hearts", "at least one heart", "no hearts". */
function quantity(asked: Asked, [one, many]: readonly [string, string]): string | undefined {
  const spelled = (value: string) => WORDS[Number(value)] ?? value;
  const of = (value: string) => `${spelled(value)} ${value === '1' ? one : many}`;
  if ('oneOf' in asked) return `${listed(asked.oneOf.map(spelled), 'or')} ${many}`;
  if ('from' in asked) return `${spelled(asked.from)} to ${of(asked.to)}`;
  if ('holds' in asked) return undefined;
  const { sign, value } = asked;
  const none = value === '0';
  if (none && (sign === '==' || sign === '<=')) return `no ${many}`;
  if (none && (sign === '>' || sign === '!=')) return `at least one ${one}`;
  if (value === '1' && sign === '<') return `no ${many}`;
  if (sign === '!=') return `any number of ${many} but ${spelled(value)}`;
  return `${EXTENT[sign]} ${of(value)}`;
}

type Ordered = { more: string; less: string; value?: (value: string) => string };

/** "is 7", "is 6 or more", "is from 1 to 3", "is not 4". */
function measure(
  asked: Asked,
  { more, less, value: said = (value) => value }: Ordered = { more: 'more', less: 'less' },
): string | undefined {
  if ('oneOf' in asked) return `is ${listed(asked.oneOf.map(said), 'or')}`;
  if ('from' in asked) return `is from ${said(asked.from)} to ${said(asked.to)}`;
  if ('holds' in asked) return undefined;
  const { sign, value } = asked;
  switch (sign) {
    case '==':
      return `is ${said(value)}`;
    case '!=':
      return `is not ${said(value)}`;
    case '>=':
      return `is ${said(value)} or ${more}`;
    case '<=':
      return `is ${said(value)} or ${less}`;
    case '>':
      return `is ${more} than ${said(value)}`;
    case '<':
      return `is ${less} than ${said(value)}`;
  }
}

const joined = (subject: string, rest: string | undefined) =>
  rest === undefined ? undefined : `${subject} ${rest}`;

export const amount =
  (subject: string, ordered?: Ordered): Says =>
  (asked) =>
    joined(subject, measure(asked, ordered));

export const counted =
  (subject: string, one: string, many = `${one}s`): Says =>
  (asked) =>
    joined(subject, quantity(asked, [one, many]));

export const yesOrNo =
  (yes: string, no: string): Says =>
  (asked) =>
    'holds' in asked ? (asked.holds ? yes : no) : undefined;

/** Of a name: a clause for each value, and one for its contrary. */
export const named =
  (clause: (value: string, not: boolean) => string | undefined): Says =>
  (asked) => {
    if ('oneOf' in asked) {
      const all = asked.oneOf.map((value) => clause(value, false));
      if (!all.every((each) => each !== undefined)) return undefined;
      return all.length > 1 ? `(${listed(all, 'or')})` : all[0];
    }
    if (!('sign' in asked) || (asked.sign !== '==' && asked.sign !== '!=')) return undefined;
    return clause(asked.value, asked.sign === '!=');
  };

/** Whether a whole number has what is asked. */
function has(asked: Asked, number: number): boolean {
  if ('oneOf' in asked) return asked.oneOf.some((value) => Number(value) === number);
  if ('from' in asked) return Number(asked.from) <= number && number <= Number(asked.to);
  if ('holds' in asked) return false;
  const value = Number(asked.value);
  const { sign } = asked;
  if (sign === '==' || sign === '!=') return (number === value) === (sign === '==');
  if (number === value) return sign === '>=' || sign === '<=';
  return number > value === (sign === '>' || sign === '>=');
}

/**
 * One of its numbers means that there is nothing to measure, such as a third card not drawn: then the phrase says so.
 */
export const unless =
  (number: number, none: string, some: string, says: Says): Says =>
  (asked) => {
    if ('sign' in asked && Number(asked.value) === number) {
      if (asked.sign === '==' || asked.sign === '<=') return none;
      if (asked.sign === '!=' || asked.sign === '>') return some;
    }
    if (!has(asked, number)) return says(asked);
    const rest = 'oneOf' in asked ? asked.oneOf.filter((value) => Number(value) !== number) : undefined;
    const phrase = says(rest ? { oneOf: rest } : asked);
    if (phrase === undefined || rest?.length === 0) return rest?.length === 0 ? none : undefined;
    return `(${phrase}, or ${none})`;
  };

const RANKS: Record<string, string> = { 11: 'jack', 12: 'queen', 13: 'king', 14: 'ace' };
export const byRank: Ordered = { more: 'higher', less: 'lower', value: (value) => RANKS[value] ?? value };
export type { Says };
