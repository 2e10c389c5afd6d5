/** Papers as an installation issues them, and what is said of each way to tamper with one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSeal, seal } from '../seals/seal';
import { type Issuer, issued } from './issued';
import { makeDossier, makeLeaflet, makeSign } from './make';
import { signPdf, withOffsets } from './pdf/sign';
import { checkSignature, findSignature } from './pdf/signature';
import { standingOf } from './standing';
import type { Subject } from './subject';
import { bigSix } from './testing/big-six';
import { approved, DECIDED } from './testing/decided';
import { type KnownKey, newIssuer } from './testing/issuer';
import { changedWithin } from './testing/opened-pdf';
import { saidOf } from './verdict-words';
import { verifyDossier } from './verify';

type Known = Issuer & { key: KnownKey };
let site: Known;
let forger: Known;
let subject: Subject;
let sign: Uint8Array;
let dossier: Uint8Array;

const signOf = (of: Subject, by: Known, paper?: 'A3') =>
  issued(
    of.record,
    async (sealing) => (await makeSign(of, { paper: paper ?? 'A4', orientation: 'portrait' }, sealing)).bytes,
    async () => by,
  );

beforeAll(async () => {
  [site, forger] = await Promise.all([
    newIssuer('Assay at the Commission'),
    newIssuer('Assay at the Commission'),
  ]);
  subject = approved(await bigSix(), site.key);
  sign = await signOf(subject, site);
  dossier = await issued(
    subject.record,
    (sealing) => makeDossier(subject, sealing),
    async () => site,
  );
}, 120_000);

const judged = async (bytes: Uint8Array) => {
  const read = await standingOf(bytes, { keys: [site.key.known], checkSeal });
  if (!read.ok) throw new Error(read.because);
  return read.value;
};

/** The same length, so that every offset stays true. */
function changed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.includes(from), `${from} is in the file`).toBe(true);
  expect(to).toHaveLength(from.length);
  return Buffer.from(text.replace(from, to), 'latin1');
}

describe('a paper that was issued', () => {
  it('is genuine by the public key alone', async () => {
    expect(await judged(sign)).toMatchObject({
      paper: 'sign',
      verdict: 'genuine',
      game: 'Big Six (Wheel of Fortune)',
      reference: 'A-0001',
      version: 1,
      status: 'Approved',
      vouched: {
        paper: { state: 'good' },
        decision: { state: 'good' },
        signature: {
          state: 'good',
          at: DECIDED,
          signer: { name: 'Assay at the Commission', id: site.certificate.id },
        },
        contradictions: [],
      },
    });
    const leaflet = await issued(
      subject.record,
      (sealing) => makeLeaflet(subject, sealing),
      async () => site,
    );
    expect(await judged(leaflet)).toMatchObject({ paper: 'leaflet', verdict: 'genuine' });
  });

  it('is the same to the last byte each time it is issued', async () => {
    expect(Buffer.compare(sign, await signOf(subject, site))).toBe(0);
  });

  it('is computed and made again where it is a dossier, its signature apart', async () => {
    expect(await verifyDossier(dossier, { threads: 1, keys: [site.key.known] })).toMatchObject({
      ok: true,
      value: {
        verdict: 'genuine',
        differences: [],
        samePages: true,
        vouched: { signature: { state: 'good' } },
      },
    });
  });

  it('is false at once where its seal does not hold, whatever it asks to be computed', async () => {
    const forged = (rounds: number) => {
      const witness = subject.analysis.witness.map((seen) => ({ ...seen, rounds }));
      return makeDossier(
        { ...subject, analysis: { ...subject.analysis, witness } },
        {
          key: site.key.id,
          seal: (purpose, manifest) => ({ ...seal(purpose, manifest, forger.key), key: site.key.id }),
        },
      );
    };
    const verified = async (rounds: number) =>
      verifyDossier(await forged(rounds), { threads: 1, keys: [site.key.known] });
    expect(await verified(900_000_000)).toMatchObject({
      ok: true,
      value: { verdict: 'false', notComputed: true },
    });
    const computed = await verified(1000);
    expect(computed).toMatchObject({ ok: true, value: { verdict: 'false' } });
    expect(computed).not.toHaveProperty('value.notComputed');
  });

  it('is computed for long only where a known key stands for it, or where that is asked for', async () => {
    const witness = subject.analysis.witness.map((seen) => ({ ...seen, rounds: 900_000_000 }));
    const unsealed = await makeDossier({ ...subject, analysis: { ...subject.analysis, witness } });
    const read = await verifyDossier(unsealed, { threads: 1, keys: [site.key.known] });
    expect(read).toMatchObject({ ok: true, value: { verdict: 'unvouched', notComputed: true } });
    if (!read.ok) return;
    expect(saidOf(read.value).head).toMatch(/^NOT VOUCHED FOR.* would take long .* add --long/);
    expect(saidOf(read.value).failures).toEqual([]);
  });

  it('is not vouched for where the key is not known', async () => {
    const read = await standingOf(sign, { keys: [], checkSeal });
    expect(read).toMatchObject({ ok: true, value: { verdict: 'unvouched' } });
  });

  it('is dated by its certificate where the decision is older', async () => {
    const old = await signOf(approved(subject, site.key, { dated: '2001-05-05T05:05:05.500Z' }), site);
    expect(findSignature(old)).toMatchObject({ value: { field: { at: '2007-01-01T00:00:00.000Z' } } });
  });

  it('a working copy is neither sealed nor signed', async () => {
    const draft = await signOf({ ...subject, record: { ...subject.record, draft: true } }, site);
    expect(findSignature(draft)).toEqual({ ok: true, value: undefined });
    expect(await standingOf(draft, { keys: [], checkSeal })).toMatchObject({ ok: false });
  });
});

