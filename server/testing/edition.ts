/** A published edition, put where published editions are kept: for tests of what reads them. */
import { editionUnder } from '@/rulebooks/editions/difference';
import { editionText } from '@/rulebooks/editions/edition-text';
import { canonicalJson } from '@/simulations/exact/canonical';
import { publishedEdition } from '../db/schema';
import { sealedEdition, sha256 } from '../rulebooks/edition-seal';
import { shelfOf } from '../rulebooks/shelf';
import { REVIEWER, type TestSite } from './site';

/** The least that roulette's straight up may pay: 35 to 1 in the program's edition. */
export const STRAIGHT_UP = ['games', 'roulette', 'wagers', 'straight-up', 'minimum', 'win'];

export const changing = (was: string, becomes: string, at = STRAIGHT_UP) => ({
  at,
  was,
  becomes,
  because: 'For a test.',
});

export async function putEdition(
  site: TestSite,
  { validFrom, changes }: { validFrom: string; changes: ReturnType<typeof changing>[] },
): Promise<string> {
  const editions = (await shelfOf(site.db)).editions('gb-2007');
  const last = editions.ok ? editions.value.at(-1) : undefined;
  if (!last) throw new Error('no edition to change');
  const difference = { of: 'gb-2007', edition: `Edition of ${validFrom}`, validFrom, changes };
  const made = editionUnder(last.book, difference);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const content = editionText({ ...made.value, status: 'in-force' });
  const hash = sha256(content);
  const { id, organisation } = site.member(REVIEWER);
  const row = {
    content,
    hash,
    rulebook: 'gb-2007',
    edition: difference.edition,
    validFrom,
    previous: last.hash,
    difference: canonicalJson(difference),
    organisationId: organisation.id,
    publishedBy: id,
    publishedAt: new Date().toISOString(),
    proposedBy: null,
    draft: 'none',
  };
  const sealed = await sealedEdition(site.db, row, organisation.name);
  if (!sealed.ok) throw new Error(sealed.problems[0]?.message);
  await site.db.insert(publishedEdition).values({ ...row, sealed: sealed.value });
  return hash;
}
