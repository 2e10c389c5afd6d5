/** The papers of a settlement that was kept: sealed, signed, and judged by `verify` from the file alone. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { settledMeeting as subjectOf } from '../documents/content/settlement/kept';
import { anyStanding } from '../documents/filed-standing';
import { makeSettlementReport } from '../documents/make-settlement';
import { readAttachment } from '../documents/pdf/attachment';
import { pressInThisThread } from '../documents/press';
import { saidOfPaper } from '../documents/verdict-words';
import { checkSealInBrowser } from '../seals/check-in-browser';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { settledMeeting } from '../testing/race-meeting';
import {
  ADMINISTRATOR,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerMeetingFile } from './answer-file';

let before: TestSite;
let id: string;
let site: TestSite;
beforeAll(async () => {
  before = await testSite();
  id = await settledMeeting(before, MEMBER);
});
afterAll(() => before.remove());
beforeEach(async () => {
  site = await testSite(before);
});
afterEach(() => site.remove());

const answered = (file: string, number: number, person = MEMBER) =>
  answerMeetingFile(
    site.context(person),
    { id, file, search: new URLSearchParams({ settlement: String(number) }) },
    pressInThisThread(),
  );

const paper = async (file: string, number = 1, person = MEMBER): Promise<Uint8Array> =>
  new Uint8Array(await (await answered(file, number, person)).arrayBuffer());

async function judged(bytes: Uint8Array, keys = publicKeys(), check = checkSeal) {
  const read = await anyStanding(bytes, { keys, checkSeal: check });
  if (!read.ok) return { verdict: 'unreadable', said: read.because };
  const { head, failures, others } = saidOfPaper(read.value);
  return { verdict: read.value.verdict, said: [head, ...failures, ...others].join('\n') };
}

/** One bit of what its pages draw. */
function bent(bytes: Uint8Array): Uint8Array {
  const at = Buffer.from(bytes).indexOf('stream') + 20;
  return Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
}

async function amend(): Promise<void> {
  const on = site.as(MEMBER).meetings;
  const revision = async () => (await on.get({ id })).now?.revision ?? 0;
  const result = { race: 1, places: [7, 4, 9, 1] };
  await on.saveResult({ id, revision: await revision(), race: 1, result });
  await on.settle({ id, revision: await revision(), why: 'Objection upheld' });
}

it.each(['report.pdf', 'statement.pdf'])(
  '%s says who settled which meeting, and that no byte was changed',
  async (file) => {
    const bytes = await paper(file);
    const known = await judged(bytes);
    expect(known.verdict).toBe('genuine');
    expect(known.said).toContain('GENUINE. It was issued as it is here, and the seals hold.');
    expect(known.said).toContain(
      'Settlement 1 of “Wednesday night”, “Happy Valley”, 2026-11-25: settled by “Nora Ellis”, “Northgate Casinos”,',
    );
    expect(known.said).toContain('No later settlement had replaced it when this was made.');
    expect(await judged(bytes, publicKeys(), checkSealInBrowser)).toEqual(known);
    expect((await judged(bytes, [])).verdict).toBe('unvouched');
    expect((await judged(bent(bytes))).verdict).toBe('false');
    expect(await paper(file, 1, REVIEWER)).toEqual(bytes);
  },
);

it('says of an older settlement which one replaced it; a paper from before stays as it was', async () => {
  const early = await paper('statement.pdf');
  await amend();
  const late = await judged(await paper('statement.pdf'));
  expect(late.verdict).toBe('genuine');
  expect(late.said).toContain('Replaced by settlement 2 at ');
  const now = await judged(await paper('statement.pdf', 2));
  expect(now.said).toContain('It amends the settlement before it: “Objection upheld”.');
  expect(now.said).not.toContain('Replaced by');
  expect((await judged(early)).verdict).toBe('genuine');
  const ruth = site.as(REVIEWER).meetings;
  expect(await ruth.replaced({ id, number: 1 })).toMatchObject({ replaced: { by: 2 } });
  expect(await ruth.replaced({ id, number: 2 })).toEqual({ replaced: null });
  expect(await refusedWith(ruth.replaced({ id, number: 3 }))).toEqual(['not-found']);
});

it('a report names what its record has the hash of', async () => {
  const data = readAttachment(await paper('report.pdf'), 'settlement.json');
  const kept = await (await answered('settlement.json', 1)).text();
  expect(data.ok && Buffer.from(data.value).toString()).toBe(kept);
});

it('a paper of another settlement under the same record is false', async () => {
  const { rows } = await site.client.execute('SELECT data, sealed FROM meeting_settlement');
  const [row] = rows;
  const said = { reference: 'Wednesday, settlement 1', status: 'Settled', dated: '2026-11-25T20:00:00.000Z' };
  const data = String(row?.data).replace('4150', '9950');
  const settlement = JSON.parse(String(row?.sealed));
  const forged = await judged(await makeSettlementReport(subjectOf({ data, ...said }), { settlement }));
  expect(forged.verdict).toBe('false');
  expect(forged.said).toContain('The attached settlement is not the one that was sealed.');
});

it('a working copy stays one, and the papers of others do not exist', async () => {
  const { rows } = await site.client.execute('SELECT data FROM meeting_settlement');
  const said = { reference: 'x', status: 'Settled', dated: '2026-11-25T20:00:00.000Z' };
  const copy = await makeSettlementReport(subjectOf({ data: String(rows[0]?.data), ...said }));
  expect(await judged(copy)).toEqual({
    verdict: 'unreadable',
    said: 'it carries no seal: it is a working copy, or Assay did not make it',
  });
  expect((await answered('report.pdf', 1, OTHER_MEMBER)).status).toBe(404);
});

it('a seal that does not fit makes no paper, and the audit names the settlement', async () => {
  await site.client.execute('DROP TRIGGER meeting_settlement_never_updated');
  await site.client.execute(`UPDATE meeting_settlement SET sealed = replace(sealed, 'Nora', 'Dora')`);
  expect(await (await answered('report.pdf', 1)).text()).toContain('This settlement is not as it was made');
  const { records } = await site.as(ADMINISTRATOR).audit.verify();
  expect(JSON.stringify(records)).toContain('settlement 1');
  await site.client.execute('UPDATE meeting_settlement SET sealed = NULL');
  expect(JSON.stringify((await site.as(ADMINISTRATOR).audit.verify()).records)).toContain('settlement 1');
});

it.each([
  ['that cannot be read', `sealed = '{'`],
  ['over another reason', `why = 'Objection overruled'`],
  ['of another time', `at = '2026-11-25T20:00:00.000Z'`],
])('a seal %s makes no paper', async (_, change) => {
  await site.client.execute('DROP TRIGGER meeting_settlement_never_updated');
  await site.client.execute(`UPDATE meeting_settlement SET ${change}`);
  expect(await (await answered('report.pdf', 1)).text()).toContain('This settlement is not as it was made');
});
