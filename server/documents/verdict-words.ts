/**
 * What is said of a paper that was verified: the verdict first, then what does not hold, then the rest. Whoever made the file wrote
 * parts of this, so their text never leaves its line. The command line and the page say the same.
 */

import { utcDay } from '@/rulebooks/spelling/dates';
import { onOneLine, quoted } from '@/rulebooks/spelling/quoted';
import type { ChainVerdict } from '../audit/exported';
import { chainSaid } from '../audit/exported-words';
import { keyShown } from '../seals/key-shown';
import type { BundleStanding } from './bundle-standing';
import type { Difference } from './differences';
import { type AnyStanding, type FiledPaper, isFiledPaper } from './filed-standing';
import type { OtherEngine } from './other-engine';
import type { PremisesStanding } from './premises-standing';
import { isSettledPaper, type SettledPaper } from './settled-standing';
import type { Standing } from './standing';
import type { Sealed, Verdict } from './vouched';

/** Where its figures were computed again as well. */
export type Computed = {
  differences: Difference[];
  samePages: boolean;
  notComputed?: true;
  otherEngine?: OtherEngine;
  /** The wagers whose counts are the applicant’s: only what follows from them was computed again. */
  ownCounts?: string[];
};
export type Verified = Standing & Partial<Computed>;

export type Said = { head: string; failures: string[]; others: string[] };

type Sealing =
  | 'dossier'
  | 'sign'
  | 'leaflet'
  | 'letter'
  | 'report'
  | 'leaflet of premises'
  | 'posted sheet of fees'
  | 'pool sign'
  | 'settlement report'
  | 'dividend statement'
  | 'settlement'
  | 'list'
  | 'approval'
  | 'refusal'
  | 'ruling';

/** Each of them vouches for something, which nobody does where it is missing. */
const UNSEALED: Record<Sealing, string> = {
  dossier: 'Dossier not sealed: nobody vouches for its operator, reference or status.',
  sign: 'Sign not sealed: nobody vouches for it.',
  leaflet: 'Leaflet not sealed: nobody vouches for it.',
  letter: 'Decision letter not sealed: nobody vouches for it.',
  report: 'Report on the trial not sealed: nobody vouches for it.',
  'leaflet of premises': 'Leaflet of premises not sealed: nobody vouches for it.',
  'posted sheet of fees': 'Posted sheet of fees not sealed: nobody vouches for it.',
  'pool sign': 'Pool sign not sealed: nobody vouches for it.',
  'settlement report': 'Settlement report not sealed: nobody vouches for it.',
  'dividend statement': 'Dividend statement not sealed: nobody vouches for it.',
  settlement: 'Settlement not sealed.',
  list: 'List not sealed: nobody vouches for what is in the ZIP.',
  approval: 'Approval not sealed.',
  refusal: 'Refusal not sealed.',
  ruling: 'Ruling not sealed.',
};

function sealSaid(what: Sealing, sealed: Sealed): string {
  const name = `The ${what}`;
  switch (sealed.state) {
    case 'none':
      return UNSEALED[what];
    case 'good':
      return `${name} is sealed by key ${keyShown(sealed.key)}, which you know.`;
    case 'unknown-key':
      return `${name} is sealed by key ${keyShown(sealed.key)}, not known to you. Ask the regulator for its key and give it with --key.`;
    case 'broken':
      return `${name} has a broken seal: it claims key ${keyShown(sealed.key)}, which did not sign this.`;
  }
}

function signatureSaid({
  vouched: { signature, paper },
}: {
  vouched: Pick<Standing['vouched'], 'signature' | 'paper'>;
}): string[] {
  if (signature.state !== 'good') return [];
  const { name } = signature.signer;
  const whose = paper.state === 'good' ? ', by the certificate that the seal names' : '';
  return [
    `Every byte is as it was signed in the name of ${quoted(name, 120)}, ${utcDay(signature.at)} (UTC)${whose}.`,
  ];
}

const refused = ({ vouched, status }: Standing): boolean =>
  vouched.decided ? vouched.decided.decision === 'refuse' : /refused/i.test(status);

const decisionName = (verified: Standing) => (refused(verified) ? 'refusal' : 'approval');

