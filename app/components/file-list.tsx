import { Download } from 'lucide-react';
import { FILE_TYPES, type FileShown, fileHref } from '@/server/vocabulary/attachment';
import { classes } from './classes';

const [KILO, MEGA] = [1000, 1_000_000];

/** "12 kB", "3.4 MB" */
export function sizeOf(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  return bytes < MEGA ? `${Math.round(bytes / KILO)} kB` : `${(bytes / MEGA).toFixed(1)} MB`;
}

/** Files to be fetched, each by its name. */
export function FileList({ files, className }: { files: readonly FileShown[]; className?: string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className={classes('mt-1 space-y-0.5 text-sm', className)}>
      {files.map(({ id, name, size, type, sha256 }) => (
        <li key={id} className="flex min-h-6 items-start gap-1.5">
          <Download size={14} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft" />
          <span className="min-w-0">
            <a
              href={fileHref(id)}
              download
              title={`SHA-256 ${sha256}`}
              className="text-accent underline decoration-1 underline-offset-2 wrap-anywhere hover:decoration-2"
            >
              {name}
            </a>{' '}
            <span className="text-xs whitespace-nowrap text-ink-soft">
              {FILE_TYPES[type].label}, {sizeOf(size)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
