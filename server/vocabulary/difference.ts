/** One place where two variants or two analyses are not the same. */
export type Difference = { path: string; before: string | null; after: string | null };