function failures(verified: Verified): string[] {
  const { paper: kind, differences = [], samePages = true, otherEngine, vouched, notComputed } = verified;
  const { paper, decision, variationRuling, contradictions } = vouched;
  const some = differences.length === 1 ? '1 field differs' : `${differences.length} fields differ`;
  return [
    ...(paper.state === 'broken' ? [sealSaid(kind, paper)] : []),
    ...(decision?.state === 'broken' ? [sealSaid(decisionName(verified), decision)] : []),
    ...(variationRuling?.state === 'broken' ? [sealSaid('ruling', variationRuling)] : []),
    ...contradictions,
    ...(differences.length > 0 ? [`${some} from what is computed here.`] : []),
    ...(notComputed && verified.verdict === 'false'
      ? ['Its figures would take long to compute and were not computed again: nothing would make it true.']
      : []),
    ...(samePages || otherEngine || notComputed
      ? []
      : [
          'The pages are not what the attached data makes here: they were changed, or another version of Assay made them.',
        ]),
  ];
}

/** Seals that hold or are missing; a broken one is listed with the failures. */
function standing(verified: Standing): string[] {
  const { decision, variationRuling, paper } = verified.vouched;
  return [
    ...(decision && decision.state !== 'broken' ? [sealSaid(decisionName(verified), decision)] : []),
    ...(variationRuling && variationRuling.state !== 'broken' ? [sealSaid('ruling', variationRuling)] : []),
    ...(paper.state === 'broken' ? [] : [sealSaid(verified.paper, paper)]),
    ...signatureSaid(verified),
  ];
}

const HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. Every figure was computed again and is equal, and the seals hold.',
  'working-copy':
    'EQUAL. Every figure was computed again and is equal. This is an unsealed working copy: nobody has approved it.',
  unvouched:
    'NOT VOUCHED FOR. Every figure was computed again and is equal, but no key that you know vouches for the rest.',
  false: 'FALSE. Do not rely on this dossier.',
};

/** Of papers that carry nothing to compute, and where nothing was. */
const UNCOMPUTED_HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. It was issued as it is here, and the seals hold.',
  'working-copy': 'WORKING COPY. Nobody has issued or approved it, and nothing vouches for what it says.',
  unvouched: 'NOT VOUCHED FOR. No key that you know vouches for it.',
  false: 'FALSE. Do not display it or rely on it.',
};

const NOT_COMPUTED =
  'NOT VOUCHED FOR. No key that you know vouches for it, and its figures would take long to compute: they were not. To compute them all the same, add --long.';

function headOf({ differences, verdict, otherEngine, notComputed }: Verified): string {
  if (!differences) return UNCOMPUTED_HEADS[verdict];
  if (verdict === 'unvouched' && notComputed) return NOT_COMPUTED;
  return verdict === 'unvouched' && otherEngine
    ? `NOT VOUCHED FOR. Made by ${otherEngine.made}; this is ${otherEngine.here}. Every figure and verdict is equal. This version cannot make the dossier’s pages again and did not compare its wording or bands: verify it with ${otherEngine.made}.`
    : HEADS[verdict];
}

/** The decision, each ruling on the trial after it, and what no file can say. */
function decided({ vouched: { decided: record, rulings = [], decision } }: Standing): string[] {
  if (!record || decision?.state !== 'good') return [];
  const trial = record.trialFrom && record.trialTo ? `, ${record.trialFrom} to ${record.trialTo}` : '';
  return [
    `Decision: ${record.decision}${trial}, by ${record.by}, ${record.authority}, ${record.at}.`,
    ...rulings.map(({ ruling, lastDay, by, authority, at }) => {
      const until = lastDay ? `, last day ${lastDay}` : '';
      return `Ruling: ${ruling}${until}, by ${by}, ${authority}, ${at}.`;
    }),
    ...(record.trialTo
      ? ['A later ruling is in no file made before it: the public record says what is in force today.']
      : []),
  ];
}

/** What was ruled on a local variation, in a letter on it. */
function ruledSaid({ vouched: { variationRuling, ruledVariation } }: Standing): string[] {
  if (!ruledVariation || variationRuling?.state !== 'good') return [];
  const { ruling, number, lastDay, by, authority, at } = ruledVariation;
  return [
    `Ruling on ${number}: ${ruling}${lastDay ? `, last day ${lastDay}` : ''}, by ${by}, ${authority}, ${at}.`,
  ];
}

const ownCountsSaid = ({ ownCounts = [] }: Verified): string[] =>
  ownCounts.length === 0
    ? []
    : [
        `Counts not recomputed: those of ${ownCounts.map((label) => quoted(label, 80)).join(', ')} are the applicant’s. Their figures were computed again from these counts, and have no witness.`,
      ];

