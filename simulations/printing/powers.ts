/** A power of ten as text has it: “10^−11”, or with the hyphen of a keyboard. */
const POWER = /(?<=10)\^([−-]?\d+)/;

/** A text in pieces, the powers in it to be raised. */
export function powersIn(text: string): { text: string; raised: boolean }[] {
  const found = POWER.exec(text);
  if (!found) return text === '' ? [] : [{ text, raised: false }];
  return [
    { text: text.slice(0, found.index), raised: false },
    { text: (found[1] ?? '').replace('-', '−'), raised: true },
    ...powersIn(text.slice(found.index + found[0].length)),
  ];
}
