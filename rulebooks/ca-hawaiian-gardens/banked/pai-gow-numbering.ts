/** How the documents on pai gow poker cite their statements: alike, but each by its name and its lines. */
export type Line = number | [number, number];

export type PaiGowNumbering = {
  /** The clause of a statement, by its number in Pai Gow Poker. */
  said: (statement: number, sentence?: string) => string;
  line: (statement: number) => Line;
};

/** Both begin alike with their third statement. */
const FIRST = 3;

/** `added`: after which statement a document has one more than Pai Gow Poker. */
export const numbered = (name: string, lines: readonly Line[], added?: number): PaiGowNumbering => ({
  said: (statement, sentence = '') =>
    `${name} ${added !== undefined && statement > added ? statement + 1 : statement}${sentence}`,
  line: (statement) => {
    const line = lines[statement - FIRST];
    if (line === undefined) throw new RangeError(`${name} has no line for statement ${statement}`);
    return line;
  },
});
