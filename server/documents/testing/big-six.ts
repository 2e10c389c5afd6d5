/** Big Six with its default pays, analysed once for all files that ask. */
import type { Variant } from '@/rulebooks/variant/variant';
import type { Subject } from '../subject';
import { defaultSubject } from './default-subject';

const BIG_SIX = { rulebook: 'gb-2007', game: 'big-six', day: '2008-01-01' } as const;

export const bigSixWith = (written?: Variant['written']): Promise<Subject> =>
  defaultSubject(BIG_SIX, written ? { written } : {});

let made: Promise<Subject> | undefined;
export const bigSix = (): Promise<Subject> => {
  made ??= bigSixWith();
  return made;
};
