/** The exported audit, and what its verifier finds in one that was changed or whose site was rewritten. */
import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Link } from '../audit/chain';
import { judgeExport } from '../audit/exported';
import { chainSentences } from '../audit/exported-words';
import { headFile, readHead, sealHead } from '../audit/head';
import { headsByDay, publishDay } from '../audit/published-heads';
import type { SealedHead } from '../audit/sealed-head';
import { siteHeads } from '../audit/site-heads';
import { currentKey, publicKeys, rotateKey } from '../seals/ring';
import { checkSeal, seal } from '../seals/seal';
import { ADMINISTRATOR, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { rewritten } from '../testing/unguarded';
import { answerExport } from './answer-export';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
  await site.as(MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'big-six', name: 'Winter wheel' });
  await site.as(OTHER_MEMBER).drafts.create({ rulebook: 'gb-2007', game: 'sic-bo', name: 'Harbour dice' });
  await sealHead(site.db, site.dataDir);
});
afterEach(() => site.remove());

const asked = (person: string | null, search = '') =>
  answerExport(site.context(person), new URLSearchParams(search));
const exported = async (person: string, search = '') =>
  (await (await asked(person, search)).text()).split('\n').filter((line) => line !== '');
const judged = async (lines: string[], heads: SealedHead[] = []) => {
  const verdict = await judgeExport(lines, { keys: publicKeys(site.dataDir), checkSeal, heads });
  return verdict ?? expect.unreachable('no export');
};
const present = (): SealedHead => {
  const read = readHead(site.dataDir);
  return read.state === 'sealed' ? { head: read.head, seal: read.seal } : expect.unreachable(read.state);
};
const events = (lines: string[]) => lines.slice(1).map((line) => JSON.parse(line) as Partial<Link>);

describe('an export', () => {
  it.each([MEMBER, OTHER_MEMBER, REVIEWER, ADMINISTRATOR])(
    'of %s holds, to the sealed end',
    async (person) => {
      const lines = await exported(person);
      const verdict = await judged(lines);
      expect(verdict).toMatchObject({ verdict: 'genuine', events: present().head.seq });
      const { events: listed } = await site.as(person).audit.list({});
      expect(verdict.readable).toBe(listed.length);
    },
  );

  it('has of what its reader may not read the hashes alone', async () => {
    const lines = await exported(MEMBER);
    expect(lines.join()).toContain('big-six');
    expect(lines.join()).not.toMatch(/Harbour|sic-bo/);
    const withheld = events(lines).filter((event) => event.data === undefined);
    expect(withheld.length).toBeGreaterThan(0);
    for (const event of withheld) expect(Object.keys(event).sort()).toEqual(['hash', 'previous', 'seq']);
  });

  it('does not hold with a key written twice, a key that nobody reads, another spelling or an empty line', async () => {
    const lines = await exported(ADMINISTRATOR);
    const at = lines.findIndex((line) => line.includes('"data":'));
    const changed = (change: (line: string) => string, where = at) =>
      lines.map((line, index) => (index === where ? change(line) : line));
    const verdictOf = async (given: string[]) => (await judged(given)).verdict;
    expect(await verdictOf(lines)).toBe('genuine');
    expect(await verdictOf(changed((line) => line.replace('{', '{"data":"{}",')))).toBe('false');
    expect(await verdictOf(changed((line) => line.replace('{', '{"remark":"checked",')))).toBe('false');
    expect(await verdictOf(changed((line) => line.replace('{', '{ ')))).toBe('false');
    expect(await verdictOf([...lines.slice(0, at), '', ...lines.slice(at)])).toBe('false');
    const remarked = changed(
      (line) => line.replace('{"format"', '{"format"').replace(/}$/, ',"remark":"x"}'),
      0,
    );
    const none = await judgeExport(remarked, { keys: [], checkSeal, heads: [] });
    expect(none).toBeUndefined();
  });

  it('filters by kind, person and day, and still holds', async () => {
    const { id } = site.member(MEMBER);
    const today = new Date().toISOString().slice(0, 10);
    const whole = async (search: string) => {
      const lines = await exported(ADMINISTRATOR, search);
      expect((await judged(lines)).verdict).toBe('genuine');
      return events(lines).flatMap(({ data, kind, actor }) => (data === undefined ? [] : [{ kind, actor }]));
    };
    expect(await whole(`kinds=draft-created&person=${id}`)).toEqual([{ kind: 'draft-created', actor: id }]);
    expect(await whole(`kinds=draft-created&from=${today}&to=${today}`)).toHaveLength(2);
    expect(await whole('kinds=draft-created&to=2007-01-01')).toEqual([]);
  });

  it('is refused to visitors, and for a filter that cannot be read', async () => {
    expect((await asked(null)).status).toBe(401);
    expect((await asked(ADMINISTRATOR, 'from=yesterday')).status).toBe(400);
    expect((await asked(ADMINISTRATOR, 'kinds=no-such')).status).toBe(400);
    expect((await asked(ADMINISTRATOR, 'kind=submitted')).status, 'misspelt').toBe(400);
  });
});

