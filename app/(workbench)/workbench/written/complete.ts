/** What can be written next in a condition, at the caret: features, the values they can have, and the signs between. */
import { FUNCTIONS } from '@/simulations/conditions/tokens';
import type { FeatureSpec } from '@/simulations/features/feature';

export type Completion = {
  /** What is put in the place of `from` to `to`. */
  insert: string;
  shown: string;
  /** What it means, in a few words. */
  says: string;
  /** Whether a value follows, so that the list opens again. */
  goesOn: boolean;
};
export type Completions = { from: number; to: number; options: Completion[] };

type Piece = { kind: 'name' | 'number' | 'text' | 'open-text' | 'sign' | 'word'; text: string; from: number };

const PIECES =
  /(?<name>[A-Za-z_][\w.]*)|(?<number>\d+)|(?<text>"[^"]*"|'[^']*')|(?<openText>["'][^"']*$)|(?<sign>==|!=|<=|>=|[<>+\-*()[\],])/g;
const WORDS = new Set(['and', 'or', 'not', 'in', 'true', 'false']);

/** Forgiving: what is no piece of a condition is passed over, as it is only looked at to guess what comes next. */
function piecesOf(text: string): Piece[] {
  return [...text.matchAll(PIECES)].map(({ 0: whole, index: from, groups = {} }): Piece => {
    if (groups.name !== undefined) return { kind: WORDS.has(whole) ? 'word' : 'name', text: whole, from };
    if (groups.number !== undefined) return { kind: 'number', text: whole, from };
    if (groups.text !== undefined) return { kind: 'text', text: whole, from };
    return { kind: groups.openText === undefined ? 'sign' : 'open-text', text: whole, from };
  });
}

const COMPARES = new Set(['==', '!=', '<', '>', '<=', '>=']);
const MOST_OPTIONS = 60;
const MOST_NUMBERS = 20;

