/** Why a file cannot be the operator's mark, as a sentence that says what to do. */
export class MarkRefused extends Error {}

export const refuseMark = (says: string): never => {
  throw new MarkRefused(says);
};

const SHOWN = 40;

/** What a file holds, shown in a sentence: short, and in plain letters only. */
export const named = (text: string): string => {
  const plain = text.replace(/[^\x21-\x7e]+/g, ' ').trim();
  return `“${plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain}”`;
};
