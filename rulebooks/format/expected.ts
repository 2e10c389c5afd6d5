/**
 * What a source's sections contain, read from the source independently of the records: the second reading that the
 * records are checked against.
 */
export type ExpectedClause = {
  number: string;
  /** The letters of its lettered parts, in order; or their numerals. */
  parts?: string | string[] | undefined;
};

export type ExpectedSection = { number: string; title: string; clauses: ExpectedClause[] };

/** "3.2" with parts "AB" is the clauses 3.2, 3.2(A) and 3.2(B). */
export function spelled({ number, parts = '' }: ExpectedClause): string[] {
  return [number, ...[...parts].map((letter) => `${number}(${letter})`)];
}
