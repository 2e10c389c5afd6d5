/** What a person typed, made fit for one sentence on one line. */
export function quoted(text: string, most = 40): string {
  const plain = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const letters = [...plain];
  return `“${letters.length > most ? `${letters.slice(0, most).join('')}…` : plain}”`;
}
