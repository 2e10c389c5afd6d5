import { describe, expect, it, vi } from 'vitest';
import { everySubject, GAMES } from '../testing/every-subject';
import { plainText } from './content/plain-text';
import { sign } from './content/sign';
import { setSheet, timesA4 } from './layout/sheets';
import { signPlan } from './sign-plan';
import { capitalsAt, easilyReadFrom, laidOutSign, legibleScale, readFrom } from './sign-sheets';
import { manyWagers } from './testing/many-wagers';
import { SUBJECT } from './testing/subject';

vi.setConfig({ testTimeout: 60_000 });

const A4 = { paper: 'A4', orientation: 'portrait' } as const;
const FREE = manyWagers(70, false);
const ASKED = manyWagers(70, true);

describe('what can be read', () => {
  it('is from 350 times the height of a capital at most, with ease from 200: two metres on A4, less on A5', () => {
    expect(readFrom(40 / 7)).toBeCloseTo(2, 10);
    expect(easilyReadFrom(10)).toBeCloseTo(2, 10);
    expect(readFrom(capitalsAt(legibleScale('A4')))).toBeGreaterThanOrEqual(2);
    expect(readFrom(capitalsAt(legibleScale('A4') - 0.01))).toBeLessThan(2);
    expect(readFrom(capitalsAt(legibleScale('A5')))).toBeGreaterThanOrEqual(1.4);
    expect(legibleScale('A1')).toBe(legibleScale('A4'));
  });
  it('grows with the sheet, which the offers rely on', () => {
    const { paper } = sign(ASKED);
    for (const orientation of ['portrait', 'landscape'] as const) {
      const small = setSheet(paper, 'A4', orientation).scale;
      const large = setSheet(paper, 'A2', orientation).scale;
      expect(Math.abs(large - small * timesA4('A2'))).toBeLessThan(0.03);
    }
  });
});

describe('a sign requested without a sheet', () => {
  it('is one sheet where every wager can be read on it', () => {
    expect(laidOutSign(SUBJECT, A4)).toMatchObject({ layout: 'one', sheets: [{}] });
  });
  it('leaves wagers to the leaflet only on request, and then mentions no pays', () => {
    expect(laidOutSign(FREE, A4).layout).toBe('several');
    const brief = laidOutSign(FREE, { ...A4, layout: 'brief' });
    expect(brief).toMatchObject({ layout: 'brief', sheets: [{}] });
    expect(plainText(brief.sheets[0]?.sign.paper ?? sign(FREE).paper)).not.toMatch(
      /on top of|are for|rounded up/,
    );
    expect(plainText(brief.sheets[0]?.sign.paper ?? sign(FREE).paper)).toContain('The leaflet has');
    expect(laidOutSign(ASKED, A4).layout).toBe('several');
  });
  it('is the sheet requested where there is one', () => {
    expect(laidOutSign(ASKED, { ...A4, layout: 'one' })).toMatchObject({ layout: 'one', sheets: [{}] });
    expect(laidOutSign(FREE, { ...A4, layout: 'several' }).sheets.length).toBeGreaterThan(1);
  });
});

const rowsOn = ({ sign: made }: ReturnType<typeof laidOutSign>['sheets'][number]) =>
  made.paper.blocks.flatMap((block) =>
    block.kind === 'board' ? block.parts.flatMap(({ lists }) => lists.flatMap(({ rows }) => rows)) : [],
  );

/** Capital height, in millimetres, of everything on the sheet that is read. */
const heights = ({ set }: ReturnType<typeof laidOutSign>['sheets'][number]): number[] =>
  set.drawing.pages.flatMap(({ pieces }) =>
    pieces.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.draw === 'text' ? [(mark.size * 0.727 * 25.4) / 72] : [])),
    ),
  );

describe('several sheets', () => {
  const { sheets } = laidOutSign(ASKED, A4);
  const texts = sheets.map((sheet) => plainText(sheet.sign.paper));

  it('hold each wager once, in letters that can be read, all of one size', () => {
    expect(sheets.length).toBeGreaterThan(1);
    const rows = sheets.flatMap((sheet) => rowsOn(sheet).map(({ label }) => label));
    expect(rows).toEqual(Array.from({ length: 70 }, (_, index) => `Wager ${index + 1}`));
    for (const each of sheets) expect(Math.min(...heights(each))).toBeGreaterThanOrEqual(2000 / 350);
    expect(new Set(sheets.map((each) => Math.min(...heights(each)).toFixed(6))).size).toBe(1);
  });
  it('each carry the limits; what is said of the table is on the first, of a wager beside it', () => {
    for (const text of texts) expect(text).toContain('Minimum\u00a0£5');
    for (const line of ['Players may ask for the rules.', 'Wager 1 is new.'])
      expect(texts.map((text) => text.includes(line))).toEqual(texts.map((_, index) => index === 0));
  });
  it('have no hash, address, page number or word of another sheet on their face', () => {
    const said = sheets.map(({ set }) =>
      set.drawing.pages
        .flatMap(({ pieces }) =>
          pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text] : []))),
        )
        .join(' '),
    );
    for (const text of said) {
      expect(text).not.toMatch(/https?:|Hash|Page |c0ffee|T-0001|[Ss]heet/);
    }
  });
});

