/** A sum of money as a person writes it, "50,000" or "2.50", without its currency: the one reading of money that is typed. */

/** Thousands by a comma or by a space of any width, the same throughout: "1,00" or "0,500" may mean another sum. */
const SUM = /^([1-9]\d{0,2}([, \u00A0\u2009\u202F])\d{3}(?:\2\d{3})*|\d+)(?:\.(\d+))?$/;
/** More could not be counted exactly in pence. */
const MOST_DIGITS = 13;

/** The digits before and after the point; undefined where it is no sum. */
export function readSum(text: string): { whole: string; part: string } | undefined {
  const [, whole = '', , part = ''] = SUM.exec(text.trim()) ?? [];
  const digits = whole.replace(/\D/g, '');
  return digits === '' || digits.length > MOST_DIGITS ? undefined : { whole: digits, part };
}
