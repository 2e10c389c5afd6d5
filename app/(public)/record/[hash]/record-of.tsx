import { TRPCError } from '@trpc/server';
import { api } from '@/app/trpc/server';
import { identityOf } from '@/rulebooks/registry';
import { dayIn } from '@/rulebooks/zones';
import { environment } from '@/server/environment/environment';
import type { PublicRecord } from '@/server/record/shapes';
import { type Belonging, SignAtTable } from '../../sign-at-table';
import { type Joining, RecordView } from './record-view';

/** For the staff of its operator and for its regulator; for anyone else there are no tables. */
async function belongingOf({ reference, version }: PublicRecord): Promise<Belonging> {
  const server = await api();
  if (!(await server.accounts.me())) return undefined;
  try {
    return await server.tables.withSign({ reference, version });
  } catch (error) {
    // Whatever it is, the public record is there for its readers.
    if (error instanceof TRPCError) return undefined;
    throw error;
  }
}

/** To whom its trial is offered: whoever the procedure would refuse is not asked to join. */
async function joiningOf({ reference, openTo }: PublicRecord): Promise<Joining | undefined> {
  if (!openTo) return undefined;
  const server = await api();
  if (!(await server.accounts.me())) return 'signed-out';
  try {
    await server.submissions.mayJoin({ reference });
    return 'offered';
  } catch (error) {
    if (error instanceof TRPCError) return undefined;
    throw error;
  }
}

/** A record, with the title of its rulebook and the address of this site. */
export async function RecordOf({ record }: { record: PublicRecord }) {
  const belonging = await belongingOf(record);
  const joining = await joiningOf(record);
  return (
    <RecordView
      record={record}
      rulebook={identityOf(record.rulebook)?.title ?? record.rulebook}
      today={dayIn(record.rulebook, new Date())}
      site={environment().publicUrl}
      joining={joining}
      atTable={(playable) => (
        <SignAtTable
          reference={record.reference}
          version={record.version}
          playable={playable}
          belonging={belonging}
        />
      )}
    />
  );
}
