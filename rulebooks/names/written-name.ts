/** What a wager or a row that an operator writes may be called. */
import { claimInName } from './claim-in-name';

/** A row says what wins, which takes a sentence. */
export const LONGEST = { wager: 60, row: 120 } as const;
export type Written = keyof typeof LONGEST;

/** Why a name cannot be saved, as a sentence that says what to do. What was saved before stays readable. */
export function nameRefused(label: string, of: Written): string | undefined {
  if (label.length > LONGEST[of])
    return `This name has ${label.length} characters. Shorten it to ${LONGEST[of]} or fewer.`;
  return claimInName(label);
}
