/** For tests: a version frozen by an earlier program, which stored what this one would not, and whose event says so. */
import { eq } from 'drizzle-orm';
import { submission } from '../db/schema/index';
import { identityOf, sha256 } from '../submissions/sealed/parts';
import type { TestSite } from './site';
import { rewritten, unguarded } from './unguarded';

/** `change` is SQL that sets columns of the version's row. */
export async function frozenAs(site: TestSite, id: string, change: string): Promise<void> {
  await unguarded(site, `UPDATE submission SET ${change} WHERE id = '${id}'`);
  const [row] = await site.db.select().from(submission).where(eq(submission.id, id));
  if (!row) throw new Error(`there is no submission ${id}`);
  const hash = sha256(row.variant);
  await unguarded(site, `UPDATE submission SET hash = '${hash}' WHERE id = '${id}'`);
  await rewritten(site, ({ kind, subject, data }) =>
    kind === 'submission-frozen' && subject === `submission:${id}`
      ? { data: JSON.stringify({ ...JSON.parse(data), ...identityOf(row), hash }) }
      : {},
  );
}
