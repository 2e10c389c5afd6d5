/** What checking an exported audit found, in sentences: the verdict first. Runs in a browser too. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { grouped } from '@/simulations/printing/numbers';
import type { ChainVerdict, HeadJudged } from './exported';

const moment = (at: string): string => `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;

function ofHead({ seq, at, chain, seal }: HeadJudged): string {
  const head = `The head of ${moment(at)} (event ${grouped(String(seq))})`;
  if (seal === 'broken') return `${head} was not sealed by the key that it names.`;
  if (chain === 'rewritten') return `${head} is another event here: the chain was rewritten.`;
  if (chain === 'cut') return `${head} is not in this file: events were cut off.`;
  if (chain === 'earlier') return `${head} is before this excerpt begins, and says nothing of it.`;
  if (chain === 'later') return `${head} is later than this file: export the audit again to compare it.`;
  return seal === 'good'
    ? `${head} is in the chain, and a key that you trust sealed it.`
    : `${head} is in the chain; who sealed it is not known. Give the site’s keys with it.`;
}

const HEADINGS: Record<ChainVerdict['verdict'], string> = {
  genuine: 'The chain holds, and its end is sealed by a key that you trust.',
  unvouched: 'The chain holds, but no key that you trust sealed its end.',
  false: 'The chain does not hold.',
};

/** The verdict, what fails, and the rest. */
export function chainSaid(judged: ChainVerdict): { head: string; failures: string[]; others: string[] } {
  const { verdict, from, events, readable, brokenAt, heads, site, exportedAt } = judged;
  const isBad = ({ seal, chain }: HeadJudged) =>
    seal === 'broken' || chain === 'cut' || chain === 'rewritten';
  const which = from === undefined ? 'Events' : `An excerpt from event ${grouped(String(from))} to`;
  return {
    head: HEADINGS[verdict],
    failures: [
      ...(brokenAt === undefined
        ? []
        : [`Event ${grouped(String(brokenAt))} does not follow from the one before it.`]),
      ...heads.filter(isBad).map(ofHead),
    ],
    others: [
      `${which}${from === undefined ? ':' : ''} ${grouped(String(events))}, of which ${grouped(String(readable))} can be read here; of the others only the hashes.`,
      ...heads.filter((head) => !isBad(head)).map(ofHead),
      `Exported from ${quoted(site, 200)} on ${moment(exportedAt)}, as the file says.`,
    ],
  };
}

export function chainSentences(judged: ChainVerdict): string[] {
  const { head, failures, others } = chainSaid(judged);
  return [head, ...failures.map((line) => `- ${line}`), ...others];
}
