/** What the organisation uploaded under a hash, which a variant names. */
import type { MemberContext } from '../access/context';
import { type FileShown, fileShown } from '../vocabulary/attachment';
import { withHashes } from './queries';

export async function ownFileNamed(
  { db, member }: MemberContext,
  hash: string,
): Promise<{ file?: FileShown }> {
  const [row] = await withHashes(db, member.organisation.id, [hash]);
  return row ? { file: fileShown(row) } : {};
}
