import type { ReadingTaken } from '@/rulebooks/poker/showdown/readings-taken';

/** Which reading is taken, and how another is asked for. */
export const readingSaid = ({ part, says, others }: ReadingTaken): string =>
  `${says}; the other reading: ${others.map((id) => `--reading ${part}=${id}`).join(', ')}.`;
