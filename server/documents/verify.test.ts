import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { differences } from './differences';
import { makeDossier } from './make';
import { openDossier } from './standing';
import type { Subject } from './subject';
import { bigSix, bigSixWith } from './testing/big-six';
import { changedWithin, openedPdf } from './testing/opened-pdf';
import { verifyDossier } from './verify';

vi.setConfig({ testTimeout: 60_000 });

let subject: Subject;
let bytes: Uint8Array;
beforeAll(async () => {
  subject = await bigSix();
  bytes = await makeDossier(subject);
}, 60_000);

const changed = (from: string, to: string): Uint8Array => changedWithin(bytes, from, to);

describe('verify', () => {
  it('computes a true dossier again, byte for byte', async () => {
    expect(await verifyDossier(bytes)).toMatchObject({
      ok: true,
      value: { differences: [], samePages: true },
    });
  });
  it('reads a dossier from before claims in names were refused', async () => {
    const row = { event: 'row-1', label: 'Approved at 2%', when: 'symbol == "g"', pays: '20 to 1' };
    const old = { label: 'Licensed joker', rows: [row], otherwise: 'lose' as const };
    const verified = await verifyDossier(await makeDossier(await bigSixWith({ 'own-1': old })));
    expect(verified).toMatchObject({ ok: true, value: { differences: [], samePages: true } });
  });
  it('names the figure that was changed', async () => {
    const verified = await verifyDossier(changed('"houseEdge":"1/52"', '"houseEdge":"1/53"'));
    expect(verified).toMatchObject({
      ok: true,
      value: {
        samePages: false,
        differences: [{ field: 'analysis.wagers.symbol-a.houseEdge', dossier: '1/53', recomputed: '1/52' }],
      },
    });
  });
  it('detects a verdict that was falsified before the pages were made', async () => {
    const findings = subject.findings.map((finding, i) =>
      i === 0 ? { ...finding, text: 'All is well.' } : finding,
    );
    const verified = await verifyDossier(await makeDossier({ ...subject, findings }));
    expect(verified).toMatchObject({
      ok: true,
      value: { verdict: 'false', samePages: true, differences: [{ dossier: 'All is well.' }] },
    });
    expect(verified.ok && verified.value.differences[0]?.field).toMatch(/^findings\.gb-2007/);
  });
  it('detects pages that were changed though the data was not', async () => {
    const verified = await verifyDossier(changed('<pdf:Producer>Assay', '<pdf:Producer>Essay'));
    expect(verified).toMatchObject({ ok: true, value: { samePages: false, differences: [] } });
  });
});

describe('a foreign file', () => {
  it('is refused when its data is built to exhaust the reader', () => {
    const open = openedPdf(bytes);
    const start = open.indexOf('{"analysis":');
    const hostile = changed(open.slice(start, start + 90), '['.repeat(90));
    expect(openDossier(hostile)).toEqual({
      ok: false,
      because: 'its analysis.json nests deeper than any that Assay writes',
    });
  });
  it.each([
    ['nothing', Buffer.alloc(0), 'it is not a PDF'],
    ['text', Buffer.from('hello'), 'it is not a PDF'],
    ['another PDF', Buffer.from('%PDF-1.4\n%%EOF\n'), 'it was not written by Assay'],
    [
      'one that was added to',
      Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n\n'),
      'something was added behind its end',
    ],
    ['an end cut off', Buffer.from('%PDF-1.7\n'), 'its end is missing'],
    ['a broken table', Buffer.from('%PDF-1.7\nstartxref\n99\n%%EOF\n'), 'its table of contents is broken'],
  ])('%s', (_, file, because) => {
    expect(openDossier(file)).toEqual({ ok: false, because });
  });
  it('gets one clause for an answer wherever it was cut', () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), (length) => {
        const opened = openDossier(bytes.slice(0, length));
        expect(opened).toMatchObject({ ok: false });
        if (!opened.ok) expect(opened.because).toMatch(/^(it|its) [^\n]+$/);
      }),
      { numRuns: 60 },
    );
  });
  it('never throws, whatever is garbled', async () => {
    const open = Buffer.from(openedPdf(bytes), 'latin1');
    const start = open.indexOf('{"analysis":');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.boolean(),
        async (edits, inData) => {
          const garbled = Buffer.from(inData ? open : bytes);
          for (const [at, value] of edits) garbled[inData ? start + (at % 30_000) : at] = value;
          const opened = openDossier(garbled);
          if (!opened.ok) expect(opened.because).not.toContain('\n');
        },
      ),
      { numRuns: 60 },
    );
  });
  it('is verified without throwing when its data parses but is nonsense', async () => {
    const nonsense = changed('"universe":"52"', '"universe":"xx"');
    expect(await verifyDossier(nonsense)).toMatchObject({ ok: true, value: { samePages: false } });
    const rulebook = changed(
      '"rulebook":"gb-2007","wagers":{"symbol-a"',
      '"rulebook":"gb-1907","wagers":{"symbol-a"',
    );
    expect(await verifyDossier(rulebook)).toMatchObject({ ok: false });
  });
});

describe('differences', () => {
  it('calls members of a list by their names', () => {
    expect(differences({ a: [{ id: 'x', n: 1 }] }, { a: [{ id: 'x', n: 2 }, { id: 'y' }] }, 'it')).toEqual([
      { field: 'it.a.x.n', dossier: '1', recomputed: '2' },
      { field: 'it.a.y', dossier: 'nothing', recomputed: '{"id":"y"}' },
    ]);
  });
});
