/**
 * An option of a house's own schedule of collection fees, as the text that a variant keeps in place of a printed option: which
 * schedule, by the hash that its approval is sealed over, and what the option takes. The server vouches for it.
 */
import { z } from 'zod';
import { KeptName } from '../names/typed-name';
import { filedText, readFiled } from '../spelling/filed';
import { Collects } from './collects';
import { amountText, date } from './fields';

export const OwnCollection = z.strictObject({
  /** The number of its submission. */
  schedule: z.string().regex(/^F-\d{4,9}$/),
  name: KeptName.min(1).max(120),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  from: date,
  option: z.int().positive().nullable(),
  row: z.int().positive(),
  collects: Collects,
  coupon: amountText.exactOptional(),
});
export type OwnCollection = z.infer<typeof OwnCollection>;

let last: { text: string; own: OwnCollection | undefined } | undefined;

export function readOwnCollection(text: string): OwnCollection | undefined {
  if (last?.text === text) return last.own;
  const read = OwnCollection.safeParse(readFiled(text));
  last = { text, own: read.success ? read.data : undefined };
  return last.own;
}

export const ownCollectionText = (own: OwnCollection): string => filedText(own);
