import type { Tried } from '@/rulebooks/editions/effect';

/** What an edition means for one game that is played. */
export type EditionEffect = Tried;
