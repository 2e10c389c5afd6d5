/**
 * An export of the chain: one JSON object on each line. The first says what it is and has the sealed head; each other is
 * an event, whole where its reader may read it, else only its hash and the one before it. So the links can be followed
 * from the first event to the last, whoever exported it. Runs in a browser too.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import type { PublicKey } from '../seals/published-keys';
import type { CheckSeal, SealVerdict } from '../seals/statement';
import { linkText } from './link';
import { SealedHead } from './sealed-head';

export const EXPORT_FORMAT = 'assay-audit/1';
/** An event holds at most a statement and its reasons. */
export const LONGEST_LINE = 1_000_000;

export const Opening = z.object({
  format: z.literal(EXPORT_FORMAT),
  site: z.string().max(2000),
  exportedAt: z.iso.datetime(),
  head: SealedHead.optional(),
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
  /** `later`: sealed after this export was made, so it says nothing of it. */
  chain: 'contained' | 'rewritten' | 'cut' | 'later';
  seal: SealVerdict;
};

export type ChainVerdict = {
  verdict: 'genuine' | 'unvouched' | 'false';
  site: string;
  exportedAt: string;
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
    return shape.safeParse(JSON.parse(line)).data;
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
  let before = { seq: 0, hash: '' };
  let readable = 0;
  let brokenAt: number | undefined;
  const asked = new Map<number, string | undefined>(heads.map(({ head }) => [head.seq, undefined]));
  for await (const line of lines) {
    if (!opening) {
      opening = parsed(line, Opening);
      if (!opening) return undefined;
      if (opening.head) asked.set(opening.head.head.seq, undefined);
      continue;
    }
    if (line === '') continue;
    const event = parsed(line, z.union([Whole, Withheld]));
    const follows =
      event !== undefined &&
      event.seq === before.seq + 1 &&
      event.previous === before.hash &&
      (!('data' in event) || hashOf(event) === event.hash);
    if (!follows) brokenAt ??= before.seq + 1;
    if (brokenAt !== undefined) break;
    if (!event) break;
    if ('data' in event) readable += 1;
    if (asked.has(event.seq)) asked.set(event.seq, event.hash);
    before = { seq: event.seq, hash: event.hash };
  }
  if (!opening) return undefined;
  const { site, exportedAt, head: own } = opening;
  const judged = [...(own ? [own] : []), ...heads].map(({ head, seal }): HeadJudged => {
    const found = asked.get(head.seq);
    const missing = head.at > exportedAt ? 'later' : 'cut';
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
    events: before.seq,
    readable,
    ...(brokenAt === undefined ? {} : { brokenAt }),
    heads: judged,
  };
}
