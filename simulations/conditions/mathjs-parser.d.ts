/** The factory of mathjs' parser, which its own types leave out. */
import 'mathjs/number';

declare module 'mathjs/number' {
  type NodeClass = new (...parts: never[]) => object;

  export function createParse(parts: {
    typed: ((name: string, signatures: { string: (text: string) => unknown }) => unknown) & {
      addConversion: () => void;
    };
    numeric: (text: string) => unknown;
    config: { number: string };
    AccessorNode: NodeClass;
    ArrayNode: NodeClass;
    AssignmentNode: NodeClass;
    BlockNode: NodeClass;
    ConditionalNode: NodeClass;
    ConstantNode: NodeClass;
    FunctionAssignmentNode: NodeClass;
    FunctionNode: NodeClass;
    IndexNode: NodeClass;
    ObjectNode: NodeClass;
    OperatorNode: NodeClass;
    ParenthesisNode: NodeClass;
    RangeNode: NodeClass;
    RelationalNode: NodeClass;
    SymbolNode: NodeClass;
  }): (text: string) => unknown;
}
