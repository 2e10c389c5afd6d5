/**
 * An export of the chain: one JSON object on each line. The first says what it is and has the sealed head; each other is
 * an event, whole where its reader may read it, else only its hash and the one before it. So the links can be followed
 * from the first event to the last, whoever exported it. Runs in a browser too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { PublicKey } from '../seals/published-keys';
import type { CheckSeal, SealVerdict } from '../seals/statement';
import { linkText } from './link';
import { SealedHead } from './sealed-head';

export const EXPORT_FORMAT = 'assay-audit/1';
/** Whether a file begins as an export does. */
export const isExport = (bytes: Uint8Array): boolean =>
  new TextDecoder().decode(bytes.subarray(0, 40)).startsWith(`{"format":"${EXPORT_FORMAT}"`);

/** An event holds at most a statement and its reasons. */
export const LONGEST_LINE = 1_000_000;

export const Opening = z.object({
  format: z.literal(EXPORT_FORMAT),
  site: z.string().max(2000),
  exportedAt: z.iso.datetime(),
  head: SealedHead.optional(),
  /** Of an excerpt: the number of its first event, whose hash covers all that came before it. */
  from: z.int().min(1).optional(),
});
export type Opening = z.infer<typeof Opening>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const link = { seq: z.int().min(1), previous: z.union([z.literal(''), hash]), hash };
const text = z.string();
const Whole = z.strictObject({
  ...link,
  at: text,
  actor: text,
  actorName: text,
  organisationId: text.nullable(),
  organisationName: text.nullable(),
  kind: text,
  subject: text,
  data: text,
});
const Withheld = z.strictObject(link);

export type HeadJudged = {
  seq: number;
  at: string;
  /** `later`: sealed after this export was made, so it says nothing of it; `earlier`: before an excerpt begins. */
  chain: 'contained' | 'rewritten' | 'cut' | 'later' | 'earlier';
  seal: SealVerdict;
};

export type ChainVerdict = {
  verdict: 'genuine' | 'unvouched' | 'false';
  site: string;
  exportedAt: string;
  /** Of an excerpt: its first event. */
  from?: number;
  /** The number of its last event. */
  events: number;
  /** How many of them are whole in it. */
  readable: number;
  /** The first event that does not follow from the one before it. */
  brokenAt?: number;
  heads: HeadJudged[];
};

const parsed = <T>(line: string, shape: z.ZodType<T>): T | undefined => {
  if (line.length > LONGEST_LINE) return undefined;
  try {
    const data: unknown = JSON.parse(line);
    const read = shape.safeParse(data).data;
    // A key that is written twice, or one that nobody reads, would show another reader something else.
    const isWhole = read !== undefined && canonicalJson(read) === canonicalJson(data);
    return isWhole && JSON.stringify(data) === line ? read : undefined;
  } catch {
    return undefined;
  }
};

const hashOf = (event: z.infer<typeof Whole>): string => bytesToHex(sha256(utf8ToBytes(linkText(event))));

type Trust = { keys: PublicKey[]; checkSeal: CheckSeal; heads: SealedHead[] };

/** Undefined where the first line is not that of an export. */
export async function judgeExport(
  lines: AsyncIterable<string> | Iterable<string>,
  { keys, checkSeal, heads }: Trust,
): Promise<ChainVerdict | undefined> {
  let opening: Opening | undefined;
  let before: { seq: number; hash: string | undefined } = { seq: 0, hash: '' };
  let readable = 0;
  let brokenAt: number | undefined;
  const asked = new Map<number, string | undefined>(heads.map(({ head }) => [head.seq, undefined]));
  for await (const line of lines) {
    if (!opening) {
      opening = parsed(line, Opening);
      if (!opening) return undefined;
      if (opening.from !== undefined && opening.from > 1) before = { seq: opening.from - 1, hash: undefined };
      if (opening.head) asked.set(opening.head.head.seq, undefined);
      continue;
    }
    const event = parsed(line, z.union([Whole, Withheld]));
    const follows =
      event !== undefined &&
      event.seq === before.seq + 1 &&
      (before.hash === undefined || event.previous === before.hash) &&
      (!('data' in event) || hashOf(event) === event.hash);
    if (!follows) brokenAt ??= before.seq + 1;
    if (brokenAt !== undefined) break;
    if (!event) break;
    if ('data' in event) readable += 1;
    if (asked.has(event.seq)) asked.set(event.seq, event.hash);
    before = { seq: event.seq, hash: event.hash };
  }
  if (!opening) return undefined;
  const { site, exportedAt, head: own, from = 1 } = opening;
  const judged = [...(own ? [own] : []), ...heads].map(({ head, seal }): HeadJudged => {
    const found = asked.get(head.seq);
    const missing = head.seq < from ? 'earlier' : head.at > exportedAt ? 'later' : 'cut';
    const chain = found === undefined ? missing : found === head.hash ? 'contained' : 'rewritten';
    return { seq: head.seq, at: head.at, chain, seal: checkSeal('audit-head', head, seal, keys) };
  });
  const isFalse =
    brokenAt !== undefined ||
    judged.some(({ chain, seal }) => seal === 'broken' || chain === 'cut' || chain === 'rewritten');
  const vouched = judged.some(
    ({ chain, seal, seq }) => chain === 'contained' && seal === 'good' && seq === before.seq,
  );
  return {
    verdict: isFalse ? 'false' : vouched ? 'genuine' : 'unvouched',
    site,
    exportedAt,
    ...(from > 1 ? { from } : {}),
    events: before.seq,
    readable,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    heads: judged,
  };
}
