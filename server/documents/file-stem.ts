import { type Subject, shortHash } from './subject';

/** "A-0001-v2-roulette", which no file system minds: how the names of a submission's files begin. */
export const fileStem = ({ record, variant }: Pick<Subject, 'record' | 'variant'>): string =>
  [record.draft ? shortHash(record.hash) : `${record.reference}-v${record.version}`, variant.game]
    .join('-')
    .replace(/[^\w-]+/g, '-');
