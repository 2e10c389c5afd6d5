/** One of these at random; listed twice, it is taken twice as often. */
export const chosen = <T>(choices: readonly T[]): T | undefined =>
  choices[Math.floor(Math.random() * choices.length)];