const PAPER_NAMES: Record<Standing['paper'], string> = {
  dossier: 'Dossier',
  sign: 'Table sign',
  leaflet: 'House edge leaflet',
  letter: 'Decision letter',
  report: 'Report on the trial',
};

export function saidOf(verified: Verified): Said {
  const { paper, game, reference, version, status, operator, hash } = verified;
  const says = [
    `status ${quoted(status, 200)}`,
    ...(operator ? [`operator ${quoted(operator, 200)}`] : []),
  ].join(', ');
  return {
    head: headOf(verified),
    failures: failures(verified).map(onOneLine),
    others: [
      ...standing(verified),
      ...ownCountsSaid(verified),
      ...decided(verified),
      ...ruledSaid(verified),
      `${PAPER_NAMES[paper]}: ${game}, ${reference}, version ${version}, variant ${hash}.`,
      `It claims to be: ${says}.`,
    ].map(onOneLine),
  };
}

/** Of the whole, then of the decision on each game. */
function premisesFailures({ sealed, contradictions, games }: PremisesStanding): string[] {
  const ofGames = games.flatMap((each) => {
    const whole = { ...each.vouched, paper: { state: 'none' as const } };
    return failures({ ...each, vouched: whole })
      .filter((line) => !contradictions.includes(line))
      .map((line) => `${quoted(each.reference, 100)}: ${line}`);
  });
  return [
    ...(sealed.state === 'broken' ? [sealSaid('leaflet of premises', sealed)] : []),
    ...contradictions,
    ...ofGames,
  ];
}

export function saidOfPremises(standing: PremisesStanding): Said {
  const { verdict, premises, sealed, games } = standing;
  const [first] = games;
  return {
    head: UNCOMPUTED_HEADS[verdict],
    failures: premisesFailures(standing).map(onOneLine),
    others: [
      ...(sealed.state === 'broken' ? [] : [sealSaid('leaflet of premises', sealed)]),
      ...(first ? signatureSaid(first) : []),
      ...games.flatMap((each) => decided(each).map((line) => `${each.game}, ${each.reference}. ${line}`)),
      `Leaflet of premises: ${premises}.`,
      ...games.map(
        ({ game, reference, version, status, hash }) =>
          `It holds ${game}, ${reference}, version ${version}, variant ${hash}, and claims the status ${quoted(status, 200)}.`,
      ),
    ].map(onOneLine),
  };
}

const FILED_SEALING: Record<FiledPaper['paper'], Sealing> = {
  'filing-letter': 'letter',
  'fee-sheet': 'posted sheet of fees',
  'pool-sign': 'pool sign',
};
const FILED_NAMES: Record<FiledPaper['paper'], string> = {
  'filing-letter': 'Decision letter',
  'fee-sheet': 'Posted sheet of fees',
  'pool-sign': 'Pool sign',
};

/** Of a letter or a sheet about a document of a house. */
function saidOfFiled({
  paper,
  verdict,
  title,
  reference,
  operator,
  inForceFrom,
  hash,
  vouched,
}: FiledPaper): Said {
  const { paper: whole, decision, decided: record, contradictions } = vouched;
  const kind = record?.decision === 'refuse' ? 'refusal' : 'approval';
  const isBroken = (sealed: Sealed) => sealed.state === 'broken';
  const seals: [Sealing, Sealed][] = [
    ...(decision ? [[kind, decision] as [Sealing, Sealed]] : []),
    [FILED_SEALING[paper], whole],
  ];
  const said = (of: [Sealing, Sealed][]) => of.map(([what, sealed]) => sealSaid(what, sealed));
  return {
    head: UNCOMPUTED_HEADS[verdict],
    failures: [...said(seals.filter(([, sealed]) => isBroken(sealed))), ...contradictions].map(onOneLine),
    others: [
      ...said(seals.filter(([, sealed]) => !isBroken(sealed))),
      ...signatureSaid({ vouched }),
      ...(record && decision?.state === 'good'
        ? [`Decision: ${record.decision}, by ${record.by}, ${record.authority}, ${record.at}.`]
        : []),
      `${FILED_NAMES[paper]}: ${quoted(title, 200)}, ${reference}, of ${quoted(operator, 200)}, hash ${hash}.`,
      ...(kind === 'refusal'
        ? []
        : [
            `It claims to be in force from ${inForceFrom}. Another may have taken its place since: the public record says what is in force today.`,
          ]),
    ].map(onOneLine),
  };
}

