/** Names that every spreadsheet program takes: 31 letters at most, each once, none of its own signs. */
const MOST = 31;
const TAKEN_SIGNS = /[[\]:*?/\\']/g;

export function sheetNames(wanted: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return wanted.map((name) => {
    const plain = name.replace(TAKEN_SIGNS, ' ').replace(/\s+/g, ' ').trim() || 'Wager';
    for (let copy = 1; ; copy += 1) {
      const end = copy === 1 ? '' : ` (${copy})`;
      const cut =
        [...plain]
          .slice(0, MOST - end.length)
          .join('')
          .trim() + end;
      if (cut.length > MOST || used.has(cut.toLowerCase())) continue;
      used.add(cut.toLowerCase());
      return cut;
    }
  });
}

/** As a formula names it. */
export const inFormula = (name: string): string => `'${name}'`;
