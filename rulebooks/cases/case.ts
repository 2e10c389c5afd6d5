/** What a case of a rule is, and the variants that cases are built from. */

import { type Fraction, ONE, ratio } from '@/simulations/exact/fraction';
import type { Worth } from '@/simulations/pays/net-pay';
import { printPay } from '@/simulations/pays/print-pay';
import type { Figures } from '../edges/headline-edge';
import type { Verdict } from '../findings/finding';
import { defaultTable, MINIMUM, printedWorth } from '../offer/pay-table';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import type { Asking } from '../terms/rule';
import type { Wager } from '../terms/wager';
import type { ConsentScope } from '../variant/consent-schema';
import { FILED_GAME, NO_RULES, type RulePart } from '../variant/filed-game';
import type { Circumstances, Consent, Variant } from '../variant/variant';

export type Case = {
  name: string;
  variant: Variant;
  figures?: Figures;
  day?: string;
  /** The verdict that must be among the rule's findings; `none` where it has to be silent. */
  expect: Verdict | 'none';
  /** Where the finding must be. */
  wager?: string | undefined;
  event?: string | undefined;
  option?: string;
  /** Part of the sentence or of the line on the sign. */
  says?: string | undefined;
};

/** `breach`: the verdict where the rule is not met. */
export type Subject = {
  rulebook: Listing;
  game: Game;
  rule: Asking;
  wagers: Wager[];
  start: Variant;
  breach: Verdict;
};
/** The subject has a variant of which the part speaks. */
export type CasesOf<Part> = (subject: Subject, part: Part) => Case[];

export const onBreach = ({ breach }: Subject): Verdict => breach;
export const given = (variant: Variant, circumstances: Circumstances): Variant => ({
  ...variant,
  circumstances,
});

function oddsOf(net: Fraction): string {
  if (net.n === 0n) return 'push';
  if (net.s > 0n) return printPay({ kind: 'to', win: ratio(net.n), stake: ratio(net.d) });
  return net.n === net.d ? 'lose' : `lose ${net.n}/${net.d}`;
}

/** A pay worth this much, in the same kind. */
export function payOf({ of, value }: Worth): string {
  if (of === 'stake') return oddsOf(value);
  if (of === 'meter') return printPay({ kind: 'meter', share: value });
  return printPay({ kind: 'sum', amount: value, currency: of.slice('money '.length) });
}

const STEP = ratio(1, 100);

/** A little worse or better for the player; undefined beyond the whole of a meter, and where the whole stake is lost already. */
export function moved(worth: Worth, way: 'down' | 'up'): Worth | undefined {
  const value = way === 'up' ? worth.value.add(STEP) : worth.value.sub(STEP);
  const isBeyond = worth.of === 'meter' ? value.gt(ONE) : worth.of === 'stake' && value.lt(ONE.neg());
  return isBeyond ? undefined : { ...worth, value };
}

/** Cells are changed from the minimum; where there is none, from the first table. */
const startOf = (wager: Wager): string => (wager.paid === 'by-table' ? defaultTable(wager) : MINIMUM);

export function paying(variant: Variant, wager: Wager, event: string, pay: string): Variant {
  const choice = { payTable: startOf(wager), pays: { [event]: pay } };
  return { ...variant, wagers: { ...variant.wagers, [wager.id]: choice } };
}

/** With what each meter of the game shows. */
export const atMeters = ({ game }: Subject, variant: Variant): Variant => {
  const listed = game.wagers.filter(({ progressive }) => progressive);
  if (listed.length === 0) return variant;
  const meters = Object.fromEntries(listed.map(({ id }) => [id, { meter: '60,000' }]));
  return given(variant, { ...variant.circumstances, meters });
};

/** With a wager that the operator wrote: rules look only at whether there is one, never at its conditions. */
export const writing = (variant: Variant, play?: string): Variant => ({
  ...variant,
  written: {
    'own-1': {
      label: 'Lucky draw',
      ...(play && { play }),
      rows: [{ event: 'win', label: 'Win', when: 'true', pays: '1 to 1' }],
      otherwise: 'lose',
    },
  },
});

/** A game that no rulebook lists in place of the variant's own, with a line in each of these parts of its rules. */
export const filing = (variant: Variant, parts: readonly RulePart[]): Variant => ({
  ...given(variant, { ...variant.circumstances, kind: 'new-game' }),
  game: FILED_GAME,
  options: {},
  filed: {
    label: 'Lucky Nines',
    rules: { ...NO_RULES, ...Object.fromEntries(parts.map((part) => [part, ['As agreed.']])) },
    parameters: {},
    wagers: {
      nine: {
        label: 'Nine',
        explains: 'A nine is drawn.',
        side: false,
        model: {
          outcome: 'draw',
          describes: [],
          events: [
            { event: 'nine', label: 'A nine', settles: 'pays', count: '4' },
            { event: 'other', label: 'Another card', settles: 'lose', count: '48' },
          ],
        },
      },
    },
  },
  wagers: { nine: { payTable: 'filed', pays: { nine: '10 to 1' } } },
});

/** With the first of its wagers and no other. */
export const firstAlone = ({ start }: Subject): Variant => ({
  ...start,
  wagers: Object.fromEntries(Object.entries(start.wagers).slice(0, 1)),
});

export const at = (variant: Variant, wager: string, payTable: string): Variant => ({
  ...variant,
  wagers: { ...variant.wagers, [wager]: { payTable, pays: {} } },
});

/** A wager's first event that can pay more than its minimum, moved up by a step. */
export function better({ start }: Subject, wager: Wager): Variant {
  for (const [event, least] of Object.entries(wager.minimum)) {
    const more = moved(printedWorth(least), 'up');
    if (more) return paying(start, wager, event, payOf(more));
  }
  throw new Error(`${wager.id} cannot pay more than its minimum`);
}

/** With consents on file beside what is declared. */
export const consenting = ({ start }: Subject, consents: Consent[]): Variant =>
  withConsents(start, ...consents);

export const withConsents = (variant: Variant, ...consents: Consent[]): Variant =>
  given(variant, { ...variant.circumstances, consents });

/** A document about this and nothing else. */
export const documentOf = (name: string, ...about: ConsentScope[]): Exclude<Consent, string> => ({
  name,
  reference: 'D-1',
  date: '2007-01-31',
  for: about,
});

/** Documents that are about it, about something else, and about it until a day before any rule. */
export function documentCases(
  varied: Variant,
  name: string,
  about: ConsentScope,
  lacking: Verdict,
  where: Pick<Case, 'wager' | 'option'> = {},
): Case[] {
  const own = documentOf(name, about);
  return [
    { name: 'a document about it', variant: withConsents(varied, own), expect: 'meets', ...where },
    {
      name: 'a document about another part',
      variant: withConsents(varied, documentOf(name, ANOTHER_PART)),
      expect: lacking,
      says: 'on file (reference D-1) is for',
      ...where,
    },
    {
      name: 'a document that has expired',
      variant: withConsents(varied, { ...own, expires: '2007-02-28' }),
      expect: lacking,
      says: 'expired on 28 February 2007',
      ...where,
    },
  ];
}

const ANOTHER_PART: ConsentScope = { about: 'industry' };
