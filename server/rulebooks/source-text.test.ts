/** The words of a source beside our record: from a folder that the installation names, and from no other file. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceText } from './source-text';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assay-sources-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lines = Array.from({ length: 500 }, (_, index) => `Line ${index + 1} <b>of</b> it`);
const sourceOf = (text: string, file = 'rules.txt') => {
  writeFileSync(path.join(folder, path.basename(file)), text);
  return { file, sha256: createHash('sha256').update(text).digest('hex') };
};

it('gives exactly the lines of the record, first and last included', () => {
  expect(sourceText(folder, sourceOf(lines.join('\r\n')), [3, 5])).toEqual({
    file: 'rules.txt',
    text: 'Line 3 <b>of</b> it\nLine 4 <b>of</b> it\nLine 5 <b>of</b> it',
  });
});

it('says where more follows than is shown', () => {
  const shown = sourceText(folder, sourceOf(lines.join('\n')), [1, 400]);
  expect(shown).toMatchObject({ cut: true });
  expect('text' in shown && shown.text.split('\n')).toHaveLength(300);
  const long = sourceText(folder, sourceOf('x'.repeat(50_000), 'long.txt'), [1, 1]);
  expect('text' in long && long.text).toHaveLength(40_000);
  expect(long).toMatchObject({ cut: true });
});

it('says what to do without a folder, without the file, and with another text', () => {
  const source = sourceOf('One line.');
  expect(sourceText(undefined, source, [1, 1])).toEqual({ says: expect.stringContaining('ASSAY_SOURCES') });
  expect(sourceText(path.join(folder, 'no'), source, [1, 1])).toEqual({
    says: 'The folder of ASSAY_SOURCES has no rules.txt. Put it there.',
  });
  expect(sourceText(folder, { ...source, sha256: '0'.repeat(64) }, [1, 1])).toEqual({
    says: expect.stringContaining('SHA-256 differs'),
  });
});

it('reads no file outside of the folder', () => {
  const source = sourceOf('Inside.');
  const outside = { file: '../rules.txt', sha256: source.sha256 };
  expect(sourceText(folder, outside, [1, 1])).toMatchObject({ text: 'Inside.' });
  expect(sourceText(path.join(folder, 'empty'), outside, [1, 1])).toHaveProperty('says');
});
