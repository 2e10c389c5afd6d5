import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeDossier, makeLeaflet, makeSign } from '../make';
import { openDossier } from '../standing';
import { openedPdf } from '../testing/opened-pdf';
import { SUBJECT } from '../testing/subject';
import { readAttachment } from './attachment';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const all = (pattern: RegExp, of: string): number => [...of.matchAll(pattern)].length;

describe('a dossier as a file', async () => {
  const bytes = await makeDossier(SUBJECT);
  const pdf = openedPdf(bytes);

  it('has the same bytes again, also in another process: the hash was recorded in one', async () => {
    expect(sha256(await makeDossier(SUBJECT))).toBe(sha256(bytes));
    await expect(`${sha256(bytes)}\n`).toMatchFileSnapshot('../baselines/dossier.sha256');
  });
  it('says that it is tagged PDF/UA, in which language, and shows its title', () => {
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    const owed = [
      /<pdfuaid:part>1<\/pdfuaid:part>/,
      /\/MarkInfo \d+ 0 R/,
      /\/Marked true/,
      /\/StructTreeRoot \d+ 0 R/,
      /\/Lang \(en-GB\)/,
      /\/DisplayDocTitle true/,
      /\(Test Wheel: game dossier\)/,
    ];
    expect(owed.filter((each) => !each.test(pdf))).toEqual([]);
  });
  it('embeds every font and dates nothing by the clock', () => {
    expect(all(/\/Type \/FontDescriptor/g, pdf)).toBe(all(/\/FontFile2 \d+ 0 R/g, pdf));
    expect(all(/\/Type \/FontDescriptor/g, pdf)).toBeGreaterThanOrEqual(2);
    const dates = new Set([...pdf.matchAll(/\(D:(\d{14})Z\)/g)].map((match) => match[1]));
    expect([...dates]).toEqual(['20080102093000']);
  });
  it('tags tables with scoped heads and figures with their text', () => {
    expect(all(/\/S \/Table\n/g, pdf)).toBeGreaterThan(8);
    const heads = [...pdf.matchAll(/<<\n\/S \/TH\n[\s\S]*?\nendobj/g)].map(([found]) => found);
    expect(heads.length).toBeGreaterThan(40);
    expect(heads.every((head) => /\/Scope \/(Column|Row)/.test(head))).toBe(true);
    const figures = [...pdf.matchAll(/<<\n\/S \/Figure\n[\s\S]*?\nendobj/g)].map(([found]) => found);
    expect(figures.length).toBeGreaterThanOrEqual(2);
    expect(figures.every((figure) => figure.includes('/Alt (') && figure.includes('/BBox ['))).toBe(true);
  });
  it('draws nothing outside an element or an artifact', () => {
    for (const [, content] of pdf.matchAll(/stream\n(1 0 0 -1 0 [\s\S]*?)\nendstream/g)) {
      let depth = 0;
      for (const line of (content ?? '').split('\n')) {
        if (/ (BDC|BMC)$/.test(line)) depth += 1;
        if (line === 'EMC') depth -= 1;
        if (/ TJ$/.test(line) || / re$/.test(line)) expect(depth).toBe(1);
      }
      expect(depth).toBe(0);
    }
  });
  it('has bookmarks of its parts, and of the sections within them', () => {
    const titles = [...pdf.matchAll(/\/Parent \d+ 0 R\n\/Title \(([^)]*)\)/g)].map(([, title]) => title);
    expect(titles).toContain('Mathematics');
    expect(titles).toContain('2.1  The figures at a glance');
    expect(pdf).toMatch(/\/PageMode \/UseOutlines/);
  });
  it('leads from each link to a place that is there, and a reader who listens hears of it', () => {
    const links = [...pdf.matchAll(/\/Subtype \/Link\n[\s\S]*?endobj/g)].map(([found]) => found);
    expect(links.length).toBeGreaterThan(30);
    const named = new Set([...pdf.matchAll(/\(([\w.-]+)\) \[\d+ 0 R \/XYZ/g)].map(([, name]) => name));
    for (const link of links) {
      expect(named).toContain(/\/Dest \(([\w.-]+)\)/.exec(link)?.[1]);
      expect(link).toMatch(/\/Contents \(/);
      expect(link).toMatch(/\/StructParent \d+/);
    }
    expect(all(/\/S \/Link\n/g, pdf)).toBe(links.length);
    expect(all(/\/Type \/OBJR/g, pdf)).toBe(links.length);
  });
  it('carries its data', () => {
    const opened = openDossier(bytes);
    expect(opened.ok && opened.value.variant).toEqual(SUBJECT.variant);
    expect(opened.ok && opened.value.findings).toEqual(SUBJECT.findings);
    expect(opened.ok && opened.value.record).toEqual(SUBJECT.record);
    const counts = readAttachment(bytes, 'counts.csv');
    expect(counts.ok && new TextDecoder().decode(counts.value).split('\n').length).toBeGreaterThan(8);
  });
  it('keeps names that would break its XML readable', () => {
    const odd = { ...SUBJECT.game, label: 'Dice & <Wheels>' };
    return makeLeaflet({ ...SUBJECT, game: odd }).then((made) => {
      expect(openedPdf(made).includes('Dice and  Wheels : house edge leaflet')).toBe(true);
    });
  });
});

describe('other papers as files', () => {
  it('are the same bytes again', async () => {
    const sheet = { paper: 'A5', orientation: 'landscape' } as const;
    expect(sha256((await makeSign(SUBJECT, sheet)).bytes)).toBe(
      sha256((await makeSign(SUBJECT, sheet)).bytes),
    );
    expect(sha256(await makeLeaflet(SUBJECT))).toBe(sha256(await makeLeaflet(SUBJECT)));
  });
});

it('shows nothing of an operator’s mark outside its frame, whatever its drawing covers', async () => {
  const path = 'M-90000 -90000 L90000 -90000 L90000 90000 Z';
  const mark = { kind: 'drawn' as const, width: 1000, height: 500, shapes: [{ path, fill: '#ffffff' }] };
  const { bytes } = await makeSign({ ...SUBJECT, organisation: { name: 'Northgate', mark } });
  const drawn = /\n0 0 ([\d.]+) ([\d.]+) re\nW n\n([\d.]+) 0 0 \3 0 0 cm\n-90000 -90000 m/.exec(
    openedPdf(bytes),
  );
  const [width, height, scale] = (drawn ?? []).slice(1).map(Number);
  expect((width ?? 0) / (scale ?? 1)).toBeCloseTo(1000, 0);
  expect((height ?? 0) / (scale ?? 1)).toBeCloseTo(500, 0);
});
