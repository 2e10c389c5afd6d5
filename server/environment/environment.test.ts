import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment, secret } from './environment';

const source = (variables: Record<string, string>) => variables as unknown as NodeJS.ProcessEnv;

describe('readEnvironment', () => {
  it('needs nothing to be set', () => {
    const read = readEnvironment(source({}));
    expect(read).toMatchObject({ port: 3000, mode: 'demonstration', publicUrl: 'http://localhost:3000' });
    expect(read.dataDir).toBe(path.resolve('data'));
    expect(read.threads).toBeGreaterThanOrEqual(1);
  });

  it('treats an empty variable as unset', () => {
    expect(readEnvironment(source({ PORT: '', ASSAY_SECRET: '' })).port).toBe(3000);
  });

  it('drops the trailing slash of the public address', () => {
    const read = readEnvironment(source({ ASSAY_PUBLIC_URL: 'https://assay.example.org/' }));
    expect(read.publicUrl).toBe('https://assay.example.org');
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ ASSAY_THREADS: '-1' }, 'ASSAY_THREADS must be a whole number from 1 to 512.'],
    [{ ASSAY_MODE: 'test' }, 'ASSAY_MODE must be "demonstration" or "production".'],
    [{ ASSAY_SECRET: 'short' }, 'ASSAY_SECRET must have at least 32 characters.'],
    [
      { ASSAY_MODE: 'production' },
      'ASSAY_MODE=production needs ASSAY_SECRET, a random text of at least 32 characters.',
    ],
    [
      { ASSAY_PUBLIC_URL: 'javascript:alert(1)' },
      'ASSAY_PUBLIC_URL must be an http or https address, for example https://assay.example.org.',
    ],
  ])('answers %o with a sentence', (variables, sentence) => {
    expect(() => readEnvironment(source(variables as Record<string, string>))).toThrow(
      new EnvironmentError(sentence),
    );
  });
});

describe('secret', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'assay-secret-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('is the one that was given', () => {
    const given = 'x'.repeat(32);
    expect(secret(readEnvironment(source({ ASSAY_MODE: 'production', ASSAY_SECRET: given })))).toBe(given);
  });

  it('is made once for a demonstration, long, and readable by its owner only', () => {
    const demonstration = readEnvironment(source({ ASSAY_DATA_DIR: path.join(dataDir, 'new') }));
    const first = secret(demonstration);
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(secret(demonstration)).toBe(first);
    expect(statSync(path.join(dataDir, 'new', 'secret')).mode & 0o777).toBe(0o600);
  });
});
