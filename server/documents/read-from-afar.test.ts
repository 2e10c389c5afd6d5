/** What is promised of a finished sign: letters that can be read from where it says, sheets and spelling of its rulebook. */
import { describe, expect, it } from 'vitest';
import { rulebookOf } from '@/rulebooks/registry';
import type { GameMoney } from '@/rulebooks/terms/game-money';
import { dossier } from './content/dossier';
import { leaflet } from './content/leaflet';
import { sign } from './content/sign';
import { asPrinted } from './content/spelled';
import { setFolded } from './layout/folded';
import { setPages } from './layout/sheets';
import { makeSign, makeSignText } from './make';
import { signPlan } from './sign-plan';
import { manyWagers } from './testing/many-wagers';
import { openedPdf } from './testing/opened-pdf';
import { SUBJECT } from './testing/subject';

const CAPITALS = 0.727;

/** Heights of capitals that are set anywhere in the file, in millimetres. */
const capitalsIn = (bytes: Uint8Array): number[] =>
  [...openedPdf(bytes).matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(
    ([, size]) => (Number(size) * CAPITALS * 25.4) / 72,
  );

describe('a finished sign', () => {
  it.each([
    ['three wagers on A4', SUBJECT],
    ['seventy wagers on A2', manyWagers(70, true)],
  ])('that is offered for two metres can be read there, every line of it: %s', async (_, subject) => {
    const { offers, recommended } = signPlan(subject);
    const { paper, orientation, layout, metres } = offers[recommended] ?? { metres: 0 };
    expect(metres).toBeGreaterThanOrEqual(2);
    const { bytes } = await makeSign(subject, {
      ...(paper && { paper }),
      ...(orientation && { orientation }),
      ...(layout && { layout }),
    });
    const heights = capitalsIn(bytes);
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(2000 / 350);
  });
});

describe('a rulebook of the United States', () => {
  const rulebook = { ...SUBJECT.rulebook, language: 'en-US' as const, sheets: 'american' as const };
  const subject = { ...SUBJECT, rulebook };
  it('is offered its own sheets, and no others', () => {
    const sizes = (of: typeof SUBJECT) => new Set(signPlan(of).offers.map(({ paper }) => paper));
    expect([...sizes(subject)].slice(0, 2)).toEqual(['Half-letter', 'Letter']);
    expect([...sizes(subject)].some((size) => /^A\d$/.test(size))).toBe(false);
    expect([...sizes(SUBJECT)].every((size) => /^A\d$/.test(size))).toBe(true);
    const colorado = rulebookOf('co-rule-28');
    expect(colorado.ok && colorado.value.sheets).toBe('american');
  });
  it('is spelled as there, addresses untouched', () => {
    const { paper } = sign(subject);
    expect(paper.language).toBe('en-US');
    const said = (text: string) =>
      asPrinted({ ...paper, title: text, blocks: [{ kind: 'qr', url: text, text, alt: '' }] }, subject);
    const { title, blocks } = said('All five cards of one colour, from 1 March 2008');
    expect(title).toBe('All five cards of one color, from March 1, 2008');
    expect(blocks[0]).toMatchObject({ url: 'All five cards of one colour, from 1 March 2008', text: title });
  });
  it('keeps every name as its owner spells it', () => {
    const record = { ...subject.record, operator: 'The Grey Harbour (Centre) Ltd' };
    for (const paper of [
      leaflet({ ...subject, record }),
      dossier({ ...subject, record }, { manifest: [] }),
    ]) {
      expect(paper).toMatchObject({ language: 'en-US', sheets: 'american' });
      expect(JSON.stringify(paper.blocks)).toContain('The Grey Harbour (Centre) Ltd');
    }
    expect(setPages(dossier(subject, { manifest: [] }))).toMatchObject({ width: 612, height: 792 });
    expect(setFolded(leaflet(subject)).drawing).toMatchObject({ width: 792, height: 612 });
    expect(leaflet(SUBJECT)).not.toHaveProperty('sheets');
  });
  it('names an edge as the house’s only where the house banks', () => {
    const money: GameMoney = { bank: 'player-dealer', clause: '1.1', earns: ['fee'], playerPays: ['fee'] };
    const banked = { ...SUBJECT, game: { ...SUBJECT.game, money } };
    for (const paper of [sign(banked).paper, leaflet(banked), dossier(banked, { manifest: [] })])
      expect(JSON.stringify(paper)).not.toMatch(/house.edge/i);
    expect(makeSignText(banked).text).toContain('One number: 35 to 1, edge 2.71%');
    expect(JSON.stringify(leaflet(SUBJECT))).toMatch(/house edge/);
  });
  it('prints the sums of Singapore with the sign that its rules have', () => {
    const singapore = { ...SUBJECT.rulebook, currency: 'SGD', currencySign: '$' };
    const { paper } = sign(SUBJECT);
    const { title } = asPrinted({ ...paper, title: 'SGD\u00a025 or SGD 1,000' }, { rulebook: singapore });
    expect(title).toBe('$25 or $1,000');
  });
});

describe('the sign as text', () => {
  it('has no columns made of spaces, names version and status, and no line is too long', () => {
    const { text } = makeSignText(SUBJECT);
    expect(text).toContain('One number: 35 to 1, house edge 2.71%');
    expect(text).toContain('T-0001, version 2 · Approved on 1 February 2008');
    for (const line of text.split('\n').filter((each) => !each.includes('http'))) {
      expect(line.length).toBeLessThanOrEqual(74);
      expect(line.trim()).not.toMatch(/ {4}/);
    }
  });
});
