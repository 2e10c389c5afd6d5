/** What PDF/A-3u and PDF/UA-1 ask of a file, looked for in it: no validator of either can be installed where the tests run. */
import { describe, expect, it } from 'vitest';
import { issued } from '../issued';
import { makeDossier, makeLeaflet, makeSign } from '../make';
import { newIssuer } from '../testing/issuer';
import { openedPdf } from '../testing/opened-pdf';
import { SUBJECT } from '../testing/subject';

const objectsOf = (pdf: string): string[] =>
  [...pdf.matchAll(/\d+ 0 obj\n([\s\S]*?)\nendobj/g)].map(
    ([, body]) => (body ?? '').split('\nstream\n')[0] ?? '',
  );

describe.each([
  ['a dossier', true, () => makeDossier(SUBJECT)],
  ['a sign', false, async () => (await makeSign(SUBJECT, { paper: 'A4', orientation: 'portrait' })).bytes],
  ['a leaflet', true, () => makeLeaflet(SUBJECT)],
  [
    'a signed dossier',
    true,
    async () => {
      const site = await newIssuer('Assay at the Commission');
      return issued(
        { ...SUBJECT.record, dated: '2026-01-01T00:00:00.000Z' },
        (sealing) => makeDossier(SUBJECT, sealing),
        async () => site,
      );
    },
  ],
])('%s', async (_, marked, made) => {
  const bytes = await made();
  const pdf = openedPdf(bytes);
  const objects = objectsOf(pdf);
  const root = objects.find((body) => body.includes('/Type /Catalog\n')) ?? '';

  it('says of itself that it is PDF/A-3u and PDF/UA-1, in words that are not packed', () => {
    const said = Buffer.from(bytes).toString('latin1');
    for (const mark of [
      '<pdfaid:part>3<',
      '<pdfaid:conformance>U<',
      '<pdfuaid:part>1<',
      'uri>http://www.aiim.org/pdfua',
    ])
      expect(said.toLowerCase().replace('namespaceuri', 'uri')).toContain(mark.toLowerCase());
  });
  it('dates itself alike in both places', () => {
    const info = /\/ModDate (\d+) 0 R/.exec(pdf)?.[1] ?? '';
    const date = new RegExp(`\\n${info} 0 obj\\n\\(D:(\\d{14})Z\\)`).exec(pdf)?.[1];
    const said = /<xmp:ModifyDate>(.*?)<\/xmp:ModifyDate>/.exec(pdf)?.[1]?.replace(/\D/g, '');
    expect(said).toBe(date);
  });
  it('names the colours that its colours are meant in, and uses no others', () => {
    expect(root).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
    const intent = objects.find((body) => body.includes('/Type /OutputIntent\n')) ?? '';
    expect(intent).toContain('/S /GTS_PDFA1');
    const profile = /\/DestOutputProfile (\d+) 0 R/.exec(intent)?.[1];
    const stream = new RegExp(`\\n${profile} 0 obj\\n[\\s\\S]*?stream\\n([\\s\\S]{40})`).exec(pdf)?.[1] ?? '';
    expect(stream.slice(16, 20)).toBe('RGB ');
    expect(stream.slice(36, 40)).toBe('acsp');
    expect(pdf).not.toMatch(/ (?:k|K)\n|DeviceCMYK/);
  });
  it('is not encrypted, and runs nothing', () => {
    expect(pdf).not.toMatch(/\/Encrypt |\/JavaScript|\/Launch|\/OpenAction|\/AA </);
  });
  it('hides nothing by transparency: only the word across a working copy lets the page through', () => {
    expect(pdf).not.toMatch(/\/SMask |\/CA [\d.]/);
    const pale = [...pdf.matchAll(/\/ca ([\d.]+)/g)].map(([, opacity]) => opacity);
    expect(new Set(pale)).toEqual(new Set(marked ? ['0.24'] : []));
  });
  it('embeds every font with a way back to its letters', () => {
    const fonts = objects.filter((body) => body.includes('/Subtype /Type0\n'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/\/ToUnicode \d+ 0 R/);
    const descriptors = objects.filter((body) => body.includes('/Type /FontDescriptor\n'));
    expect(descriptors).toHaveLength(fonts.length);
    for (const each of descriptors) expect(each).toMatch(/\/FontFile2 \d+ 0 R/);
  });
  it('says of every attached file what it is to the document', () => {
    const files = objects.filter((body) => body.includes('/Type /Filespec\n'));
    for (const file of files) {
      expect(file).toMatch(/\/AFRelationship \/(?:Data|Source|Alternative)\n/);
      expect(file).toMatch(/\/F \(.*\)\n[\s\S]*\/UF \(.*\)\n|\/UF \(.*\)\n/);
      expect(file).toContain('/Desc (');
    }
    const embedded = objects.filter((body) => body.includes('/Type /EmbeddedFile\n'));
    expect(embedded).toHaveLength(files.length);
    for (const file of embedded) expect(file).toMatch(/\/Subtype \/[\w#]+\n/);
    if (files.length > 0) expect(root).toMatch(/\/AF \[/);
  });
});
