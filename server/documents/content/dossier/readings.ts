import { comparedTable, readingBasis } from '@/rulebooks/checks/ambiguities';
import { type ClaimCheck, checkClaim } from '@/rulebooks/checks/claims';
import { edgesByOrder } from '@/rulebooks/edges/house-edge';
import { knownEdge } from '@/rulebooks/edges/known-edge';
import type { Ambiguity, Claim } from '@/rulebooks/format/record';
import { chargedWager } from '@/rulebooks/offer/charges';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { fromText } from '@/simulations/exact/fraction';
import { percent } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';

import { ambiguitiesConcerning, claimsConcerning } from './concerning';
import { READINGS } from './places';

/** "Clause 3.4", "Appendix A". */
const clauseNamed = (clause: string): string => (/^\d/.test(clause) ? `Clause ${clause}` : clause);

const KINDS = {
  damaged: 'damaged text',
  contradictory: 'contradictory text',
  open: 'open to two readings',
} as const;

const eachSaid = ({ setting, ours, confirms }: ClaimCheck['each'][number]): string =>
  `${setting} ${percent(fromText(ours))}, ${confirms ? `which confirms ${confirms}` : 'which is not printed'}`;

function claimNote(subject: Subject, claim: Claim): Block {
  const { ours, each, agrees, difference } = checkClaim(subject.rulebook, claim);
  const found = ours.map((edge) => percent(edge)).join(' to ');
  const cause = claim.likelyCause ? ` ${claim.likelyCause}` : '';
  return {
    kind: 'note',
    tone: agrees ? 'plain' : 'attention',
    title: `Clause ${claim.clause} prints ${claim.printed}`,
    lines: [
      claim.says,
      agrees
        ? `We get ${found}: it agrees at every printed digit.`
        : `We get ${found}: it differs by ${difference.replaceAll('-', '−')} percentage points.${cause}`,
      ...(agrees || each.length === 0 ? [] : [`${each.map(eachSaid).join('; ')}.`]),
    ],
  };
}

/** At the minimum odds, or the table compared: as we read the text, and as it could be read. */
function bothWays(
  { rulebook }: Subject,
  { compares }: Ambiguity,
): {
  chosen?: string | undefined;
  other?: string | undefined;
  /** What the edges are of, where a meter is involved. */
  basis?: string;
} {
  const game = rulebook.games.find(({ id }) => id === compares?.game);
  const printed = game?.wagers.find(({ id }) => id === compares?.wager);
  if (!compares || !game || !printed) return {};
  const options = chosenOptions(game, {});
  const wager = chargedWager(game, printed, options);
  const { rows, id } = comparedTable(wager, compares);
  const basis = readingBasis(wager, compares);
  if (compares.otherOrder)
    return { ...edgesByOrder(game, wager, options, rows, compares.otherOrder), ...basis };
  const otherWager = { ...wager, parameters: { ...wager.parameters, ...compares.otherParameters } };
  return {
    chosen: knownEdge(game, wager, options, rows, id),
    other: knownEdge(game, otherWager, options, { ...rows, ...compares.otherPays }, id),
    ...basis,
  };
}

function ambiguityNote(subject: Subject, ambiguity: Ambiguity): Block {
  const { chosen, other, basis } = bothWays(subject, ambiguity);
  const at = (edge: string | undefined) =>
    edge === undefined ? '' : ` House edge${basis ? ` ${basis}` : ''} ${percent(edge)}.`;
  return {
    kind: 'note',
    tone: 'plain',
    title: `${clauseNamed(ambiguity.clause)}: ${KINDS[ambiguity.kind]}`,
    lines: [
      ambiguity.text,
      `Read as: ${ambiguity.reading}${at(chosen)}`,
      `Otherwise: ${ambiguity.otherReading}${at(other)}`,
      `Why: ${ambiguity.because}`,
    ],
  };
}

export function readings(subject: Subject): Block[] {
  const { rulebook, game } = subject;
  const claims = claimsConcerning(rulebook, game);
  const ambiguities = ambiguitiesConcerning(rulebook, game);
  const heading: Block = {
    kind: 'heading',
    level: 2,
    text: 'What the source prints, and how we read it',
    id: READINGS,
  };
  if (claims.length === 0 && ambiguities.length === 0) return [];
  return [
    heading,
    ...claims.map((claim) => claimNote(subject, claim)),
    ...ambiguities.map((ambiguity) => ambiguityNote(subject, ambiguity)),
  ];
}

/** The clauses that print a figure or can be read in two ways, each with how it was taken; why is in the annex. */
export function readingsBriefly(subject: Subject): Block[] {
  const { rulebook, game } = subject;
  const claims = claimsConcerning(rulebook, game);
  const ambiguities = ambiguitiesConcerning(rulebook, game);
  const heading: Block = { kind: 'heading', level: 2, text: 'Readings of the source' };
  if (claims.length + ambiguities.length === 0)
    return [
      heading,
      {
        kind: 'paragraph',
        text: 'The source prints no figure for this game, and its section has no damaged or ambiguous text.',
      },
    ];
  const differs = claims.filter((claim) => !checkClaim(rulebook, claim).agrees);
  const figures =
    claims.length === 0
      ? []
      : [
          differs.length === 0
            ? `Every figure that the source prints for this game agrees with ours (${claims.length}).`
            : `Of ${claims.length} figures that the source prints for this game, these differ from ours: ${differs.map(({ clause, printed }) => `clause ${clause}, ${printed}`).join('; ')}.`,
        ];
  const read =
    ambiguities.length === 0
      ? []
      : [
          `Damaged, contradictory or open to two readings: clauses ${[...new Set(ambiguities.map(({ clause }) => clause))].join(', ')}.`,
        ];
  return [
    heading,
    { kind: 'paragraph', text: [...figures, ...read].join(' ') },
    {
      kind: 'paragraph',
      tone: 'small',
      text: 'How each is read, why, and what the other reading would cost',
      to: READINGS,
    },
  ];
}
