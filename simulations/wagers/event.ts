/** A way in which a wager is settled. */
export type EventId = string;

export type EventSpec = {
  id: EventId;
  /** As a player would say it: "Straight", "Zero is spun". */
  label: string;
  /**
   * `pays`: a row of the pay table. `lose` and `push`: settled by the game itself; no table can price it.
   */
  settles: 'pays' | 'lose' | 'push';
};
