/** What the parts of a condition can be, and which of them may be compared with which. */
import type { FeatureValue } from '../features/types';
import type { TextSpan } from '../problems/problem';
import { nearest } from './nearest';
import { Refusal, wrongType } from './refusal';
import type { Comparison } from './tree';

export type Values = readonly FeatureValue[];
export type Work<Value> = (values: Values) => Value;

export type Whole = { kind: 'whole'; from: number; to: number; work: Work<number>; span: TextSpan };
export type Flag = { kind: 'flag'; work: Work<boolean>; span: TextSpan };
/** `names`: its possible values, if a feature lists them; a text in quotation marks has no list. */
export type Name = {
  kind: 'name';
  names: readonly string[] | undefined;
  text?: string;
  work: Work<string>;
  span: TextSpan;
};
export type Meaning = Whole | Flag | Name;

const HOLDS: Record<Comparison, (a: FeatureValue, b: FeatureValue) => boolean> = {
  equal: (a, b) => a === b,
  unequal: (a, b) => a !== b,
  smaller: (a, b) => a < b,
  larger: (a, b) => a > b,
  smallerEq: (a, b) => a <= b,
  largerEq: (a, b) => a >= b,
};

export function compared(sign: Comparison, a: Meaning, b: Meaning): Work<boolean> {
  checkPair(sign, a, b);
  const holds = HOLDS[sign];
  return (values) => holds(a.work(values), b.work(values));
}

const around = (a: Meaning, b: Meaning): TextSpan => ({
  from: Math.min(a.span.from, b.span.from),
  to: Math.max(a.span.to, b.span.to),
});

/** Throws unless the comparison makes sense and could be both true and false for the feature's values. */
export function checkPair(sign: Comparison, a: Meaning, b: Meaning): void {
  if (a.kind !== b.kind)
    throw wrongType(`Compare like with like: ${inWords(a)} is never ${inWords(b)}.`, around(a, b));
  const equality = sign === 'equal' || sign === 'unequal';
  if (a.kind === 'name' && b.kind === 'name') {
    if (!equality)
      throw wrongType('Compare names with == or != only: none is larger than another.', around(a, b));
    checkNames(a, b);
  } else if (a.kind === 'flag') {
    if (!equality) throw wrongType('Compare what is true or false with == or != only.', around(a, b));
  } else if (a.kind === 'whole' && b.kind === 'whole' && equality) {
    if (a.from > b.to || b.from > a.to) throw apart(a, b);
  }
}

function apart(a: Whole, b: Whole): Refusal {
  const [feature, constant] = a.from === a.to ? [b, a] : [a, b];
  const range = (whole: Whole) => `${whole.from} to ${whole.to}`;
  return wrongType(
    constant.from === constant.to
      ? `Write a number from ${range(feature)}: this is never ${constant.from}.`
      : `Compare numbers that can be the same: one is ${range(a)}, the other ${range(b)}.`,
    around(a, b),
  );
}

function checkNames(a: Name, b: Name): void {
  if (a.names && b.names) {
    if (!a.names.some((name) => b.names?.includes(name)))
      throw wrongType('Compare names that can be the same: these two have none in common.', around(a, b));
    return;
  }
  const [feature, constant] = a.names ? [a, b] : [b, a];
  if (!feature.names || constant.text === undefined)
    throw wrongType('Compare a feature with a name, not a name with a name.', around(a, b));
  if (!feature.names.includes(constant.text))
    throw unknown(constant.text, feature.names, constant.span, true);
}

export function inWords(meaning: Meaning): string {
  if (meaning.kind === 'whole') return 'a whole number';
  return meaning.kind === 'flag' ? 'true or false' : 'a name';
}

const MOST_LISTED = 15;

export function unknown(written: string, known: readonly string[], span: TextSpan, isName = false): Refusal {
  const short = written.length > 40 ? `${written.slice(0, 40)}…` : written;
  const quoted = (name: string) => (isName ? `"${name}"` : name);
  const meant = nearest(written, known);
  const shown = /^[\x20-\x7e]*$/.test(short) ? quoted(short) : 'this';
  const rest = meant
    ? `did you mean ${quoted(meant)}?`
    : known.length <= MOST_LISTED
      ? `choose one of ${known.map(quoted).join(', ')}.`
      : 'choose one from the list of features.';
  const what = isName ? `It is never ${shown}` : `There is no feature called ${shown}`;
  return new Refusal('condition-name-unknown', `${what}: ${rest}`, span);
}
