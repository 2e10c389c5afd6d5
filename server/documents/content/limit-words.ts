/** Limits of a group of wagers, in words: on the sign, and on pages. */
export type Limit = {
  /** Undefined where it holds for every wager that has none of its own. */
  wagers?: string;
  minimum: string;
  maximum: string;
};

/** "Minimum £5   Maximum £500", "Optional wagers: £1 to £50", "Sun 7: £1 a wager" */
export function limitSaid({ wagers, minimum, maximum }: Limit): string {
  if (!wagers) return `Minimum\u00a0${minimum}   Maximum\u00a0${maximum}`;
  return minimum === maximum
    ? `${wagers}: ${minimum} a wager`
    : `${wagers}: minimum\u00a0${minimum}, maximum\u00a0${maximum}`;
}
