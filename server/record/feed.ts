/** What the authority approved, extended, adopted and ended, newest first, as an Atom feed (RFC 4287). */
import { createHash } from 'node:crypto';
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import { asSubmitted } from '@/rulebooks/variant/occasion';
import { dayEndIn, dayIn, latestDay } from '@/rulebooks/zones';
import type { Queries } from '../db/client';
import { playableOn, seenState } from '../submissions/stored/days';
import { heldOf } from '../submissions/stored/held';
import { everyDecided } from '../submissions/stored/queries';
import { lastPlaySaid } from '../vocabulary/life/last-play';
import type { DecisionKind, RulingKind } from '../vocabulary/life/steps';
import { type Confirmed, confirmedAmong } from './confirmed';
import { nameFor } from './life';
import { FEED_PATH, type PublicStep } from './shapes';

export const ENTRIES_IN_THE_FEED = 100;
/** Among those that moved last there are more than enough for the feed. */
const LOOKED_AT = 400;

type Happened = { id: string; at: string; title: string; says: string; author: string; path: string };

const TITLES: Partial<Record<DecisionKind | RulingKind, string>> = {
  'approve-for-trial': 'Approved for trial',
  approve: 'Approved',
  'approve-with-conditions': 'Approved with conditions',
  extend: 'Trial extended',
  adopt: 'Adopted',
  'refuse-adoption': 'Not adopted',
  discontinue: 'Trial discontinued',
};

function saidOf(
  { what, from, lastDay, clause, otherDays }: PublicStep,
  { submission: { trialFrom }, played }: Confirmed,
): string {
  const under = clause ? `, under clause ${clause}` : '';
  const last = lastDay ? longDate(lastDay) : '';
  switch (what) {
    case 'approve-for-trial':
      return [
        `May be played on trial from ${from ? longDate(from) : ''} to ${last}${under}.`,
        ...(otherDays ? [otherDays] : []),
      ].join(' ');
    case 'extend':
      return `May be played on trial until ${last}${under}.`;
    case 'refuse-adoption':
    case 'discontinue':
      return `${lastPlaySaid({ from: trialFrom ?? '', to: lastDay ?? '' }).slice(0, -1)}${under}.`;
    default: {
      const conditions =
        what === 'approve-with-conditions' ? ', while the conditions of the regulator are met' : '';
      return `May be played ${asSubmitted(played.variant.circumstances)}${conditions}${under}.`;
    }
  }
}

/** How a trial ended without a ruling: given up by its operator, or by the clock. */
function endOf({ submission, trialSteps, life }: Confirmed, now: Date) {
  const { rulebook, trialFrom, trialTo } = submission;
  const [approval] = life;
  if (!approval || !trialTo) return undefined;
  const abandoned = trialSteps.find(({ step }) => step === 'abandon');
  if (abandoned)
    return {
      id: nameFor(`${approval.id} abandoned`),
      at: abandoned.at,
      title: 'Trial abandoned',
      says: `Its operator gave the game up. ${lastPlaySaid({ from: trialFrom ?? '', to: trialTo })}`,
    };
  if (seenState(submission, dayIn(rulebook, now)) !== 'expired') return undefined;
  return {
    id: nameFor(`${approval.id} over on ${trialTo}`),
    at: dayEndIn(rulebook, trialTo).toISOString(),
    title: 'Trial over',
    says: `The last day of play was ${longDate(trialTo)}.`,
  };
}

/** Stopped by the clock because a consent that it depends on has ended, on a day on which it could still be played. */
function lapseOf({ submission, played, life }: Confirmed, held: Held | undefined, now: Date) {
  const { rulebook } = submission;
  const [approval] = life;
  if (!approval || !held || dayIn(rulebook, now) <= held.to) return undefined;
  if (!playableOn(submission, played.variant.circumstances, { today: held.to, held })) return undefined;
  return {
    id: nameFor(`${approval.id} without consent after ${held.to}`),
    at: dayEndIn(rulebook, held.to).toISOString(),
    title: 'Consent ended',
    says: `The consent of ${listed(held.of)}, on which the game depends, ended. The last day of play was ${longDate(held.to)}.`,
  };
}

async function happenedTo(db: Queries, confirmed: Confirmed, now: Date): Promise<Happened[]> {
  const { submission, operator, played, life } = confirmed;
  const lapse = lapseOf(confirmed, await heldOf(db, submission), now);
  const what = `${played.game.label}, ${operator}, ${submission.reference} version ${submission.version}`;
  const path = `/r/${submission.reference}/${submission.version}`;
  const { authority } = played.rulebook;
  const end = endOf(confirmed, now);
  return [
    ...life.flatMap((step) => {
      const title = TITLES[step.what];
      return title
        ? [{ id: step.id, at: step.at, title, says: saidOf(step, confirmed), author: step.authority }]
        : [];
    }),
    ...(lapse ? [{ ...lapse, author: authority }] : []),
    ...(end ? [{ ...end, author: end.title === 'Trial abandoned' ? operator : authority }] : []),
  ].map((each) => ({ ...each, title: `${each.title}: ${what}`, path }));
}

/** XML has no way to write some characters: those are left out. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const entryXml = ({ id, at, title, says, author, path }: Happened, site: string): string =>
  [
    '  <entry>',
    `    <id>urn:uuid:${id}</id>`,
    `    <title>${escaped(title)}</title>`,
    `    <updated>${at}</updated>`,
    `    <author><name>${escaped(author)}</name></author>`,
    `    <link rel="alternate" type="text/html" href="${escaped(site + path)}"/>`,
    `    <summary>${escaped(says)}</summary>`,
    '  </entry>',
  ].join('\n');

export type Feed = { xml: string; etag: string };

/** `site`: the public address of this one. */
export async function readFeed(db: Queries, site: string, now: Date): Promise<Feed> {
  const decided = await everyDecided(db, { begun: latestDay(now), most: LOOKED_AT });
  const all: Happened[] = [];
  for (const confirmed of await confirmedAmong(db, decided, now))
    all.push(...(await happenedTo(db, confirmed, now)));
  const happened = all
    .sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
    .slice(0, ENTRIES_IN_THE_FEED);
  const xml = `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escaped(`${site}${FEED_PATH}`)}</id>`,
    '  <title>Register of casino games: approvals, trials and adoptions</title>',
    `  <updated>${happened[0]?.at ?? '1970-01-01T00:00:00.000Z'}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(`${site}${FEED_PATH}`)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(`${site}/register`)}"/>`,
    ...happened.map((each) => entryXml(each, site)),
    '</feed>',
  ].join('\n')}\n`;
  return { xml, etag: `"${createHash('sha256').update(xml).digest('hex')}"` };
}

/** Whoever has this very feed already is only told so. */
export function answerFeed({ xml, etag }: Feed, ifNoneMatch: string | null): Response {
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' };
  const known = ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  if (known || ifNoneMatch?.trim() === '*') return new Response(null, { status: 304, headers });
  return new Response(xml, {
    headers: { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}
