/** What of a schedule was typed and not saved yet, as it is kept in this tab. */
import { z } from 'zod';
import { FeeRows } from '@/server/vocabulary/fee-schedule';

const Unsaved = z.object({
  revision: z.int().min(1),
  name: z.string(),
  inForceFrom: z.string(),
  rows: FeeRows,
});
export type Unsaved = z.infer<typeof Unsaved>;

export function readUnsaved(text: string): Unsaved | undefined {
  try {
    const read = Unsaved.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
