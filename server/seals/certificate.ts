/**
 * The certificate that signs papers, so that any PDF reader says who issued them: the one that the installation was given, or
 * one that it makes for itself. Like the sealing keys it lives in the data folder.
 */

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { utcDay } from '@/rulebooks/spelling/dates';
import { type Environment, environment } from '../environment/environment';
import { SealKeyError } from './ring';
import { certificateName, certificatesFrom, fits, selfSigned } from './x509';

const FOLDER = 'paper-certificate';

export type PaperCertificate = {
  /** SHA-256 of the certificate. */
  id: string;
  /** Whom it names. */
  name: string;
  from: Date;
  until: Date;
  /** DER, the signer's own first. */
  chain: Buffer[];
  /** PKCS #8. */
  privateKey: Buffer;
};

const Kept = z.object({ certificate: z.string(), privateKey: z.string() });

const nameOf = (certificate: X509Certificate): string =>
  /^CN=(.+)$/m.exec(certificate.subject)?.[1] ?? certificate.subject.replaceAll('\n', ', ');

function described(chain: X509Certificate[], privateKey: Buffer): PaperCertificate {
  const [own] = chain;
  if (!own) throw new SealKeyError('A chain of certificates is empty.');
  return {
    id: certificateName(own.raw),
    name: nameOf(own),
    from: new Date(own.validFrom),
    until: new Date(own.validTo),
    chain: chain.map(({ raw }) => raw),
    privateKey,
  };
}

function readText(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SealKeyError(
      `${variable} names ${file}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
    );
  }
}

/** Shorter ones can be broken, and then anybody signs as the authority. */
const LEAST_BITS = 2048;

function given(
  { certificateFile, certificateKeyFile }: Environment,
  now: Date,
): PaperCertificate | undefined {
  if (!certificateFile || !certificateKeyFile) return undefined;
  const chain = certificatesFrom(readText(certificateFile, 'ASSAY_CERTIFICATE'));
  if (!chain)
    throw new SealKeyError(
      `ASSAY_CERTIFICATE names ${certificateFile}, which holds no certificate in PEM form; give the signer’s own first, then those that issued it.`,
    );
  const pem = readText(certificateKeyFile, 'ASSAY_CERTIFICATE_KEY');
  const [own] = chain;
  if (!own || !fits(own, pem))
    throw new SealKeyError(
      `ASSAY_CERTIFICATE_KEY names ${certificateKeyFile}, which is not the unencrypted PEM key of the first certificate in ${certificateFile}.`,
    );
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'rsa')
    throw new SealKeyError(
      `The key in ${certificateKeyFile} is not an RSA key; PDF readers know those everywhere, so ask for such a certificate.`,
    );
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < LEAST_BITS)
    throw new SealKeyError(
      `The certificate in ${certificateFile} has an RSA key of ${bits} bits. Ask for one of at least ${LEAST_BITS}.`,
    );
  const found = described(chain, key.export({ format: 'der', type: 'pkcs8' }));
  // What is signed after it ended is no longer vouched for.
  if (now > found.until)
    throw new SealKeyError(
      `The certificate in ${certificateFile} holds until ${utcDay(found.until)} (UTC). Ask for its successor and name that.`,
    );
  return found;
}

function readKept(file: string): PaperCertificate {
  try {
    const { certificate, privateKey } = Kept.parse(JSON.parse(readFileSync(file, 'utf8')));
    return described(
      [new X509Certificate(Buffer.from(certificate, 'base64'))],
      Buffer.from(privateKey, 'base64'),
    );
  } catch {
    throw new SealKeyError(
      `The paper certificate ${file} is damaged. Restore it from your backup of the data folder, or remove the file: a new one is made at the next start.`,
    );
  }
}

/**
 * Written aside and then linked under a name that only one file can take: of two processes that make one at the same time, the
 * second reads that of the first. A site of an earlier version has one under another name, and keeps it.
 */
export async function ownCertificate(
  { dataDir, publicUrl }: Environment,
  now: Date,
): Promise<PaperCertificate> {
  const folder = path.join(dataDir, FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files().length === 0) {
    const from = new Date(Math.floor(now.getTime() / 1000) * 1000);
    const { certificate, privateKey } = await selfSigned(`Assay at ${publicUrl}`, from);
    const content = {
      certificate: certificate.toString('base64'),
      privateKey: privateKey.toString('base64'),
    };
    const aside = path.join(folder, `${certificateName(certificate)}.new`);
    writeFileSync(aside, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(aside, path.join(folder, 'made.json'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    rmSync(aside);
  }
  const [first] = files().sort();
  if (!first) throw new SealKeyError(`No certificate can be kept in ${folder}.`);
  return readKept(path.join(folder, first));
}

const known = new Map<string, Promise<PaperCertificate>>();

export function paperCertificate(
  from: Environment = environment(),
  now: Date = new Date(),
): Promise<PaperCertificate> {
  const at = JSON.stringify([from.dataDir, from.certificateFile, from.certificateKeyFile]);
  const found = known.get(at) ?? Promise.resolve(given(from, now) ?? ownCertificate(from, now));
  known.set(at, found);
  found.catch(() => known.delete(at));
  return found;
}
