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
    [{ ASSAY_NICENESS: '20' }, 'ASSAY_NICENESS must be a whole number from 0 to 19.'],
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
    [
      { ASSAY_SMTP_URL: 'http://mail.example.org', ASSAY_MAIL_FROM: 'a@example.org' },
      'ASSAY_SMTP_URL must be an smtp or smtps address, for example smtp://user:password@mail.example.org:587.',
    ],
    [
      { ASSAY_SMTP_HOST: 'mail.example.org' },
      'With a mail server, ASSAY_MAIL_FROM must be the sender, for example "Assay <assay@example.org>".',
    ],
    [
      { ASSAY_SMTP_HOST: 'a.example.org', ASSAY_SMTP_URL: 'smtp://b.example.org' },
      'Name the mail server by ASSAY_SMTP_URL or by ASSAY_SMTP_HOST, not by both.',
    ],
  ])('answers %o with a sentence', (variables, sentence) => {
    expect(() => readEnvironment(source(variables as Record<string, string>))).toThrow(
      new EnvironmentError(sentence),
    );
  });
});

describe('the mail server', () => {
  const from = { ASSAY_MAIL_FROM: 'Assay of the Pier <assay@example.org>' };
  const read = (variables: Record<string, string>) => readEnvironment(source(variables)).mailServer;

  it('is none unless one is named', () => {
    expect(read({})).toBeUndefined();
    expect(read(from)).toBeUndefined();
  });

  it('is read from an address, with TLS unless that is waived', () => {
    const named = { name: 'Assay of the Pier', address: 'assay@example.org' };
    expect(read({ ...from, ASSAY_SMTP_URL: 'smtp://me:p%40ss@mail.example.org' })).toEqual({
      host: 'mail.example.org',
      port: 587,
      security: 'starttls',
      user: 'me',
      password: 'p@ss',
      from: named,
    });
    expect(read({ ...from, ASSAY_SMTP_URL: 'smtps://mail.example.org' })).toMatchObject({
      port: 465,
      security: 'tls',
    });
    expect(read({ ...from, ASSAY_SMTP_URL: 'smtp://localhost:25', ASSAY_SMTP_TLS: 'none' })).toMatchObject({
      port: 25,
      security: 'none',
    });
  });

  it('is read from single variables too', () => {
    expect(
      read({
        ASSAY_MAIL_FROM: 'assay@example.org',
        ASSAY_SMTP_HOST: 'mail.example.org',
        ASSAY_SMTP_PORT: '465',
        ASSAY_SMTP_USER: 'me',
        ASSAY_SMTP_PASSWORD: 'secret',
      }),
    ).toMatchObject({ port: 465, security: 'tls', user: 'me', password: 'secret', from: { name: 'Assay' } });
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
