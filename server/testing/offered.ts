/** A site where Northgate's Big Six is approved, for tests of what is offered without an approval: made once for a file, and copied for each test. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { createCaller } from '../api/api';
import { approvedGame, changedVersion, facts } from './for-a-time';
import { APPROVER, type Caller, type TestSite, testSite } from './site';

export const BEFORE = '2098-01-20';
export const DURING = '2098-02-03';
export const AFTER = '2098-02-08';
export const STATEMENT = 'A promotion for the Winter Fair.';
export const LIMITS = { currency: 'GBP', groups: [{ group: 'all' as const, minimum: 500, maximum: 50_000 }] };

export const paying =
  (pay: string) =>
  (variant: Variant): Variant => ({
    ...facts(variant, {}),
    wagers: { ...variant.wagers, 'symbol-c': { payTable: 'minimum', pays: { win: pay } } },
  });

export function offeredSite() {
  let template: TestSite;
  let site: TestSite;
  let approved: string;
  beforeAll(async () => {
    template = await testSite();
    approved = await approvedGame(template);
  }, 60_000);
  afterAll(() => template.remove());
  beforeEach(async () => {
    site = await testSite(template);
  });
  afterEach(() => site.remove());
  const on = (person: string | null, day: string): Caller =>
    createCaller({ ...site.context(person), now: () => new Date(`${day}T12:00:00Z`) });
  return {
    get site() {
      return site;
    },
    get approved() {
      return approved;
    },
    on,
    /** Of the approved game. */
    frozen: (change: (variant: Variant) => Variant, of = approved): Promise<string> =>
      changedVersion(site, of, change),
    notify: (submission: string, day = BEFORE, person = APPROVER) =>
      on(person, day).variations.notify({ submission, revision: 1, statement: STATEMENT }),
  };
}
