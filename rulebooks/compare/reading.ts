/** What a person found on reading two games side by side. */
export type Reading = {
  /** "rulebook/game" of the two, in either order. */
  between: [string, string];
  /** Wagers of the first that are the second's under another name and to the engine another wager: id -> id. */
  wagers?: Record<string, string>;
  same: string[];
  /** Topic -> the difference in one sentence. */
  different: Record<string, string>;
};
