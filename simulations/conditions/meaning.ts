/** What the parts of a condition are, whole, flag or name, and the functions that work them out. */
import type { FeatureSpec } from '../features/feature';
import type { FeatureValue } from '../features/types';
import { whole as printedWhole } from '../printing/numbers';
import type { TextSpan } from '../problems/problem';
import {
  checkPair,
  compared,
  type Flag,
  inWords,
  type Meaning,
  unknown,
  type Values,
  type Whole,
  type Work,
} from './comparing';
import { LARGEST_NUMBER } from './limits';
import { EXAMPLES } from './order';
import { unreadable, wrongType } from './refusal';
import type { FunctionName, Leaf } from './tokens';
import type { Tree } from './tree';

const MOST_VALUES = 20;

export class Meanings {
  /** In the order in which the condition first looks at them. */
  readonly looksAt: string[] = [];

  constructor(private readonly features: ReadonlyMap<string, FeatureSpec>) {}

  of(tree: Tree): Meaning {
    switch (tree.kind) {
      case 'leaf':
        return this.leaf(tree.leaf, tree.span);
      case 'not': {
        const { work } = this.flag(tree.of, 'not');
        return { kind: 'flag', work: (values) => !work(values), span: tree.span };
      }
      case 'and':
      case 'or': {
        const [first, second] = tree.sides.map((side) => this.flag(side, tree.kind).work) as [
          Work<boolean>,
          Work<boolean>,
        ];
        const work: Work<boolean> =
          tree.kind === 'and'
            ? (values) => first(values) && second(values)
            : (values) => first(values) || second(values);
        return { kind: 'flag', work, span: tree.span };
      }
      case 'minus': {
        const { from, to, work } = this.whole(tree.of, 'the minus');
        return { kind: 'whole', from: -to, to: -from, work: (values) => -work(values), span: tree.span };
      }
      case 'add':
      case 'subtract':
      case 'multiply': {
        const [first, second] = tree.sides.map((side) => this.whole(side, SIGNS[tree.kind])) as [
          Whole,
          Whole,
        ];
        return bounded({ ...computed(tree.kind, first, second), span: tree.span });
      }
      case 'compare':
        return { kind: 'flag', work: this.comparison(tree), span: tree.span };
      case 'in':
        return { kind: 'flag', work: this.listed(tree), span: tree.span };
      case 'list':
        throw wrongType('Write “in” before a list: total in [6, 7].', tree.span);
      case 'call':
        return this.call(tree.name, tree.values, tree.span);
    }
  }

  private leaf(leaf: Leaf, span: TextSpan): Meaning {
    switch (leaf.kind) {
      case 'number': {
        const { value } = leaf;
        return { kind: 'whole', from: value, to: value, work: () => value, span };
      }
      case 'flag': {
        const { value } = leaf;
        return { kind: 'flag', work: () => value, span };
      }
      case 'text': {
        const { text } = leaf;
        return { kind: 'name', names: undefined, text, work: () => text, span };
      }
      case 'name':
        return this.feature(leaf.text, span);
    }
  }

  private feature(id: string, span: TextSpan): Meaning {
    const spec = this.features.get(id);
    if (!spec) throw unknown(id, [...this.features.keys()], span);
    let place = this.looksAt.indexOf(id);
    if (place < 0) place = this.looksAt.push(id) - 1;
    const work = (values: Values) => values[place];
    // A value handed over at a feature's place is of the type the feature declares.
    switch (spec.type.kind) {
      case 'whole':
        return { kind: 'whole', from: spec.type.from, to: spec.type.to, work: work as Work<number>, span };
      case 'flag':
        return { kind: 'flag', work: work as Work<boolean>, span };
      case 'name':
        return { kind: 'name', names: spec.type.names, work: work as Work<string>, span };
    }
  }

  flag(tree: Tree, beside: string): Flag {
    const found = this.of(tree);
    if (found.kind === 'flag') return found;
    throw wrongType(
      beside === 'not'
        ? 'Put what “not” is about in brackets, as in not (total == 7): it goes before something that is true or false.'
        : `Compare this with something: ${beside === '' ? 'a condition is' : `what stands beside “${beside}” is`} true or false, and this is ${inWords(found)}.`,
      found.span,
    );
  }