describe('several sheets of which one wager fills a sheet by itself', () => {
  /** A wager of thirty rows among short ones: it cannot be read on A4 from two metres. */
  const { analysis, ...rest } = manyWagers(24, true);
  const long = analysis.wagers.map((result, index) => {
    const win = result.events.find(({ id }) => id === 'win');
    if (index !== 20 || !win) return result;
    const rows = Array.from({ length: 30 }, (_, row) => ({
      ...win,
      id: `row-${row}`,
      label: `Row ${row + 1}`,
      pays: `${row + 2} to 1`,
    }));
    return { ...result, events: [...rows, ...result.events.filter(({ id }) => id !== 'win')] };
  });
  const subject = { ...rest, analysis: { ...analysis, wagers: long } };
  const { sheets } = laidOutSign(subject, { ...A4, layout: 'several' });

  it('put the others together, as their type is as small, and leave no sheet with a row or two', () => {
    const rows = sheets.map((sheet) => rowsOn(sheet).length);
    expect(rows.reduce((sum, each) => sum + each, 0)).toBe(23 + 30);
    expect(rows.length).toBeGreaterThan(1);
    expect(Math.min(...rows)).toBeGreaterThan(2);
  });
  it('are offered at the size in which they are set', () => {
    const offer = signPlan(subject).offers.find(
      ({ layout, paper }) => layout === 'several' && paper === 'A4',
    );
    const capitals = Math.min(...sheets.flatMap(heights));
    expect(offer?.legible).toBe(false);
    expect(capitals - (offer?.capitals ?? 0)).toBeGreaterThanOrEqual(0);
    expect(capitals - (offer?.capitals ?? 0)).toBeLessThan(0.1);
  });
});

describe('the sheets that are offered', () => {
  it('are the same whatever the decision', () => {
    const { barred: _, ...record } = SUBJECT.record;
    const plans = [
      { ...record, barred: 'undecided' as const, status: 'Submitted' },
      { ...record, draft: true, status: 'Draft, revision 3' },
      { ...record, status: 'Approved', approved: '2008-02-01' },
    ].map((each) => signPlan({ ...SUBJECT, record: each }));
    expect(plans[1]).toEqual(plans[0]);
    expect(plans[2]).toEqual(plans[0]);
  });
  it('are recommended with the reason, and A4 where it is enough', () => {
    const { offers, recommended, says } = signPlan(SUBJECT);
    expect(offers[recommended]).toMatchObject({ paper: 'A4', layout: 'one', legible: true });
    expect(says).toMatch(
      /^All 3 wagers can be read on one sheet of A4 (upright|across)\. Capitals of \d+\.\d mm are easy to read/,
    );
    expect(new Set(offers.map(({ layout }) => layout))).toEqual(new Set(['one', 'tent']));
  });
  it('are the smallest on which everything can be read, else several, never with fewer wagers than the rules ask for', () => {
    const onOne = signPlan(ASKED);
    expect(onOne.offers[onOne.recommended]).toMatchObject({ paper: 'A2', layout: 'one', legible: true });
    const asked = signPlan(manyWagers(130, true));
    const free = signPlan(FREE);
    const chosen = asked.offers[asked.recommended];
    expect(chosen).toMatchObject({ layout: 'several', legible: true });
    // No town shop prints larger than A2, and on none up to it can all be read at once.
    const upToA2 = asked.offers.filter(
      ({ layout, paper }) => layout === 'one' && paper !== 'A5' && paper >= 'A2',
    );
    expect(upToA2.length).toBeGreaterThan(0);
    expect(upToA2.some(({ legible }) => legible)).toBe(false);
    expect(asked.offers.map(({ layout }) => layout)).not.toContain('brief');
    expect(asked.says).toContain('none may be left to the leaflet');
    expect(free.offers.map(({ layout }) => layout)).toContain('brief');
    const several = asked.offers.filter(({ layout }) => layout === 'several');
    expect(several.map(({ paper }) => paper)).toContain('A4');
    const onA4 = onOne.offers.find(({ layout, paper }) => layout === 'several' && paper === 'A4');
    expect(onA4?.sheets).toBe(laidOutSign(ASKED, A4).sheets.length);
  });
});

