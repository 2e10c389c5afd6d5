/** What the thread is asked that tries lines on every holding. */
export type TrialQuestion = { family: string; parameters: unknown; value: unknown };
