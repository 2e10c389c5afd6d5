/** The database as someone with write access to its file changes it, for tests of what is noticed. */

import { hashOf, type Link } from '../audit/chain';
import { expectedTriggers } from '../db/protection';
import type { TestSite } from './site';

/** With every trigger out of the way, and back in place afterwards. */
export async function unguarded(site: TestSite, statements: string) {
  const triggers = expectedTriggers();
  const drop = [...triggers.keys()].map((name) => `DROP TRIGGER ${name};`).join('');
  const create = [...triggers.values()].map((statement) => `${statement};`).join('');
  await site.client.executeMultiple(
    `PRAGMA foreign_keys = OFF; BEGIN; ${drop} ${statements}; ${create} COMMIT;`,
  );
}

async function linksOf(site: TestSite): Promise<Link[]> {
  const { rows } = await site.client.execute('SELECT * FROM audit ORDER BY seq');
  return rows.map((row) => ({
    seq: Number(row.seq),
    at: String(row.at),
    actor: String(row.actor),
    actorName: String(row.actor_name),
    organisationId: row.organisation_id as string | null,
    organisationName: row.organisation_name as string | null,
    kind: row.kind as Link['kind'],
    subject: String(row.subject),
    data: String(row.data),
    previous: String(row.previous),
    hash: String(row.hash),
  }));
}

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** The chain with other contents, in which every hash holds. */
export async function rewritten(site: TestSite, change: (link: Link) => Partial<Link>) {
  let previous = '';
  const statements = (await linksOf(site)).map((was) => {
    const { hash: _, ...link } = { ...was, ...change(was), previous };
    const hash = hashOf(link);
    const values = `at = ${text(link.at)}, data = ${text(link.data)}, previous = '${previous}', hash = '${hash}'`;
    previous = hash;
    return `UPDATE audit SET ${values} WHERE seq = ${link.seq}`;
  });
  await unguarded(site, statements.join(';\n'));
}