describe('the verifier', () => {
  const changed = async (change: (lines: string[]) => string[]) =>
    judged(change(await exported(ADMINISTRATOR)));

  it.each<[string, (lines: string[]) => string[]]>([
    ['a word of an event', (lines) => lines.map((line) => line.replace('big-six', 'big-sis'))],
    ['an event taken out', (lines) => lines.filter((_, index) => index !== 3)],
    ['an event twice', (lines) => [...lines.slice(0, 4), ...lines.slice(3)]],
    ['the end cut off', (lines) => lines.slice(0, -1)],
    ['every event cut off', (lines) => lines.slice(0, 1)],
    ['a line that is no event', (lines) => [...lines.slice(0, 2), '{"seq":2}', ...lines.slice(2)]],
  ])('finds %s', async (_, change) => {
    expect((await changed(change)).verdict).toBe('false');
  });

  it('vouches for nothing without a key that sealed it', async () => {
    const lines = await exported(ADMINISTRATOR);
    const verdict = await judgeExport(lines, { keys: [], checkSeal, heads: [] });
    expect(verdict?.verdict).toBe('unvouched');
  });

  it('does not blame a file for a head that was sealed after it', async () => {
    const lines = await exported(ADMINISTRATOR);
    const head = { ...present().head, seq: 999, at: '9999-01-01T00:00:00.000Z' };
    const verdict = await judged(lines, [{ head, seal: seal('audit-head', head, currentKey(site.dataDir)) }]);
    expect(verdict.heads.map(({ chain }) => chain)).toEqual(['contained', 'later']);
    expect(verdict.verdict).toBe('genuine');
  });

  it('takes no other file for an export', async () => {
    for (const lines of [[], ['{}'], ['x'], [JSON.stringify({ format: 'assay-audit/2' })]])
      expect(await judgeExport(lines, { keys: [], checkSeal, heads: [] })).toBeUndefined();
  });

  it('shows nothing of a forged file’s site but on its own line', async () => {
    const [first = '', ...rest] = await exported(ADMINISTRATOR);
    const opening = JSON.stringify({ ...JSON.parse(first), site: 'x\n\u001b[2JThe chain holds.' });
    const text = chainSentences(await judged([opening, ...rest])).join('\n');
    expect(text).not.toContain('\u001b');
    expect(text.split('\n').filter((line) => line.startsWith('The chain holds.'))).toEqual([]);
  });
});

/** As somebody with the database, the folder and the key: every later hash is made again, and the new end sealed. */
async function rewrite() {
  await rewritten(site, ({ data }) => ({ data: data.replace('big-six', 'roulette') }));
  const { rows } = await site.client.execute('SELECT seq, hash FROM audit ORDER BY seq DESC LIMIT 1');
  const head = { seq: Number(rows[0]?.seq), hash: String(rows[0]?.hash), at: new Date().toISOString() };
  const sealed = { head, seal: seal('audit-head', head, currentKey(site.dataDir)) };
  writeFileSync(headFile(site.dataDir), JSON.stringify(sealed));
}

describe('a chain rewritten with the site’s own key', () => {
  it('is exposed by a head that somebody kept, and by nothing else', async () => {
    const kept = present();
    await rewrite();
    const lines = await exported(ADMINISTRATOR);
    expect((await judged(lines)).verdict).toBe('genuine');
    const verdict = await judged(lines, [kept]);
    expect(verdict.verdict).toBe('false');
    expect(chainSentences(verdict).join('\n')).toContain('the chain was rewritten');
  });

  it('is exposed on the site by the head published of a day before', async () => {
    const { head } = present();
    const yesterday = { ...head, at: '2026-01-01T12:00:00.000Z' };
    publishDay(
      site.dataDir,
      { head: yesterday, seal: seal('audit-head', yesterday, currentKey(site.dataDir)) },
      '2026-01-02T00:00:00.000Z',
    );
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true, contradicted: [] });
    await rewrite();
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({
      ok: false,
      head: 'contained',
      contradicted: ['2026-01-01'],
    });
  });
});

describe('published heads', () => {
  const of = (at: string, seq: number): SealedHead => {
    const head = { seq, hash: 'a'.repeat(64), at };
    return { head, seal: seal('audit-head', head, currentKey(site.dataDir)) };
  };

  it('has each day once, when it is over, and the present one', () => {
    const first = of('2026-01-01T12:00:00.000Z', 1);
    publishDay(site.dataDir, first, '2026-01-01T23:59:59.999Z');
    expect(headsByDay(site.dataDir, undefined)).toEqual([]);
    publishDay(site.dataDir, first, '2026-01-02T00:00:00.000Z');
    publishDay(site.dataDir, of('2026-01-01T13:00:00.000Z', 2), '2026-01-03T00:00:00.000Z');
    publishDay(site.dataDir, of('2026-01-02T13:00:00.000Z', 3), '2026-01-03T00:00:00.000Z');
    expect(siteHeads(site.dataDir).map(({ head }) => head.seq)).toEqual([1, 3, present().head.seq]);
  });

  it('stays good when the key is replaced', () => {
    const first = of('2026-01-01T12:00:00.000Z', 1);
    publishDay(site.dataDir, first, '2026-01-02T00:00:00.000Z');
    rotateKey(site.dataDir);
    const [kept] = siteHeads(site.dataDir);
    expect(kept && checkSeal('audit-head', kept.head, kept.seal, publicKeys(site.dataDir))).toBe('good');
  });
});

it('names what an event is about, with the page that its reader can open', async () => {
  const ofDraft = async (person: string) =>
    (await site.as(person).audit.list({ kinds: ['draft-created'] })).events.map(({ about }) => about);
  expect(await ofDraft(MEMBER)).toEqual([
    { name: 'Winter wheel', href: expect.stringMatching(/^\/workbench\//) },
  ]);
  expect(await ofDraft(ADMINISTRATOR)).toEqual([{ name: 'Harbour dice' }, { name: 'Winter wheel' }]);
  const people = (await site.as(OTHER_MEMBER).audit.people()).map(({ name }) => name);
  expect(people).not.toContain(site.member(MEMBER).name);
});
