import { identityOf } from '@/rulebooks/registry';
import { dayIn } from '@/rulebooks/zones';
import { environment } from '@/server/environment/environment';
import type { PublicRecord } from '@/server/record/shapes';
import { SignAtTable } from '../../sign-at-table';
import { RecordView } from './record-view';

/** A record, with the title of its rulebook and the address of this site. */
export function RecordOf({ record }: { record: PublicRecord }) {
  return (
    <RecordView
      record={record}
      rulebook={identityOf(record.rulebook)?.title ?? record.rulebook}
      today={dayIn(record.rulebook, new Date())}
      site={environment().publicUrl}
      atTable={(playable) => (
        <SignAtTable reference={record.reference} version={record.version} playable={playable} />
      )}
    />
  );
}
