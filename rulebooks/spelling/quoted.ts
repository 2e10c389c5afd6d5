/** Nothing that could move a terminal's cursor, begin a line or turn the direction of writing. */
export const onOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** What a person typed, made fit for one sentence on one line. */
export function quoted(text: string, most = 40): string {
  const plain = onOneLine(text);
  const letters = [...plain];
  return `“${letters.length > most ? `${letters.slice(0, most).join('')}…` : plain}”`;
}
