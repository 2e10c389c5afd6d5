/** A variation in the database. */
import { describe, expect, it } from 'vitest';
import { temporarily } from '../../testing/for-a-time';
import { BEFORE, DURING, offeredSite } from '../../testing/offered';
import { ADMINISTRATOR, MEMBER, REVIEWER } from '../../testing/site';
import { unguarded } from '../../testing/unguarded';

const given = offeredSite();
const { on, frozen, notify } = given;

describe('a variation in the database', () => {
  it('is never edited, whatever the authority said, and a row that no event tells of counts for nothing', async () => {
    const version = await frozen(temporarily());
    const { id } = await notify(version);
    await on(REVIEWER, BEFORE).variations.callSignificant({ id, revision: 1, text: 'A new feature.' });
    for (const change of [
      `UPDATE variation SET statement = 'x'`,
      `UPDATE variation SET "to" = '2099-01-01'`,
      `UPDATE variation SET state = 'notified'`,
      `DELETE FROM variation`,
      `UPDATE variation_step SET text = 'x'`,
    ])
      await expect(given.site.client.execute(change)).rejects.toThrow();
    await unguarded(given.site, `UPDATE variation SET state = 'noted'`);
    expect((await given.site.as(ADMINISTRATOR).audit.verify()).records).toEqual([
      { reference: 'V-PHJB-0001', part: 'state' },
    ]);
    expect((await on(null, DURING).record.register({})).entries[0]?.running).toEqual([]);
    await unguarded(given.site, `UPDATE variation_step SET text = 'x'`);
    expect((await on(MEMBER, DURING).variations.get({ id })).steps[0]?.seal).toBe('broken');
  });
});
