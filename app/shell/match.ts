/** Ranks what was typed against a label: every word must occur; a hit at the start of a word counts more. */
export function score(query: string, label: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const text = label.toLowerCase();
  let total = 0;
  for (const word of words) {
    const at = text.indexOf(word);
    if (at < 0) return 0;
    const starts = at === 0 || text[at - 1] === ' ';
    total += (starts ? 3 : 1) + (at === 0 ? 2 : 0);
  }
  return words.length === 0 ? 1 : total;
}