  private whole(tree: Tree, beside: string): Whole {
    const found = this.of(tree);
    if (found.kind === 'whole') return found;
    throw wrongType(`Write a whole number beside ${beside}: this is ${inWords(found)}.`, found.span);
  }

  private comparison({ signs, values }: Tree & { kind: 'compare' }): Work<boolean> {
    const meanings = values.map((value) => this.of(value));
    const tests = signs.map((sign, i) => compared(sign, meanings[i] as Meaning, meanings[i + 1] as Meaning));
    if (tests.length === 1) return tests[0] as Work<boolean>;
    return (outcome) => tests.every((test) => test(outcome));
  }

  private listed({ value, list }: Tree & { kind: 'in' }): Work<boolean> {
    const found = this.of(value);
    if (found.kind === 'flag')
      throw wrongType('Leave out “in”: this is true or false by itself.', found.span);
    const items = list.map((item) => {
      const one = this.of(item);
      if ((one.kind !== 'whole' || one.from !== one.to) && (one.kind !== 'name' || one.text === undefined))
        throw wrongType('List whole numbers or names in quotation marks only.', one.span);
      checkPair('equal', found, one);
      return one;
    });
    const set: ReadonlySet<FeatureValue> = new Set(items.map(({ work }) => work([])));
    return (values) => set.has(found.work(values));
  }

  private call(name: FunctionName, trees: Tree[], span: TextSpan): Meaning {
    const [least, most] = name === 'abs' ? [1, 1] : name === 'count' ? [1, MOST_VALUES] : [2, MOST_VALUES];
    if (trees.length < least || trees.length > most)
      throw unreadable(
        `Give ${name} ${least === most ? 'one value' : `${least} to ${most} values`}, for example ${EXAMPLES[name]}.`,
        span,
      );
    if (name === 'count') {
      const works = trees.map((tree) => this.flag(tree, 'count').work);
      const work = (values: Values) => works.reduce((count, holds) => count + (holds(values) ? 1 : 0), 0);
      return { kind: 'whole', from: 0, to: works.length, work, span };
    }
    const parts = trees.map((tree) => this.whole(tree, name));
    const [first] = parts as [Whole];
    if (name === 'abs') {
      const { from, to, work } = first;
      const least = from <= 0 && to >= 0 ? 0 : Math.min(Math.abs(from), Math.abs(to));
      const most = Math.max(Math.abs(from), Math.abs(to));
      return { kind: 'whole', from: least, to: most, work: (values) => Math.abs(work(values)), span };
    }
    const pick = name === 'min' ? Math.min : Math.max;
    return {
      kind: 'whole',
      from: pick(...parts.map(({ from }) => from)),
      to: pick(...parts.map(({ to }) => to)),
      work: (values) => pick(...parts.map(({ work }) => work(values))),
      span,
    };
  }
}

const SIGNS = { add: 'the +', subtract: 'the -', multiply: 'the *' } as const;

function computed(kind: keyof typeof SIGNS, a: Whole, b: Whole): Omit<Whole, 'span'> {
  const [one, other] = [a.work, b.work];
  switch (kind) {
    case 'add':
      return {
        kind: 'whole',
        from: a.from + b.from,
        to: a.to + b.to,
        work: (values) => one(values) + other(values),
      };
    case 'subtract':
      return {
        kind: 'whole',
        from: a.from - b.to,
        to: a.to - b.from,
        work: (values) => one(values) - other(values),
      };
    case 'multiply': {
      const corners = [a.from * b.from, a.from * b.to, a.to * b.from, a.to * b.to];
      return {
        kind: 'whole',
        from: Math.min(...corners),
        to: Math.max(...corners),
        work: (values) => one(values) * other(values),
      };
    }
  }
}

function bounded(whole: Whole): Whole {
  if (Math.max(Math.abs(whole.from), Math.abs(whole.to)) <= LARGEST_NUMBER) return whole;
  throw unreadable(
    `Write smaller numbers: this can come to more than ${printedWhole(LARGEST_NUMBER)}.`,
    whole.span,
  );
}
