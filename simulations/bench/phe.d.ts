declare module 'phe' {
  /** Cards are numbered as ours are; a smaller result is a stronger hand. */
  export function evaluateCardCodes(cards: number[]): number;
}
