/** A whole rulebook as the file of a draft edition, over HTTP: what it is read as, and for whom. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionText } from '@/rulebooks/editions/edition-text';
import { rulebookOf } from '@/rulebooks/registry';
import type { RulebookId } from '@/rulebooks/spelling/ids';
import { changing, putEdition, STRAIGHT_UP } from '../testing/edition';
import { ADMINISTRATOR, APPROVER, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerDraftFile, answerRulebookFile } from './answer-file';

let site: TestSite;
let id: string;
const ruth = () => site.as(REVIEWER).editions;
beforeAll(async () => {
  site = await testSite();
  ({ id } = await ruth().create({ rulebook: 'gb-2007', name: 'Higher wheel' }));
});
afterAll(() => site.remove());

const sent = async (text: string, { who = REVIEWER as string | null, to = id } = {}) => {
  const headers = { 'content-length': String(Buffer.byteLength(text)), 'sec-fetch-site': 'same-origin' };
  const request = new Request('https://assay.example/api/draft-editions/x', {
    method: 'POST',
    body: text,
    headers,
  });
  const answer = await answerDraftFile(async () => site.context(who), request, to);
  const said = (await answer.json()) as {
    text?: string;
    problems?: { message: string }[];
    error?: { message: string };
  };
  return {
    status: answer.status,
    text: said.text ?? '',
    problems: said.problems?.map(({ message }) => message),
    said,
  };
};
const taken = async (who: string | null = REVIEWER, of = id) => answerRulebookFile(site.context(who), of);
const programs = (of: RulebookId): string => {
  const book = rulebookOf(of);
  return book.ok ? editionText(book.value) : expect.unreachable();
};
const AT = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];
const withPay = (text: string, pay: string): string => {
  const file = JSON.parse(text);
  const named = (list: { id: string }[], name: string) => list.find((each) => each.id === name) as never;
  const game: { wagers: { id: string }[] } = named(file.games, 'big-six');
  const wager: { minimum: { win: string } } = named(game.wagers, 'symbol-a');
  wager.minimum.win = pay;
  return JSON.stringify(file);
};

describe('a whole rulebook as a file', () => {
  it('becomes the same text as the change by hand, and is kept by nobody before it is saved', async () => {
    const before = await ruth().get({ id });
    const { status, text } = await sent(withPay(programs('gb-2007'), '52 to 1'));
    expect(status).toBe(200);
    expect(await ruth().get({ id })).toEqual(before);
    const { validFrom } = before.read ?? JSON.parse(before.text);
    expect(JSON.parse(text)).toMatchObject({ of: 'gb-2007', validFrom, changes: [{ at: AT }] });
    await ruth().save({ id, revision: before.revision, name: 'Higher wheel', text });
    const saved = await ruth().get({ id });
    expect(saved.problems).toEqual([]);
    expect(saved.read?.changes).toMatchObject([{ at: AT, was: '50 to 1', becomes: '52 to 1' }]);
    const byHand = {
      at: AT,
      was: '50 to 1',
      becomes: '52 to 1',
      because: 'As the uploaded rulebook has it.',
    };
    const other = await ruth().create({
      rulebook: 'gb-2007',
      name: 'By hand',
      text: JSON.stringify({ ...JSON.parse(text), changes: [byHand] }),
    });
    expect((await ruth().get({ id: other.id })).read).toEqual(saved.read);
  });

  it('is offered as rulebook.json, which changes nothing when it is sent back', async () => {
    const offered = await taken();
    expect(offered.headers.get('content-disposition')).toBe('attachment; filename="rulebook.json"');
    const { status, problems } = await sent(await offered.text());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(problems).toEqual(['The file changes nothing: it says what August 2007 says.']);
  });

  it('is compared with the edition that was published last', async () => {
    const own = await testSite(site);
    await putEdition(own, { validFrom: '2098-06-01', changes: [changing('35 to 1', '34 to 1')] });
    const file = await (await answerRulebookFile(own.context(REVIEWER), id)).text();
    const request = (text: string) =>
      new Request('https://assay.example/', {
        method: 'POST',
        body: text,
        headers: { 'content-length': '1', 'sec-fetch-site': 'same-origin' },
      });
    const changed = file
      .replace('"edition": "Edition of 2098-06-01"', '"edition": "After it"')
      .replace('"validFrom": "2098-06-01"', '"validFrom": "2098-07-01"')
      .replace('34 to 1', '33 to 1');
    const answer = await answerDraftFile(async () => own.context(REVIEWER), request(changed), id);
    expect(JSON.parse(((await answer.json()) as { text: string }).text)).toMatchObject({
      edition: 'After it',
      changes: [{ at: STRAIGHT_UP, was: '34 to 1', becomes: '33 to 1' }],
    });
    own.remove();
  });

  it('is refused with a sentence for each fault, and for another jurisdiction', async () => {
    const faulty = withPay(programs('gb-2007').replace('"kind":"computed"', '"kind":"guessed"'), 'fifty');
    const { status, problems = [] } = await sent(faulty);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(problems.length).toBeGreaterThanOrEqual(2);
    for (const sentence of problems)
      expect(sentence).toMatch(/^The rulebook cannot be read at .+, field .+: .+\.$/);
    const other = await sent(programs('co-rule-28'));
    expect(other.problems).toEqual([
      expect.stringMatching(/and this draft is of .*\. Take a file of that one\.$/),
    ]);
  });

  it('of California, the largest, is read', async () => {
    const { id: california } = await ruth().create({ rulebook: 'ca-hawaiian-gardens', name: 'Large' });
    const offered = await (await taken(REVIEWER, california)).text();
    expect((await sent(offered, { to: california })).problems).toEqual([
      expect.stringMatching(/^The file changes nothing/),
    ]);
    expect((await sent('x'.repeat(4_000_001))).said.error?.message).toContain('larger than 4 MB');
  });

  it('that was cut off before its games says so, as does every JSON file that was', async () => {
    const lines = JSON.stringify(JSON.parse(programs('gb-2007')), null, 2).split('\n');
    const says = (line: number) => [
      `The file is not whole: it ends on line ${line}, in the middle. Take the whole one.`,
    ];
    expect((await sent(lines.slice(0, 12).join('\n'))).problems).toEqual(says(12));
    expect((await sent('{"of": "gb-2007",\n"chang')).problems).toEqual(says(2));
    expect((await sent('')).problems).toEqual(['The file is empty. Take another one.']);
  });

  it('leaves every other text as it is', async () => {
    for (const text of [
      'not yet',
      '{"of": "gb-2007" "changes": []}',
      JSON.stringify({ of: 'gb-2007', changes: [] }),
    ])
      expect(await sent(text)).toMatchObject({ status: 200, text });
  });

  it('is of the reviewers of its authority alone', async () => {
    const text = programs('gb-2007');
    for (const who of [MEMBER, APPROVER, ADMINISTRATOR]) {
      expect((await sent(text, { who })).status).toBe(403);
      expect((await taken(who)).status).toBe(403);
    }
    expect((await sent(text, { who: null })).status).toBe(401);
    expect((await taken(null)).status).toBe(401);
    expect((await sent(text, { to: 'none' })).status).toBe(404);
    const member = site.member(REVIEWER);
    const elsewhere = { ...member, organisation: { ...member.organisation, id: 'x' } };
    expect((await answerRulebookFile({ ...site.context(REVIEWER), member: elsewhere }, id)).status).toBe(404);
  });
});
