/** As words are compared in a search of the register. */
export const folded = (text: string): string => text.normalize('NFKC').toLocaleLowerCase('en');
