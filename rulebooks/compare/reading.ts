/** What a person read of two games beside each other. */
export type Reading = {
  /** "rulebook/game" of the two, in either order. */
  between: [string, string];
  /** Wagers of the first that are the second's under another name and to the engine another wager: id -> id. */
  wagers?: Record<string, string>;
  same: string[];
  /** Topic -> what the difference comes to. */
  different: Record<string, string>;
};
