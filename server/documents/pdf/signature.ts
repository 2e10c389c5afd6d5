/**
 * The signature of a PDF, checked with the certificate it carries: that it covers every byte of the file but itself, and that
 * nothing was changed since. Whose certificate it is, and whether to trust it, is for whoever asks. Runs in a browser too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { latin1, pdfObjects } from './objects';
import { type Reading, unreadable } from './reading';
import type { SignatureField } from './signature-field';

export type Signer = {
  /** SHA-256 of the certificate. */
  id: string;
  /** Whom it names, and who issued it. */
  name: string;
  issuer: string;
  from: string;
  until: string;
};

export type PdfSignature =
  | { state: 'none' }
  | { state: 'broken'; because: string; signer?: Signer }
  | { state: 'good'; signer: Signer; at: string };

/** Where it stands in the file, and with what a file like it is made again. */
export type FoundSignature = { field: SignatureField; gap: { from: number; to: number }; range: string };

const DATA = '1.2.840.113549.1.7.1';
/** SHA-256, SHA-384, SHA-512. */
const DIGESTS = new Set(['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3']);
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47';
const COMMON_NAME = '2.5.4.3';
/** Bytes: some ten times what a long chain of certificates takes. */
const MOST_RESERVED = 100_000;

const textOf = (body: string, key: string): string | undefined => {
  const found = new RegExp(`/${key} \\(((?:[^\\\\()]|\\\\.)*)\\)`).exec(body)?.[1]?.replace(/\\(.)/gs, '$1');
  if (!found?.startsWith('\u00fe\u00ff')) return found;
  const units = found.slice(2);
  return Array.from({ length: units.length >> 1 }, (_, index) =>
    String.fromCharCode(units.charCodeAt(2 * index) * 256 + units.charCodeAt(2 * index + 1)),
  ).join('');
};

const DATE = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;

function dateOf(body: string): string | undefined {
  const found = DATE.exec(textOf(body, 'M') ?? '');
  if (!found) return undefined;
  const [, year, month, day, hours, minutes, seconds] = found;
  return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
}

/** Undefined where the file has none. */
export function findSignature(bytes: Uint8Array): Reading<FoundSignature | undefined> {
  const opened = pdfObjects(bytes);
  if (!opened.ok) return opened;
  const { count, object } = opened.value;
  const found: FoundSignature[] = [];
  for (let id = 1; id < count; id++) {
    const one = object(id);
    if (!one?.body.includes('/Type /Sig\n')) continue;
    if (one.from === undefined) return unreadable('its signature is broken');
    const range = /\/ByteRange \[([\d ]+)\]/.exec(one.body)?.[1]?.trim();
    const contents = /\/Contents (<[\da-f]*>)/.exec(one.body);
    const at = dateOf(one.body);
    if (range === undefined || !contents?.[1] || !at) return unreadable('its signature is broken');
    if (contents[1].length - '<>'.length > 2 * MOST_RESERVED)
      return unreadable('its signature is longer than any that Assay writes');
    const from = one.from + `${id} 0 obj\n`.length + contents.index + '/Contents '.length;
    const to = from + contents[1].length;
    found.push({
      field: {
        name: textOf(one.body, 'Name') ?? '',
        reason: textOf(one.body, 'Reason') ?? '',
        at,
        reserved: (to - from - 2) / 2,
      },
      gap: { from, to },
      range,
    });
  }
  if (found.length > 1) return unreadable('it carries more than one signature');
  return { ok: true, value: found[0] };
}

const nameIn = ({ typesAndValues }: pkijs.RelativeDistinguishedNames): string => {
  const common = typesAndValues.find(({ type }) => type === COMMON_NAME) ?? typesAndValues[0];
  return String(common?.value.valueBlock.value ?? '');
};

const signerOf = (certificate: pkijs.Certificate, der: Uint8Array): Signer => ({
  id: bytesToHex(sha256(der)),
  name: nameIn(certificate.subject),
  issuer: nameIn(certificate.issuer),
  from: certificate.notBefore.value.toISOString(),
  until: certificate.notAfter.value.toISOString(),
});

/** The certificate that is named within what is signed. */
function namedWithin({ signedAttrs }: pkijs.SignerInfo): string | undefined {
  const named = signedAttrs?.attributes.find(({ type }) => type === SIGNING_CERTIFICATE);
  let block: asn1js.AsnType | undefined = named?.values[0];
  while (block instanceof asn1js.Sequence) block = block.valueBlock.value[0];
  return block instanceof asn1js.OctetString
    ? bytesToHex(new Uint8Array(block.valueBlock.valueHexView))
    : undefined;
}

