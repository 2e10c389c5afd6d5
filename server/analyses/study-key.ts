import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';

/** `round` is the key of its solution, which is of one organisation and one engine. */
export const studyKey = (asked: { round: string; study: string; settings: unknown }): string =>
  createHash('sha256').update(canonicalJson(asked)).digest('hex');
