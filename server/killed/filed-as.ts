/** The documents that are filed, by the name of what they can do. */
export const FILED = ['feeSubmissions', 'poolFilings'] as const;
export type FiledAs = (typeof FILED)[number];
