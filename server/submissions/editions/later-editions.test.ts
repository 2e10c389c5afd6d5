import { afterAll, beforeAll, expect, it } from 'vitest';
import { changing, putEdition } from '../../testing/edition';
import { frozenSubmission, type TestSite, testSite } from '../../testing/site';
import { type SubmissionRow, submissionById } from '../stored/queries';
import { laterEditions } from './later-editions';

const FIRST = '2098-03-01';
const SECOND = '2099-01-01';

let site: TestSite;
let row: SubmissionRow;
beforeAll(async () => {
  site = await testSite();
  const { id } = await frozenSubmission(site, 'roulette');
  const stored = await submissionById(site.db, id);
  if (!stored) throw new Error('nothing was frozen');
  row = stored;
  const wheel = ['games', 'roulette', 'options', 'wheel', 'label'];
  await putEdition(site, { validFrom: FIRST, changes: [changing('Wheel', 'Wheel, as drawn', wheel)] });
  await putEdition(site, { validFrom: SECOND, changes: [changing('35 to 1', '36 to 1')] });
});
afterAll(() => site.remove());

const told = async (today: string) =>
  (await laterEditions(site.db, row, today)).map(({ validFrom, begun, effect }) => ({
    validFrom,
    begun,
    again: effect.analyseAgain,
    breaches: effect.effects.some(({ kind }) => kind === 'newly-breaches'),
  }));

it('tells of every edition to come', async () => {
  expect(await told('2098-01-01')).toEqual([
    { validFrom: FIRST, begun: false, again: true, breaches: false },
    { validFrom: SECOND, begun: false, again: true, breaches: true },
  ]);
});

it('tells of the one that has begun with all that changed since the version was frozen', async () => {
  expect(await told(SECOND)).toEqual([{ validFrom: SECOND, begun: true, again: true, breaches: true }]);
});