type SignedContent = {
  signed: pkijs.SignedData;
  /** The certificates as they lie in the file: written again, other bytes can give the same. */
  ders: Uint8Array[];
};

const CONTEXT_SPECIFIC = 3;

function certificatesIn(content: unknown): Uint8Array[] {
  if (!(content instanceof asn1js.Sequence)) return [];
  const set = content.valueBlock.value.find(
    ({ idBlock }) => idBlock.tagClass === CONTEXT_SPECIFIC && idBlock.tagNumber === 0,
  );
  return set instanceof asn1js.Constructed
    ? set.valueBlock.value.map(({ valueBeforeDecodeView }) => valueBeforeDecodeView)
    : [];
}

function signedDataIn(der: Uint8Array): SignedContent | undefined {
  try {
    const { result, offset } = asn1js.fromBER(new Uint8Array(der));
    // The room that the signature leaves is part of no signature: it is empty.
    if (der.subarray(offset).some((byte) => byte !== 0)) return undefined;
    const content = new pkijs.ContentInfo({ schema: result });
    const ders = certificatesIn(content.content);
    return { signed: new pkijs.SignedData({ schema: content.content }), ders };
  } catch {
    return undefined;
  }
}

const hexToBytes = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export async function checkSignature(bytes: Uint8Array): Promise<Reading<PdfSignature>> {
  const found = findSignature(bytes);
  if (!found.ok) return found;
  if (!found.value) return { ok: true, value: { state: 'none' } };
  const { field, gap, range } = found.value;
  const broken = (because: string, signer?: Signer): Reading<PdfSignature> => ({
    ok: true,
    value: { state: 'broken', because, ...(signer ? { signer } : {}) },
  });
  if (range !== `0 ${gap.from} ${gap.to} ${bytes.length - gap.to}`)
    return broken('The signature does not cover the whole file.');
  const hex = latin1(bytes.subarray(gap.from + 1, gap.to - 1));
  const { signed, ders = [] } = signedDataIn(hexToBytes(hex)) ?? {};
  const [info, ...others] = signed?.signerInfos ?? [];
  const certificate = signed?.certificates?.find(
    (one): one is pkijs.Certificate =>
      one instanceof pkijs.Certificate &&
      info?.sid instanceof pkijs.IssuerAndSerialNumber &&
      one.serialNumber.isEqual(info.sid.serialNumber) &&
      one.issuer.isEqual(info.sid.issuer),
  );
  const der = ders[certificate ? (signed?.certificates?.indexOf(certificate) ?? -1) : -1];
  if (!signed || !info || !certificate || !der || others.length > 0)
    return broken('The signature cannot be read.');
  // A signature over content of its own would hold whatever the file says.
  const { eContent, eContentType } = signed.encapContentInfo;
  if (eContent !== undefined || eContentType !== DATA || !DIGESTS.has(info.digestAlgorithm.algorithmId))
    return broken('The signature is not over this file.');
  // The signature is not over these, and Assay writes none.
  if (info.unsignedAttrs !== undefined || (signed.crls ?? []).length > 0)
    return broken('Something was added to the signature after it was made.');
  const signer = signerOf(certificate, der);
  if (namedWithin(info) !== signer.id)
    return broken('The signature was made for another certificate.', signer);
  const content = new Uint8Array(bytes.length - (gap.to - gap.from));
  content.set(bytes.subarray(0, gap.from));
  content.set(bytes.subarray(gap.to), gap.from);
  const holds = await signed
    .verify({ signer: 0, data: content.buffer, checkChain: false, extendedMode: false })
    .catch(() => false);
  if (!holds) return broken('The file was changed after it was signed.', signer);
  if (field.at < signer.from || field.at > signer.until)
    return broken('The file was signed outside the time for which the certificate holds.', signer);
  return { ok: true, value: { state: 'good', signer, at: field.at } };
}

/** The file with nothing in the room of its signature, to be compared with one that is made again. */
export function withoutSignature(bytes: Uint8Array, { gap }: Pick<FoundSignature, 'gap'>): Uint8Array {
  const blank = new Uint8Array(bytes);
  blank.fill(0x30, gap.from + 1, gap.to - 1);
  return blank;
}
