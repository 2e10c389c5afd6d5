/** How this installation issues a paper: sealed by its key, and signed over every byte by its certificate. */
import { utcDay } from '@/rulebooks/spelling/dates';
import { type PaperCertificate, paperCertificate } from '../seals/certificate';
import { currentKey, SealKeyError, type SigningKey } from '../seals/ring';
import { seal } from '../seals/seal';
import type { Purpose, Seal } from '../seals/statement';
import { reservedFor, signPdf } from './pdf/sign';
import type { SignatureField } from './pdf/signature-field';
import type { DossierManifest, FiledManifest, PremisesManifest } from './seal-attachment';
import type { SubmissionRecord } from './subject';

/** Who seals it, by which key, and what the signature says. */
export type Sealing = {
  key: string;
  seal: (purpose: Purpose, manifest: DossierManifest | FiledManifest | PremisesManifest) => Seal;
  signature?: {
    /** SHA-256 of the certificate. */
    certificate: string;
    field: SignatureField;
  };
};

export const reasonOf = ({ reference, version, status }: SubmissionRecord): string =>
  `${reference}, version ${version}: ${status}`;

/** No signature is dated before its certificate, whose dates have whole seconds. */
const dateOfSignature = (dated: string, { from }: PaperCertificate): string => {
  const day = new Date(Math.max(Date.parse(dated), from.getTime()));
  day.setUTCMilliseconds(0);
  return day.toISOString();
};

/** By which key and certificate. */
export type Issuer = { key: SigningKey; certificate: PaperCertificate };

export const siteIssuer = async (): Promise<Issuer> => ({
  key: currentKey(),
  certificate: await paperCertificate(),
});

function refuseEnded({ name, until }: PaperCertificate, at: string, now: Date): void {
  if (until > now && Date.parse(at) <= until.getTime()) return;
  throw new SealKeyError(
    `The certificate of “${name}” ended on ${utcDay(until)} (UTC), so no paper can be signed. Whoever runs the site gives it a new one with ASSAY_CERTIFICATE.`,
  );
}

/** A working copy is nobody's word, so it is neither sealed nor signed. */
export const issued = (
  record: SubmissionRecord,
  make: (sealing?: Sealing) => Promise<Uint8Array>,
  issuer: () => Promise<Issuer> = siteIssuer,
  now: Date = new Date(),
): Promise<Uint8Array> =>
  record.draft ? make() : issuedAs({ dated: record.dated, reason: reasonOf(record) }, make, issuer, now);

export async function issuedAs(
  { dated, reason }: { dated: string; reason: string },
  make: (sealing: Sealing) => Promise<Uint8Array>,
  issuer: () => Promise<Issuer> = siteIssuer,
  now: Date = new Date(),
): Promise<Uint8Array> {
  const { key, certificate } = await issuer();
  const at = dateOfSignature(dated, certificate);
  refuseEnded(certificate, at, now);
  const unsigned = await make({
    key: key.id,
    seal: (purpose, manifest) => seal(purpose, manifest, key),
    signature: {
      certificate: certificate.id,
      field: {
        name: certificate.name,
        reason,
        at,
        reserved: reservedFor(certificate),
      },
    },
  });
  return signPdf(unsigned, certificate);
}
