/**
 * The tree of a condition, by mathjs' parser alone: the parser alone decides precedence. It is built from the parser's
 * factory with nodes of our own, which know neither how to compile nor how to evaluate, and it is given the tokens by
 * number, never a word that somebody wrote.
 */
import { createParse } from 'mathjs/number';
import type { TextSpan } from '../problems/problem';
import { unreadable } from './refusal';
import type { FunctionName, Leaf, Token } from './tokens';

export const COMPARISONS = ['equal', 'unequal', 'smaller', 'larger', 'smallerEq', 'largerEq'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Tree = { span: TextSpan } & (
  | { kind: 'leaf'; leaf: Leaf }
  | { kind: 'not' | 'minus'; of: Tree }
  | { kind: 'and' | 'or'; sides: [Tree, Tree] }
  | { kind: 'add' | 'subtract' | 'multiply'; sides: [Tree, Tree] }
  | { kind: 'compare'; signs: Comparison[]; values: Tree[] }
  | { kind: 'in'; value: Tree; list: Tree[] }
  | { kind: 'list'; items: Tree[] }
  | { kind: 'call'; name: FunctionName; values: Tree[] }
);

class OperatorNode {
  constructor(
    readonly op: string,
    readonly fn: string,
    readonly args: unknown[],
    readonly implicit = false,
  ) {}
}
class SymbolNode {
  constructor(readonly name: string) {}
}
/** The parser looks for these marks, to tell a call from brackets. */
Object.assign(SymbolNode.prototype, { isNode: true, isSymbolNode: true });
class ParenthesisNode {
  constructor(readonly content: unknown) {}
}
class ArrayNode {
  constructor(readonly items: unknown[]) {}
}
class RelationalNode {
  constructor(
    readonly conditionals: string[],
    readonly params: unknown[],
  ) {}
}
class FunctionNode {
  constructor(
    readonly fn: unknown,
    readonly args: unknown[],
  ) {}
}
/** Nothing else that the parser can make belongs in a condition. */
class Other {}

const typed = Object.assign((_: string, { string }: { string: (text: string) => unknown }) => string, {
  addConversion: () => {},
});

const parse = createParse({
  typed,
  numeric: (text) => text,
  config: { number: 'number' },
  AccessorNode: Other,
  ArrayNode,
  AssignmentNode: Other,
  BlockNode: Other,
  ConditionalNode: Other,
  ConstantNode: Other,
  FunctionAssignmentNode: Other,
  FunctionNode,
  IndexNode: Other,
  ObjectNode: Other,
  OperatorNode,
  ParenthesisNode,
  RangeNode: Other,
  RelationalNode,
  SymbolNode,
});

/** Token number 12 as the parser sees it. */
const NUMBERED = /^t(\d+)$/;

export function treeOf(tokens: readonly Token[]): Tree {
  const everything = { from: tokens[0]?.from ?? 0, to: tokens.at(-1)?.to ?? 0 };
  const written = tokens.map((token, i) =>
    token.kind === 'sign' || token.kind === 'word' ? token.text : `t${i}`,
  );
  let root: unknown;
  try {
    root = parse(written.join(' '));
  } catch {
    throw unreadable('Write the condition another way: it cannot be read in this form.', everything);
  }
  return new Reading(tokens, everything).read(root);
}

const ARITHMETIC = ['add', 'subtract', 'multiply'] as const;

class Reading {
  constructor(
    private readonly tokens: readonly Token[],
    private readonly everything: TextSpan,
  ) {}

  read(node: unknown): Tree {
    if (node instanceof ParenthesisNode) return this.read(node.content);
    if (node instanceof SymbolNode) return this.leaf(node);
    if (node instanceof OperatorNode) return this.operator(node);
    if (node instanceof RelationalNode) return this.compare(node.conditionals, node.params);
    if (node instanceof ArrayNode) {
      const items = node.items.map((item) => this.read(item));
      return { kind: 'list', items, span: this.around(items) };
    }
    if (node instanceof FunctionNode) return this.call(node);
    throw this.other();
  }

  private leaf(node: SymbolNode): Tree {
    const token = this.tokenOf(node);
    if (token.kind === 'sign' || token.kind === 'word' || token.kind === 'function') throw this.other();
    const { from, to } = token;
    return { kind: 'leaf', leaf: token, span: { from, to } };
  }

  private tokenOf({ name }: SymbolNode): Token {
    const token = this.tokens[Number(NUMBERED.exec(name)?.[1] ?? -1)];
    if (!token) throw this.other();
    return token;
  }

  private operator({ fn, args, implicit }: OperatorNode): Tree {
    if (implicit) throw this.other();
    const of = args.map((arg) => this.read(arg));
    const span = this.around(of);
    const [first, second] = of;
    if (first && of.length === 1) {
      if (fn === 'not') return { kind: 'not', of: first, span };
      if (fn === 'unaryMinus') return { kind: 'minus', of: first, span };
    }
    if (first && second && of.length === 2) {
      const sides: [Tree, Tree] = [first, second];
      if (fn === 'and' || fn === 'or') return { kind: fn, sides, span };
      const sum = ARITHMETIC.find((one) => one === fn);
      if (sum) return { kind: sum, sides, span };
      if (fn === 'to') {
        if (second.kind !== 'list')
          throw unreadable('Write a list after “in”, for example in [6, 7].', second.span);
        return { kind: 'in', value: first, list: second.items, span };
      }
      if (COMPARISONS.some((one) => one === fn)) return this.compare([fn], args);
    }
    throw this.other();
  }

  private compare(signs: string[], params: unknown[]): Tree {
    const known = signs.flatMap((sign) => COMPARISONS.filter((one) => one === sign));
    const values = params.map((param) => this.compared(param));
    if (known.length !== signs.length || values.length !== signs.length + 1) throw this.other();
    return { kind: 'compare', signs: known, values, span: this.around(values) };
  }

  /** A “not” binds tighter than the comparison, which is not how it reads aloud. */
  private compared(param: unknown): Tree {
    const value = this.read(param);
    if (param instanceof OperatorNode && param.fn === 'not')
      throw unreadable(
        'Use brackets to show what “not” covers: not (total == 7), or (not player.pair) == banker.pair.',
        value.span,
      );
    return value;
  }

  private call({ fn, args }: FunctionNode): Tree {
    const token = fn instanceof SymbolNode ? this.tokenOf(fn) : undefined;
    if (token?.kind !== 'function') throw this.other();
    const values = args.map((arg) => this.read(arg));
    return {
      kind: 'call',
      name: token.name,
      values,
      span: { from: token.from, to: Math.max(token.to, ...values.map(({ span }) => span.to)) },
    };
  }

  private around(trees: readonly Tree[]): TextSpan {
    if (trees.length === 0) return this.everything;
    return {
      from: Math.min(...trees.map(({ span }) => span.from)),
      to: Math.max(...trees.map(({ span }) => span.to)),
    };
  }

  private other() {
    return unreadable('Write the condition another way: it cannot be read in this form.', this.everything);
  }
}
