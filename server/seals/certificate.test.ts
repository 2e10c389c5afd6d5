import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../environment/environment';
import { ownCertificate, paperCertificate } from './certificate';
import { selfSigned } from './x509';

const dataDir = mkdtempSync(path.join(tmpdir(), 'certificate-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const pem = (der: Buffer) =>
  `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----\n`;

/** As a site would use a certificate that was made in 2007, for twenty years. */
async function given(bits: number, now: string) {
  const made = await selfSigned('Commission', new Date('2007-01-01T00:00:00.000Z'), bits);
  const [certificateFile, certificateKeyFile] = [`${bits}.pem`, `${bits}-${now}.key`].map((name) =>
    path.join(dataDir, name),
  ) as [string, string];
  writeFileSync(certificateFile, new X509Certificate(made.certificate).toString());
  writeFileSync(certificateKeyFile, pem(made.privateKey));
  return paperCertificate({ ...environment(), dataDir, certificateFile, certificateKeyFile }, new Date(now));
}

it('signs papers for as long as it holds', async () => {
  expect(await given(2048, '2026-12-31T00:00:00.000Z')).toMatchObject({ name: 'Commission' });
  await expect(given(2048, '2027-01-01T00:00:01.000Z')).rejects.toThrow(
    /holds until 2027-01-01 \(UTC\)\. Ask for its successor/,
  );
});

it('is refused where its key can be broken', () =>
  expect(given(1024, '2026-12-31T00:00:00.000Z')).rejects.toThrow(
    /RSA key of 1,?024 bits\. Ask for one of at least 2,?048/,
  ));

it('is one, whichever of two processes makes it', async () => {
  const site = { ...environment(), dataDir: path.join(dataDir, 'two') };
  const now = new Date('2026-12-31T00:00:00.000Z');
  const [first, second] = await Promise.all([ownCertificate(site, now), ownCertificate(site, now)]);
  expect(second.id).toBe(first.id);
  expect((await ownCertificate(site, now)).id).toBe(first.id);
  const folders = readdirSync(site.dataDir);
  expect(readdirSync(path.join(site.dataDir, folders[0] ?? ''))).toEqual(['made.json']);
});
