/** What the fields of a record may hold. */
import { z } from 'zod';

export const id = z.string().regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/);
export const date = z.iso.date();
export const payText = z.string().min(1).max(60);
/** "3.2", "3.2(L)", "8.17(i)", "2.9(a)" as spelled on screen, in findings and on papers. */
export const clause = z.string().min(1).max(40);
/** "5 %", "1/20" */
export const shareText = z.string().min(1).max(20);