describe('a group of wagers that goes on over the next sheet', () => {
  const { sheets } = laidOutSign(FREE, { ...A4, layout: 'several' });
  const titles = sheets.map(({ sign: made }) =>
    made.paper.blocks.flatMap((block) =>
      block.kind === 'board' ? block.parts.map(({ title }) => title) : [],
    ),
  );
  it('says there that it is continued, and nowhere else', () => {
    const said = titles.flat().map((title) => title?.replace(', continued', ''));
    expect(said.length).toBeGreaterThan(new Set(said).size);
    expect(titles.flat()).toEqual(
      said.map((title, index) => (said.indexOf(title) < index ? `${title}, continued` : title)),
    );
  });
});

const sheetsOf = async (name: string, sheet: Parameters<typeof laidOutSign>[1]) => {
  const [, game] = GAMES.find(([each]) => each === name) ?? [];
  if (!game) throw new Error(`${name} is no game`);
  return laidOutSign(await everySubject(game), sheet);
};
const LETTER = { paper: 'Letter', orientation: 'landscape', layout: 'several' } as const;

it('a group that a sheet has room for is whole: at craps, the place bets to win and to lose', async () => {
  const { sheets } = await sheetsOf('gb-2007 craps', { ...A4, layout: 'several' });
  const said = sheets.map(({ sign: { paper } }) => plainText(paper));
  const on = (words: string) => said.flatMap((text, index) => (text.includes(words) ? [index + 1] : []));
  expect(on('Place bet to win')).toHaveLength(1);
  expect(on('Place bet to lose')).toEqual(on('Place bet to win'));
});

it('a row without its group is a row of it still, and has no heading of its own', async () => {
  const { sheets } = await sheetsOf('gb-2007 craps', LETTER);
  const parts = sheets.flatMap(({ sign: { paper } }) =>
    paper.blocks.flatMap((block) => (block.kind === 'board' ? block.parts : [])),
  );
  expect(parts.flatMap(({ wagers }) => wagers.map(({ name }) => name))).toEqual(['Field']);
});

it('goes on one sheet where several would hardly be larger, and neither can be read as it should be', async () => {
  const { layout, sheets } = await sheetsOf('ca-hawaiian-gardens ultimate-texas-holdem', LETTER);
  expect(layout).toBe('one');
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.set.scale).toBeLessThan(legibleScale('Letter'));
});

it('goes on several where those can be read and one cannot, however little larger they are', async () => {
  const wide = { ...LETTER, paper: 'A4' } as const;
  const { layout, sheets } = await sheetsOf('gb-2007 three-card-poker', wide);
  const { sheets: whole } = await sheetsOf('gb-2007 three-card-poker', { ...wide, layout: 'one' });
  expect(layout).toBe('several');
  const [several = 0, one = 0] = [sheets, whole].map(([sheet]) => sheet?.set.scale ?? 0);
  expect(several).toBeLessThan(one * 1.15);
  expect(one).toBeLessThan(legibleScale('A4'));
  expect(several).toBeGreaterThanOrEqual(legibleScale('A4'));
});

it('counts a wager with a heading of its own as no row of its group', async () => {
  const { sheets } = await sheetsOf('gb-2007 craps', LETTER);
  const throws = sheets.map((sheet) =>
    rowsOn(sheet).filter(({ label }) => /Any Seven|Any Craps|Craps [23]/.test(label)),
  );
  expect(throws.filter((rows) => rows.length === 1)).toEqual([]);
});

it('has its code at the same place on every sheet of a table', async () => {
  for (const name of ['ca-hawaiian-gardens ez-baccarat-panda-8', 'gb-2007 blackjack', 'gb-2007 roulette']) {
    const { sheets } = await sheetsOf(name, LETTER);
    const places = sheets.map(({ set }) => {
      const squares = set.drawing.pages.flatMap(({ pieces }) =>
        pieces.flatMap(({ element, marks }) => (element?.role === 'Figure' ? marks : [])),
      );
      const [first] = squares.flatMap((mark) => (mark.draw === 'rect' ? [mark] : []));
      return first && `${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
    });
    expect(places.length).toBeGreaterThan(1);
    expect({ name, places: [...new Set(places)] }).toEqual({ name, places: [expect.any(String)] });
  }
});