const SETTLED_SEALING = {
  'settlement-report': 'settlement report',
  'dividend-statement': 'dividend statement',
} as const satisfies Record<SettledPaper['paper'], Sealing>;

/** Whoever holds only the file hears what was so when it was made. */
const replacedSaid = ({ replaced }: SettledPaper): string =>
  replaced
    ? `Replaced by settlement ${replaced.by} at ${replaced.at}: take the papers of the last settlement.`
    : 'No later settlement had replaced it when this was made. One may have since: its operator and its regulator see that on the page of the meeting.';

/** Of a settled race meeting. */
function saidOfSettled(standing: SettledPaper): Said {
  const { paper, verdict, settled, vouched } = standing;
  const seals: [Sealing, Sealed][] = [
    ['settlement', vouched.settlement],
    [SETTLED_SEALING[paper], vouched.paper],
  ];
  const said = (isBroken: boolean) =>
    seals
      .filter(([, sealed]) => (sealed.state === 'broken') === isBroken)
      .map(([what, sealed]) => sealSaid(what, sealed));
  const { meeting, venue, day, settlement, operator, by, at, hash, why, poolRules } = settled;
  return {
    head: UNCOMPUTED_HEADS[verdict],
    failures: [...said(true), ...vouched.contradictions].map(onOneLine),
    others: [
      ...(standing.replaced ? [replacedSaid(standing)] : []),
      ...said(false),
      ...signatureSaid({ vouched }),
      `Settlement ${settlement} of ${quoted(meeting, 200)}, ${quoted(venue, 200)}, ${day}: settled by ${quoted(by, 200)}, ${quoted(operator, 200)}, ${at}; hash ${hash}.`,
      ...(why === '' ? [] : [`It amends the settlement before it: ${quoted(why, 500)}.`]),
      ...(poolRules ? [`Its pool rules: ${poolRules.number}, hash ${poolRules.hash}.`] : []),
      ...(standing.replaced ? [] : [replacedSaid(standing)]),
    ].map(onOneLine),
  };
}

/** Of any paper. */
export function saidOfPaper(standing: AnyStanding): Said {
  if (isSettledPaper(standing)) return saidOfSettled(standing);
  if (isFiledPaper(standing)) return saidOfFiled(standing);
  return standing.paper === 'premises' ? saidOfPremises(standing) : saidOf(standing);
}

const BUNDLE_HEADS: Record<Verdict, string> = {
  genuine: 'GENUINE. Every paper in it was issued as it is here, and the seals hold.',
  'working-copy':
    'WORKING COPIES. Nobody has issued or approved them, and nothing vouches for what they say.',
  unvouched: 'NOT VOUCHED FOR. No key that you know vouches for all of it.',
  false: 'FALSE. Do not display or rely on what is in it.',
};

const WORDS: Record<Verdict, string> = {
  genuine: 'genuine',
  'working-copy': 'a working copy',
  unvouched: 'not vouched for',
  false: 'false',
};

const eventsSaid = (chain: ChainVerdict): string[] => {
  const { head, others } = chainSaid(chain);
  return chain.verdict === 'false' ? [] : [head, ...others];
};

/** The ZIP as a whole, then each paper in it. */
export function saidOfBundle({
  verdict,
  contradictions,
  list,
  papers,
  asListed,
  premises,
  games,
  chain,
}: BundleStanding): Said {
  const ofPapers = papers.flatMap(({ name, standing: each }) =>
    (each.paper === 'premises' ? premisesFailures(each) : failures(each)).map(
      (line) => `${quoted(name, 100)}: ${line}`,
    ),
  );
  return {
    head: BUNDLE_HEADS[verdict],
    failures: [
      ...(list?.state === 'broken' ? [sealSaid('list', list)] : []),
      ...contradictions,
      ...ofPapers,
    ].map(onOneLine),
    others: [
      ...(list && list.state !== 'broken' ? [sealSaid('list', list)] : []),
      ...(chain ? eventsSaid(chain) : []),
      ...papers.map(({ name, standing: each }) => `${quoted(name, 100)}: ${WORDS[each.verdict]}.`),
      ...asListed.map((name) => `${quoted(name, 100)}: the file that the list names.`),
      ...(premises === undefined ? [] : [`It claims to be of ${quoted(premises, 200)}.`]),
      ...games.map(
        ({ reference, version, status }) =>
          `It claims to be: ${reference}, version ${version}, status ${quoted(status, 200)}.`,
      ),
    ].map(onOneLine),
  };
}
