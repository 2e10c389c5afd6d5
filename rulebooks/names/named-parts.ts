/** The one reader of a record whose keys come from outside. */
import { z } from 'zod';
import { quoted } from '../spelling/quoted';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * `z.record` leaves `__proto__` out silently, and `constructor` would be found in every record that lacks it. Both are
 * refused before the record is read.
 */
export const namedParts = <Out, In>(
  key: z.ZodString,
  part: z.ZodType<Out, In>,
): z.ZodType<Record<string, Out>, Record<string, In>> =>
  z
    .custom<Record<string, In>>()
    .superRefine((given, context) => {
      for (const name of isObject(given) ? Object.keys(given) : [])
        if (name in Object.prototype)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: `${quoted(name)} cannot be a name; use another.`,
          });
    })
    .pipe(z.record(key, part));