const resigned = (bytes: Uint8Array, by: Issuer): Promise<Buffer> => {
  const found = findSignature(bytes);
  if (!found.ok || !found.value) throw new Error('it is signed');
  const { gap, range } = found.value;
  const text = Buffer.from(bytes);
  const at = text.indexOf(`/ByteRange [${range}`, 0, 'latin1');
  const end = text.indexOf(']', at) + 1;
  text.write('/ByteRange [0 /********** /********** /**********]'.padEnd(end - at), at, 'latin1');
  text.fill(0x30, gap.from + 1, gap.to - 1);
  return signPdf(text, by.certificate);
};

const OUTSIDE = /outside the time for which the certificate holds/;

async function dated(at: string): Promise<Uint8Array> {
  const made = await makeSign(
    subject,
    { paper: 'A4', orientation: 'portrait' },
    {
      key: site.key.id,
      seal: (purpose, manifest) => seal(purpose, manifest, site.key),
      signature: {
        certificate: site.certificate.id,
        field: { name: 'x', reason: 'x', at, reserved: 4000 },
      },
    },
  );
  return signPdf(made.bytes, site.certificate);
}

/** What a forger who has every file and no key can do, and the first thing that is said of it. */
const TAMPERING: [string, () => Promise<Uint8Array>, RegExp][] = [
  [
    'a letter on its pages is changed',
    async () => changed(sign, '<pdf:Producer>Assay', '<pdf:Producer>Essay'),
    /changed after it was signed/,
  ],
  [
    'its attached data is changed',
    async () => changedWithin(sign, '"reference":"A-0001"', '"reference":"A-0002"'),
    /not the data that was sealed/,
  ],
  [
    'its attached data is changed and it is signed again',
    async () => resigned(changedWithin(sign, '"reference":"A-0001"', '"reference":"A-0002"'), forger),
    /not the data that was sealed/,
  ],
  [
    'it is signed again by someone else',
    () => resigned(sign, forger),
    /another certificate than the one that was sealed/,
  ],
  [
    'another sheet carries what this one carried',
    async () => {
      // The forger's pages, the true data and its true seal.
      const made = await makeSign(
        subject,
        { paper: 'A3', orientation: 'portrait' },
        {
          key: site.key.id,
          seal: (purpose, manifest) => seal(purpose, manifest, site.key),
          signature: {
            certificate: site.certificate.id,
            field: { name: 'x', reason: 'x', at: DECIDED, reserved: 4000 },
          },
        },
      );
      return signPdf(made.bytes, forger.certificate);
    },
    /another certificate than the one that was sealed/,
  ],
  [
    'its signature is blanked out',
    async () => {
      const found = findSignature(sign);
      const bytes = new Uint8Array(sign);
      if (found.ok && found.value) bytes.fill(0x30, found.value.gap.from + 1, found.value.gap.to - 1);
      return bytes;
    },
    /cannot be read/,
  ],
  [
    'something is written into the room that its signature leaves',
    async () => {
      const found = findSignature(sign);
      const bytes = Buffer.from(sign);
      if (found.ok && found.value) bytes.write('deadbe', found.value.gap.to - 7, 'latin1');
      return bytes;
    },
    /cannot be read/,
  ],
  [
    'its signature is hidden',
    async () => changed(sign, '/Type /Sig\n', '/Type /Sog\n'),
    /signature over the file was taken away/,
  ],
  [
    'its certificate is spelled in other bytes',
    async () => {
      const found = findSignature(sign);
      const bytes = Buffer.from(sign);
      const [own] = site.certificate.chain;
      if (!found.ok || !found.value || !own) throw new Error('it is signed');
      const other = Buffer.from(own);
      other.writeUInt8(other.readUInt8(9) ^ 1, 9);
      bytes.write(other.toString('hex'), bytes.indexOf(own.toString('hex'), found.value.gap.from), 'latin1');
      return bytes;
    },
    /made for another certificate/,
  ],
  [
    'its signature covers a part of the file alone',
    async () => {
      const found = findSignature(sign);
      const range = found.ok && found.value ? found.value.range : '';
      const [, from = '', to = '', rest = ''] = range.split(' ');
      return changed(sign, range, `0 ${from} ${to} ${String(Number(rest) - 9).padEnd(rest.length)}`);
    },
    /does not cover the whole file/,
  ],
  [
    'the signature of another paper is put in',
    async () => {
      const other = Buffer.from(await signOf(subject, site, 'A3'));
      const [mine, theirs] = [findSignature(sign), findSignature(other)];
      if (!mine.ok || !mine.value || !theirs.ok || !theirs.value) throw new Error('both are signed');
      const bytes = Buffer.from(sign);
      other.copy(bytes, mine.value.gap.from, theirs.value.gap.from, theirs.value.gap.to);
      return bytes;
    },
    /changed after it was signed/,
  ],
  ['it is dated before its certificate', () => dated('2001-01-01T00:00:00.000Z'), OUTSIDE],
  ['it is dated after its certificate has ended', () => dated('2027-01-02T00:00:00.000Z'), OUTSIDE],
  [
    'a refusal is printed as an approval',
    async () => {
      const refused = approved(subject, site.key);
      const { sealedDecision } = refused.record;
      if (!sealedDecision) throw new Error('it is decided');
      const record = { ...sealedDecision.record, decision: 'refuse' as const };
      return signOf(
        {
          ...refused,
          record: { ...refused.record, sealedDecision: { record, seal: seal('decision', record, site.key) } },
        },
        site,
      );
    },
    /^The status is "Approved" here and "Refused"/,
  ],
  [
    'an approval is rebuilt for another variant',
    async () => signOf(approved(subject, site.key, { hash: 'f'.repeat(64) }), site),
    /^The hash of the variant is /,
  ],
];

