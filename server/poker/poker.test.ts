import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Press, pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { MEMBER, refusedWith, type TestSite, testSite } from '../testing/site';
import { answerRuleSheet } from './answer-rule-sheet';

let site: TestSite;
let press: Press;
beforeAll(async () => {
  site = await testSite();
  press = pressInThisThread();
});
afterAll(async () => {
  await press.close();
  await site.close();
});

const BINDER = 'ca-hawaiian-gardens';
const sheet = (game: string, person: string | null = MEMBER, rulebook = BINDER) =>
  answerRuleSheet(site.context(person), { rulebook, game }, press);

it('lists every poker game with its code and what the pot is divided into', async () => {
  const games = await site.as(MEMBER).poker.games({ rulebook: BINDER });
  expect(games.find(({ id }) => id === 'omaha-high-low')).toMatchObject({
    codes: ['GEGA-002303'],
    parts: ['High', 'Low'],
    lines: [1219, 1263],
  });
  const { poker } = await site.as(MEMBER).rulebooks.get({ id: BINDER });
  expect(games).toHaveLength(poker);
  expect((await site.as(MEMBER).rulebooks.get({ id: 'gb-2007' })).poker).toBe(0);
});

it('shows of a game what its paper says, and the paper is for whoever is signed in', async () => {
  const { label, blocks } = await site.as(MEMBER).poker.game({ rulebook: BINDER, game: 'badugi' });
  expect([label, blocks[0]?.kind]).toEqual(['Badugi', 'facts']);
  const made = await sheet('badugi');
  expect([made.status, made.headers.get('content-disposition')]).toEqual([
    200,
    'inline; filename="rules-badugi.pdf"',
  ]);
  expect(pdfWords(Buffer.from(await made.arrayBuffer()))).toContain('GEGA-001474');
  expect((await sheet('badugi', null)).status).toBe(401);
});

it('knows no other game, and no rulebook without poker', async () => {
  for (const answer of [sheet('whist'), sheet('razz', MEMBER, 'gb-2007'), sheet('x'.repeat(200))])
    expect((await answer).status).toBe(404);
  const notFound = ['not-found'];
  expect(await refusedWith(site.as(MEMBER).poker.game({ rulebook: BINDER, game: 'whist' }))).toEqual(
    notFound,
  );
  expect(await refusedWith(site.as(MEMBER).poker.games({ rulebook: 'gb-2007' }))).toEqual(notFound);
});
