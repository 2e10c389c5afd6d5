/** Of an approval, to the staff of its operator: which earlier versions it puts an end to, and what that means at their tables. */
import { listed } from '@/rulebooks/spelling/wording';

const versions = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'version' : 'versions'} ${listed([...numbers].sort((one, other) => one - other).map(String))}`;

const signs = (of: readonly number[]): string =>
  `${versions(of)}, whose ${of.length === 1 ? 'sign' : 'signs'} must not be displayed any more.`;

/** Ends the notice of the decision; empty where it takes the place of none. */
export const takesPlaceSaid = (of: readonly number[]): string =>
  of.length === 0 ? '' : ` It takes the place of ${signs(of)}`;

/** By the clock, on the first day of a later trial: a notice of its own. */
export const supersededNotice = (
  { reference, name, version }: { reference: string; name: string; version: number },
  by: { version: number },
): string =>
  `${reference}, ${name}: the trial of version ${by.version} has begun, and takes the place of ${signs([version])}`;