/** Nothing while a number is written, and in the middle of a text that is not being compared with a feature. */
export function completionsAt(
  text: string,
  caret: number,
  features: readonly FeatureSpec[],
): Completions | undefined {
  const pieces = piecesOf(text.slice(0, caret));
  const last = pieces.at(-1);
  const touching = last !== undefined && last.from + last.text.length === caret;
  const typed = touching && ['name', 'word', 'open-text'].includes(last.kind) ? last : undefined;
  if (touching && last.kind === 'number') return undefined;
  const before = typed ? pieces.slice(0, -1) : pieces;
  const from = typed?.from ?? caret;
  const to = caret + restOfName(text, caret, typed);
  const word = typed?.text ?? '';
  const all = typed?.kind === 'open-text' ? namesAt(before, features) : optionsAfter(before, features);
  const options = ranked(all, word.replace(/^["']/, ''));
  const whole = options.some(({ insert }) => insert.trim() === text.slice(from, to));
  if (options.length === 0 || whole) return undefined;
  return { from, to, options: options.slice(0, MOST_OPTIONS) };
}

/** It overwrites the end of the word at the caret. */
function restOfName(text: string, caret: number, typed: Piece | undefined): number {
  if (!typed) return 0;
  const rest = typed.kind === 'open-text' ? /^[\w-]*["']?/ : /^[\w.]*/;
  return rest.exec(text.slice(caret))?.[0].length ?? 0;
}

function optionsAfter(before: Piece[], features: readonly FeatureSpec[]): Completion[] {
  const last = before.at(-1);
  const compared = comparedFeature(before, features);
  if (last && (COMPARES.has(last.text) || isListOpen(before))) return valuesOf(compared, last, features);
  if (last && endsValue(last)) return signsAfter(before, features);
  if (last?.text === 'in') return [{ insert: '[', shown: '[', says: 'a list of values', goesOn: true }];
  return starts(features);
}

const endsValue = ({ kind, text }: Piece): boolean =>
  kind === 'name' || kind === 'number' || kind === 'text' || [')', ']', 'true', 'false'].includes(text);

/** Within the brackets of a list, after the bracket or a comma. */
function isListOpen(before: Piece[]): boolean {
  const last = before.at(-1)?.text;
  if (last !== '[' && last !== ',') return false;
  const open = before.findLastIndex(
    ({ text }) => text === '[' || text === ']' || text === '(' || text === ')',
  );
  return before[open]?.text === '[';
}

/** The feature on the other side of the comparison, or before the list, that is being written. */
function comparedFeature(before: Piece[], features: readonly FeatureSpec[]): FeatureSpec | undefined {
  const at = before.findLastIndex(({ text }) => COMPARES.has(text) || text === 'in');
  const beside = at < 0 ? undefined : before[at - 1];
  return features.find(({ id }) => id === beside?.text);
}

const quoted = (name: string) => `"${name}"`;

function namesAt(before: Piece[], features: readonly FeatureSpec[]): Completion[] {
  const type = comparedFeature(before, features)?.type;
  if (type?.kind !== 'name') return [];
  return type.names.map((name) => ({ insert: quoted(name), shown: quoted(name), says: '', goesOn: false }));
}

function valuesOf(
  compared: FeatureSpec | undefined,
  last: Piece,
  features: readonly FeatureSpec[],
): Completion[] {
  const space = COMPARES.has(last.text) ? ' ' : '';
  const value = (text: string): Completion => ({
    insert: `${space}${text}`,
    shown: text,
    says: '',
    goesOn: false,
  });
  const others = features.filter((other) => compared !== undefined && canBeEqual(compared, other));
  const beside = space === '' ? [] : others.map((feature) => named(feature, space));
  switch (compared?.type.kind) {
    case 'name':
      return [...compared.type.names.map((name) => value(quoted(name))), ...beside];
    case 'whole': {
      const { from, to } = compared.type;
      const numbers = Array.from({ length: Math.min(to - from + 1, MOST_NUMBERS) }, (_, i) =>
        String(from + i),
      );
      return [...(to - from < MOST_NUMBERS ? numbers.map(value) : []), ...beside];
    }
    case 'flag':
      return ['true', 'false'].map(value);
    default:
      return features.map((feature) => named(feature, space));
  }
}

/** Of one kind, and with a value in common. */
function canBeEqual({ id, type }: FeatureSpec, other: FeatureSpec): boolean {
  if (id === other.id) return false;
  if (type.kind === 'whole' && other.type.kind === 'whole')
    return type.from <= other.type.to && other.type.from <= type.to;
  if (type.kind === 'name' && other.type.kind === 'name') {
    const { names } = other.type;
    return type.names.some((name) => names.includes(name));
  }
  return false;
}

const SIGNS: readonly [sign: string, says: string][] = [
  ['==', 'is'],
  ['!=', 'is not'],
  ['>=', 'is at least'],
  ['<=', 'is at most'],
  ['>', 'is more than'],
  ['<', 'is less than'],
];
const JOINS: readonly [word: string, says: string][] = [
  ['and', 'both hold'],
  ['or', 'either holds'],
];

function signsAfter(before: Piece[], features: readonly FeatureSpec[]): Completion[] {
  const option = ([text, says]: readonly [string, string]): Completion => ({
    insert: `${text} `,
    shown: text,
    says,
    goesOn: true,
  });
  const last = before.at(-1);
  const type = features.find(({ id }) => id === last?.text)?.type;
  const alone = !COMPARES.has(before.at(-2)?.text ?? '');
  if (type && alone && type.kind !== 'flag') {
    const signs = type.kind === 'name' ? SIGNS.slice(0, 2) : SIGNS;
    return [...signs, ['in [', 'is one of'] as const].map((sign) =>
      sign[0] === 'in [' ? { ...option(sign), insert: 'in [' } : option(sign),
    );
  }
  return JOINS.map(option);
}

const CALLS: Record<(typeof FUNCTIONS)[number], string> = {
  min: 'the smallest of several numbers',
  max: 'the largest of several numbers',
  abs: 'a number without its sign',
  count: 'how many of several conditions hold',
};

const starts = (features: readonly FeatureSpec[]): Completion[] => [
  ...features.map((feature) => named(feature, '')),
  { insert: 'not (', shown: 'not', says: 'the opposite', goesOn: true },
  ...FUNCTIONS.map((name) => ({ insert: `${name}(`, shown: name, says: CALLS[name], goesOn: true })),
];

const named = ({ id, explains }: FeatureSpec, space: string): Completion => ({
  insert: `${space}${id}`,
  shown: id,
  says: explains,
  goesOn: false,
});

/** Names that start with the word first, then names with a part that does, then names that contain it; failing all, names whose explanation does. */
function ranked(options: Completion[], word: string): Completion[] {
  const sought = word.toLowerCase();
  if (sought === '') return options;
  const rank = ({ shown, says }: Completion): number => {
    const name = shown.replace(/^["']/, '').toLowerCase();
    if (name.startsWith(sought)) return 0;
    if (name.split('.').some((part) => part.startsWith(sought))) return 1;
    if (name.includes(sought)) return 2;
    return says.toLowerCase().includes(sought) && sought.length > 2 ? 3 : 4;
  };
  const fit = options.map((option, index) => ({ option, index, rank: rank(option) }));
  const byName = fit.filter(({ rank: of }) => of < 3);
  return (byName.length > 0 ? byName : fit.filter(({ rank: of }) => of === 3))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ option }) => option);
}

/** The text with a completion in its place, and where the caret goes. */
export function completed(
  text: string,
  { from, to }: Pick<Completions, 'from' | 'to'>,
  { insert }: Pick<Completion, 'insert'>,
): { text: string; caret: number } {
  const before = text.slice(0, from);
  const fits = before === '' || /\s$/.test(before) ? insert.trimStart() : insert;
  return { text: `${before}${fits}${text.slice(to)}`, caret: from + fits.length };
}

/** A feature put where the caret is, apart from the words on both sides. */
export function inserted(
  text: string,
  from: number,
  to: number,
  word: string,
): { text: string; caret: number } {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const left = before === '' || /[\s([]$/.test(before) ? '' : ' ';
  const right = after === '' || /^[\s)\],]/.test(after) ? '' : ' ';
  return { text: `${before}${left}${word}${right}${after}`, caret: from + left.length + word.length };
}
