/** The papers of premises over HTTP: of what is in force there, to its operator alone. */
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MemberContext } from '../access/context';
import { paperStanding } from '../documents/premises-standing';
import { pressInThisThread } from '../documents/press';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { listHouses } from '../submissions/read/houses';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerHouse } from './answer-house';

vi.setConfig({ testTimeout: 120_000 });

let site: TestSite;
const press = pressInThisThread();
let approved: string;

const HOUSE = 'premises=Northgate+Casinos&rulebook=gb-2007';
const asked = (who: string | null, paper: string, search = HOUSE) =>
  answerHouse(site.context(who), { paper, search: new URLSearchParams(search) }, press);
const houses = (who: string, today?: string) =>
  listHouses(site.context(who) as MemberContext, today ? new Date(today) : undefined);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

async function submitted(): Promise<string> {
  const { id } = await frozenSubmission(site);
  await site.as(APPROVER).submissions.submit({ id, statement: 'As the rules say.', acknowledged: ALL_OPEN });
  return id;
}

async function decided(id: string, how: object): Promise<void> {
  const { revision } = await begunReview(site.as(REVIEWER), id);
  await site
    .as(REVIEWER)
    .reviews.decide({ acknowledged: ALL_OPEN, id, revision, reasons: 'As the rules ask.', ...how } as never);
}

beforeAll(async () => {
  site = await testSite();
  approved = await submitted();
}, 120_000);
afterAll(() => site.remove());

describe('the papers of premises', () => {
  it('are there once a game is approved, and only for its operator', async () => {
    expect(await houses(MEMBER)).toEqual([]);
    expect((await asked(MEMBER, 'leaflet.pdf')).status).toBe(404);
    await decided(approved, { kind: 'approve' });
    expect(await houses(MEMBER)).toMatchObject([
      { premises: 'Northgate Casinos', rulebook: 'gb-2007', games: [{ id: approved }] },
    ]);
    expect(await houses(OTHER_MEMBER)).toEqual([]);
    for (const who of [OTHER_MEMBER, REVIEWER]) expect((await asked(who, 'leaflet.pdf')).status).toBe(404);
    expect((await asked(null, 'leaflet.pdf')).status).toBe(401);
  });
  it('are a sealed leaflet, and a ZIP with it', async () => {
    const response = await asked(MEMBER, 'leaflet.pdf');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const trust = { keys: publicKeys(), checkSeal };
    expect(await paperStanding(await bytesOf(response), trust)).toMatchObject({
      ok: true,
      value: { verdict: 'genuine', premises: 'Northgate Casinos' },
    });
    const zip = await asked(MEMBER, 'papers.zip');
    expect(zip.headers.get('content-disposition')).toContain('attachment');
    expect(Object.keys(unzipSync(await bytesOf(zip)))).toContain('leaflet-of-premises.pdf');
  });
  it.each([
    ['other premises', 'leaflet.pdf', 'premises=Elsewhere&rulebook=gb-2007'],
    ['another rulebook', 'leaflet.pdf', 'premises=Northgate+Casinos&rulebook=co-rule-28'],
    ['no premises', 'leaflet.pdf', ''],
    ['another paper', 'dossier.pdf', HOUSE],
    ['a name every object has', 'toString', HOUSE],
  ])('are not found for %s', async (_, paper, search) => {
    expect((await asked(MEMBER, paper, search)).status).toBe(404);
  });
  it('have a game on trial on the days of its trial', async () => {
    const id = await submitted();
    await decided(id, { kind: 'approve-for-trial', trialFrom: '2027-03-01', trialTo: '2027-05-31' });
    const on = async (day: string) =>
      (await houses(MEMBER, day)).flatMap(({ games }) => games.map((game) => game.id));
    expect(await on('2027-02-28')).toEqual([approved]);
    expect(await on('2027-05-31')).toContain(id);
    expect(await on('2027-06-01')).toEqual([approved]);
  });
  it('leave out the version that a newer one in force takes the place of', async () => {
    const nora = site.as(MEMBER);
    const { draft } = await nora.submissions.reviseAsDraft({ id: approved });
    await nora.analyses.start({ draft, revision: 1, rounds: 1000 });
    await site.work();
    const { id } = await nora.submissions.freeze({ draft, revision: 1, acknowledged: ALL_OPEN });
    await site.as(APPROVER).submissions.submit({ id, statement: 'Again.', acknowledged: ALL_OPEN });
    const now = async () => (await houses(MEMBER)).flatMap(({ games }) => games.map((game) => game.id));
    expect(await now()).toEqual([approved]);
    await decided(id, { kind: 'approve' });
    expect(await now()).toEqual([id]);
  });
});
