/** What a wager or a row that an operator writes may be called. */
import { claimInName } from './claim-in-name';

export const LONGEST_LABEL = 60;

/** Why a name cannot be saved, as a sentence that says what to do. What was saved before stays readable. */
export function nameRefused(label: string): string | undefined {
  if (label.length > LONGEST_LABEL)
    return `This name has ${label.length} characters. Shorten it to ${LONGEST_LABEL} or fewer.`;
  return claimInName(label);
}
