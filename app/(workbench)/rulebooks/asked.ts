/** The words of an address that say what of a list by sections is shown. */
import { z } from 'zod';

const One = z
  .union([z.string(), z.array(z.string()).transform(([first]) => first)])
  .optional()
  .catch(undefined);
const LONGEST = 80;

/** The address of a section that asks for every section. */
export const EVERY = 'all';

type Asked = {
  section?: string;
  /** What to look for, trimmed; empty where nothing is. */
  typed: string;
  /** One entry is asked for, not all that match. */
  entry: boolean;
};

export function readAddress(address: Record<string, unknown>, entry: 'clause' | 'ambiguity'): Asked {
  const named = One.parse(address[entry]);
  const section = One.parse(address.section);
  const typed = (named ?? One.parse(address.find) ?? '').trim().slice(0, LONGEST);
  return { ...(section !== undefined && { section }), typed, entry: named !== undefined };
}
