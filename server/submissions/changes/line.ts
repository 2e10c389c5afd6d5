/** One line of a version in words. `key` tells lines apart where labels do not; it is never shown. */
export type Line = {
  key: string;
  what: string;
  says: string;
  /** Of a figure that is rounded. */
  exact?: string;
  /** Where the words alone do not decide whether it changed: the order of rows that were renamed is the same. */
  same?: string;
};

export const given = (key: string, lines: [what: string, says: string | undefined][]): Line[] =>
  lines.flatMap(([what, says]) => (says === undefined ? [] : [{ key: `${key} ${what}`, what, says }]));

export const spaced = (id: string): string => id.replaceAll('-', ' ');
export const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