describe('a sign is false where', () => {
  it.each(TAMPERING)('%s', async (_, tampered, says) => {
    const { verdict, vouched } = await judged(await tampered());
    expect(verdict).toBe('false');
    expect(vouched.contradictions.join('\n')).toMatch(new RegExp(says.source, 'm'));
  });

  it('its seal is made for a leaflet', async () => {
    const bytes = await issued(
      subject.record,
      async (sealing) =>
        (
          await makeSign(
            subject,
            { paper: 'A4', orientation: 'portrait' },
            sealing && {
              ...sealing,
              seal: (purpose, manifest) => seal(purpose, { ...manifest, paper: 'leaflet' }, site.key),
            },
          )
        ).bytes,
      async () => site,
    );
    expect(await judged(bytes)).toMatchObject({ verdict: 'false', vouched: { paper: { state: 'broken' } } });
  });
});

describe('a sign that someone else issued whole', () => {
  it('is vouched for by nobody', async () => {
    expect(await judged(await signOf(approved(subject, forger.key), forger))).toMatchObject({
      verdict: 'unvouched',
      vouched: {
        paper: { state: 'unknown-key' },
        decision: { state: 'unknown-key' },
        signature: { state: 'good' },
      },
    });
  });
  it('is false where it borrows the name of the true key', async () => {
    const thief = { ...forger, key: { ...forger.key, id: site.key.id } };
    expect(await judged(await signOf(subject, thief))).toMatchObject({
      verdict: 'false',
      vouched: { paper: { state: 'broken' } },
    });
  });
});

