/** A condition on what an option is set to. */
import { z } from 'zod';
import { id } from './fields';

/** The option has one of these values. */
export const OptionIs = z.object({ option: id, values: z.array(z.string()).min(1) });
export type OptionIs = z.infer<typeof OptionIs>;

/** Whether an option has one of the values named; always, where none is. */
export const optionIs = (options: Map<string, string>, where: OptionIs | undefined): boolean =>
  where === undefined || where.values.includes(options.get(where.option) ?? '');
