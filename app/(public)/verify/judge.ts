/** Judges a file in the browser, with the public keys that this site publishes. */
import { isExport, judgeExport } from '@/server/audit/exported';
import { chainSaid } from '@/server/audit/exported-words';
import { bundleStanding, isZip } from '@/server/documents/bundle-standing';
import { type AnyStanding, anyStanding } from '@/server/documents/filed-standing';
import { linesIn } from '@/server/documents/lines-in';
import { FILE_LIMIT, LARGE_ZIP, RECORD_LIMIT } from '@/server/documents/pdf/reading';
import { isSettledPaper } from '@/server/documents/settled-standing';
import { type Said, saidOfBundle, saidOfPaper } from '@/server/documents/verdict-words';
import type { Verdict } from '@/server/documents/vouched';
import { checkSealInBrowser } from '@/server/seals/check-in-browser';
import { PublishedKeys } from '@/server/seals/published-keys';

/** A settlement that its paper does not know to be replaced: this site may know more. */
export type SettlementAsked = { id: string; number: number };

export type Judged =
  | { state: 'judged'; verdict: Verdict; said: Said; dossier: boolean; settlement?: SettlementAsked }
  | { state: 'unreadable'; says: string }
  | { state: 'without-keys' };

export async function judge(file: File, onShare: (share: number) => void): Promise<Judged> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  if (file.size > (isZip(start) || isExport(start) ? RECORD_LIMIT : FILE_LIMIT))
    return {
      state: 'unreadable',
      says: isZip(start)
        ? `This ZIP ${LARGE_ZIP}.`
        : 'This file is larger than any that Assay writes. Choose another.',
    };
  const published = await publishedKeys();
  if (!published) return { state: 'without-keys' };
  const trust = { keys: published.keys, checkSeal: checkSealInBrowser };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isExport(bytes)) {
    const chain = await judgeExport(linesIn(bytes, onShare), { ...trust, heads: [] });
    if (!chain) return unreadable('its first line is not that of an exported audit');
    return { state: 'judged', verdict: chain.verdict, said: chainSaid(chain), dossier: false };
  }
  if (isZip(bytes)) {
    const read = await bundleStanding(bytes, trust, onShare);
    if (!read.ok) return unreadable(read.because);
    const { verdict } = read.value;
    return { state: 'judged', verdict, said: saidOfBundle(read.value), dossier: false };
  }
  const read = await anyStanding(bytes, trust);
  if (!read.ok) return unreadable(read.because);
  const { verdict, paper } = read.value;
  const settlement = toAsk(read.value);
  return {
    state: 'judged',
    verdict,
    said: saidOfPaper(read.value),
    dossier: paper === 'dossier',
    ...(settlement && { settlement }),
  };
}

function toAsk(standing: AnyStanding): SettlementAsked | undefined {
  if (!isSettledPaper(standing) || standing.verdict !== 'genuine' || standing.replaced) return undefined;
  const { id, settlement } = standing.settled;
  return { id, number: settlement };
}

async function publishedKeys(): Promise<PublishedKeys | undefined> {
  try {
    // A thread may be started from a text, which has no address that a path would follow.
    const answer = await fetch(new URL('/api/keys', location.origin));
    return PublishedKeys.parse(await answer.json());
  } catch {
    return undefined;
  }
}

const unreadable = (because: string): Judged => ({
  state: 'unreadable',
  says: `This file cannot be verified: ${because}. Choose the file as Assay wrote it; one that another program has saved again is another file.`,
});
