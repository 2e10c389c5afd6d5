import { FileList } from '@/app/components/file-list';
import { Panel } from '@/app/components/panel';
import type { FileAttached } from '@/server/vocabulary/attachment';

/** What the operator says of the version, before anything the site found. */
export function Statement({ text, files }: { text: string; files: FileAttached[] }) {
  return (
    <div className="mb-6">
      <Panel title="Statement">
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
        <FileList files={files.filter(({ part }) => part === 'statement')} />
      </Panel>
    </div>
  );
}
