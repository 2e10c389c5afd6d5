import { createHash } from 'node:crypto';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { Letterhead, PaperOrganisation } from '../vocabulary/letterhead';

/** As the events of the chain keep it. */
export const letterheadHash = (content: Letterhead | PaperOrganisation): string =>
  createHash('sha256').update(canonicalJson(content)).digest('hex');