describe('a dossier', () => {
  it('is false where it is signed again by someone else', async () => {
    expect(
      await verifyDossier(await resigned(dossier, forger), { threads: 1, keys: [site.key.known] }),
    ).toMatchObject({
      ok: true,
      value: { verdict: 'false', samePages: true, differences: [] },
    });
  });
  it('that was sealed without a signature is false once somebody signs it', async () => {
    const field = { name: 'x', reason: 'x', at: DECIDED, reserved: 4000 };
    // As sealed before papers were signed: its seal names no certificate.
    const certificate = undefined as unknown as string;
    const made = await makeDossier(subject, {
      key: site.key.id,
      seal: (purpose, manifest) => seal(purpose, manifest, site.key),
      signature: { certificate, field },
    });
    const bytes = await signPdf(made, forger.certificate);
    expect(await judged(bytes)).toMatchObject({
      verdict: 'false',
      vouched: { paper: { state: 'good' }, decision: { state: 'good' }, signature: { state: 'good' } },
    });
  });
  it('is false where anything was written after its end', async () => {
    const longer = Buffer.concat([dossier, Buffer.from('%%EOF\n')]);
    expect(await checkSignature(longer)).toMatchObject({ ok: false });
  });
  it('has room for its signature filled in at one place alone', async () => {
    const found = findSignature(dossier);
    if (!found.ok || !found.value) throw new Error('it is signed');
    const { gap } = found.value;
    const again = await makeDossier(subject, {
      key: site.key.id,
      seal: (purpose, manifest) => seal(purpose, manifest, site.key),
      signature: { certificate: site.certificate.id, field: found.value.field },
    });
    const { bytes, gap: room } = withOffsets(again);
    expect(room).toEqual(gap);
    expect(Buffer.compare(bytes.subarray(0, gap.from), dossier.subarray(0, gap.from))).toBe(0);
    expect(Buffer.compare(bytes.subarray(gap.to), dossier.subarray(gap.to))).toBe(0);
  });
});

it('nothing is issued that was decided after the certificate ended', async () => {
  const asked = issued(
    { ...subject.record, dated: '2028-01-01T00:00:00.000Z' },
    async () => sign,
    async () => site,
    new Date('2026-01-01T00:00:00.000Z'),
  );
  await expect(asked).rejects.toThrow('no paper can be signed');
});

it('nothing is issued once the certificate has ended', async () => {
  const ended = new Date('2027-01-01T00:00:01.000Z');
  const asked = issued(
    subject.record,
    async () => sign,
    async () => site,
    ended,
  );
  await expect(asked).rejects.toThrow('ended on 2027-01-01 (UTC), so no paper can be signed');
});
