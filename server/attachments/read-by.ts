/** What reviewers settle between them is for no operator, and nor are its files. */
import type { Member } from '../access/context';
import type { AttachedTo } from '../vocabulary/attachment';

export const isForReader = (part: AttachedTo, { organisation }: Member): boolean =>
  part !== 'proposal' || organisation.kind === 'regulator';
