/** What a draft edition begins with: its head, and no change yet. */
const YEAR_MS = 365 * 86_400_000;

export const firstText = (rulebook: string, now: Date): string =>
  `${JSON.stringify(
    {
      of: rulebook,
      edition: `Draft of ${now.toISOString().slice(0, 10)}`,
      validFrom: new Date(now.getTime() + YEAR_MS).toISOString().slice(0, 10),
      changes: [],
    },
    null,
    2,
  )}\n`;
