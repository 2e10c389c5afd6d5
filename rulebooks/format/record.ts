/**
 * The record format: a rulebook is data in this shape, loaded through these schemas; one that does not
 * parse stops the build with file, clause and field.
 */
import { z } from 'zod';
import { clause, date, id, payText } from '../terms/fields';
import { Game } from '../terms/game';
import { RulebookHead } from '../terms/listing';
import { ON_BREACH, Parameter } from '../terms/rule';
import { Scope } from '../terms/scope';
import { DUTY_IDS } from './duties';
import { Evidence, evidenceOf, isMeasured, owes, paysAgainst } from './evidence';
import { INFORMS_IDS, type Informs } from './informs';

// A game can be listed without any rule, so its types live in `terms`; readers of a record import them from here.
export { Game, type GameInput, GameOption, OptionValue } from '../terms/game';
export { RulebookHead } from '../terms/listing';
export { ON_BREACH } from '../terms/rule';
export { Scope } from '../terms/scope';
export { DamagedPayTable, PrintedPayTable, Wager } from '../terms/wager';

const Wording = z
  .object({
    clause,
    /** The number is lost in the source text and was derived from order and neighbours. */
    inferred: z.boolean().default(false),
    says: z.string().min(10).max(700),
    kind: z.enum(['computed', 'attested', 'informative']),
    appliesTo: Scope.default({}),
    parameters: z.array(Parameter).default([]),
    /** Each part gets a finding of its own. */
    evidence: z.union([Evidence, z.array(Evidence).min(2)]).optional(),
    /** Of a rule that measures. An obligation itself says what its absence leads to. */
    onBreach: z.enum(ON_BREACH).optional(),
    /**
     * What a person confirms, as a sentence beginning with "We". A `computed` rule may ask for it too, for the part of its
     * clause that no evidence shows: both are then found, each by itself.
     */
    attests: z.string().exactOptional(),
    /** Of a computed rule: what its confirmation is about, where that is not what its evidence is about. */
    attestsAbout: Scope.exactOptional(),
    /**
     * Of a computed rule: when a person is asked, where that is not always. Whoever fills in lost rows answers for
     * them.
     */
    attestsFor: z.literal('lost-rows').exactOptional(),
    /** The group in which it is confirmed. */
    duty: z.enum(DUTY_IDS).exactOptional(),
    /** Of an informative rule: why nobody could be fined for it; and the clauses that ask it, where others do. */
    informs: z.enum(INFORMS_IDS).exactOptional(),
    askedBy: z.array(clause).min(1).exactOptional(),
    /** Of a permission that makes an exception: the clauses it lifts, and no others. */
    lifts: z.array(clause).min(1).exactOptional(),
    validFrom: date.exactOptional(),
    validTo: date.exactOptional(),
    note: z.string().exactOptional(),
    /** What it is about where another rulebook may speak of the same: "fold", "ante". Comparisons set these side by side. */
    topic: z.union([id, z.array(id).min(1)]).optional(),
    /** Lines of the source file it was read from. */
    source: z.tuple([z.int().positive(), z.int().positive()]),
  })
  .refine((rule) => rule.kind !== 'computed' || rule.evidence, {
    message: 'a computed rule names its evidence',
  })
  .refine((rule) => rule.kind !== 'computed' || !rule.onBreach === !evidenceOf(rule).some(isMeasured), {
    message: 'a rule that measures says what a breach leads to, and no other does',
  })
  .refine((rule) => rule.kind !== 'attested' || rule.attests, {
    message: 'an attested rule says what is attested',
  })
  .refine(
    (rule) => (rule.kind === 'attested' && rule.evidence !== undefined) === owes(rule, 'confirmation'),
    {
      message: 'the evidence of an attested rule says when a person is asked',
    },
  )
  .refine(
    (rule) => !rule.attestsFor || (rule.attests !== undefined && paysAgainst(rule, 'tables').length > 0),
    { message: 'who fills in lost rows of a table confirms them, in a sentence' },
  )
  .refine((rule) => !rule.attestsAbout || (rule.kind === 'computed' && rule.attests !== undefined), {
    message: 'only a computed rule that asks a person too has two scopes',
  })
  .refine((rule) => rule.kind !== 'informative' || !rule.attests, {
    message: 'nobody is asked to confirm an informative rule',
  })
  .refine((rule) => (rule.attests === undefined) === (rule.duty === undefined), {
    message: 'what a person confirms belongs to a duty, and nothing else does',
  })
  .refine((rule) => (rule.kind === 'informative') === (rule.informs !== undefined), {
    message: 'an informative rule says why nobody could be fined for it, and no other rule does',
  })
  .refine((rule) => (rule.informs === 'elsewhere') === (rule.askedBy !== undefined), {
    message: 'a rule that is asked elsewhere names the clauses that ask it',
  });

/** What a clause said before it was amended: what it leaves out it said as it does now. */
export const EarlierWording = z.object({
  validFrom: date.exactOptional(),
  /** The last day of this wording. */
  validTo: date,
  says: z.string().min(10).max(700),
  parameters: z.array(Parameter).exactOptional(),
  evidence: z.union([Evidence, z.array(Evidence).min(2)]).optional(),
  onBreach: z.enum(ON_BREACH).optional(),
  attests: z.string().exactOptional(),
  source: z.tuple([z.int().positive(), z.int().positive()]),
});
export type EarlierWording = z.infer<typeof EarlierWording>;

export const Rule = Wording.safeExtend({
  /** The oldest first. */
  earlier: z.array(EarlierWording).min(1).exactOptional(),
}).superRefine(({ earlier = [], ...rule }, context) => {
  for (const [index, wording] of earlier.entries()) {
    const next = earlier[index + 1] ?? rule;
    const at = ['earlier', index];
    if (next.validFrom === undefined || wording.validTo >= next.validFrom)
      context.addIssue({
        code: 'custom',
        path: at,
        message: 'an earlier wording ends before the next begins',
      });
    if (wording.validFrom !== undefined && wording.validFrom > wording.validTo)
      context.addIssue({ code: 'custom', path: at, message: 'a wording begins before it ends' });
    const read = Wording.safeParse({ ...rule, ...wording });
    for (const { message } of read.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: at, message });
  }
});

/** A number that the source prints; the engine derives it again. */
export const Claim = z.object({
  id,
  clause,
  says: z.string(),
  /** As printed: "17.0%". */
  printed: z.string(),
  subject: z.object({
    game: id,
    options: z.record(z.string(), z.string()).default({}),
    wager: id,
    payTable: z.string(),
  }),
  /** Where a range is printed ("11.2% to 16.7%"): the wagers beside the subject's and the values it goes across. */
  across: z
    .object({
      wagers: z.array(id).default([]),
      options: z.record(z.string(), z.array(z.string()).min(1)).default({}),
    })
    .exactOptional(),
  quantity: z.enum(['house-edge']),
  likelyCause: z.string().exactOptional(),
  source: z.tuple([z.int().positive(), z.int().positive()]),
});

/** Source text that is damaged, contradictory or open. */
export const Ambiguity = z.object({
  id,
  clause,
  kind: z.enum(['damaged', 'contradictory', 'open']),
  text: z.string(),
  reading: z.string(),
  otherReading: z.string(),
  /** What supports our reading, by arithmetic. */
  because: z.string(),
  /** The same wager under both readings, where the difference is a pay or an engine parameter. */
  compares: z
    .object({
      game: id,
      wager: id,
      /** The minimum odds, or the first table, where none is named. */
      payTable: id.exactOptional(),
      otherPays: z.record(id, payText).exactOptional(),
      otherParameters: z.record(z.string(), z.unknown()).exactOptional(),
      /**
       * Winners in one round, each paid from what the payment before left: how many players, and what the meter shows.
       */
      otherOrder: z.object({ players: z.string(), meter: z.string() }).exactOptional(),
    })
    .exactOptional(),
  source: z.tuple([z.int().positive(), z.int().positive()]),
});

/** One section of the source: every numbered clause, once. */
export const Section = z.object({ number: z.string(), title: z.string(), rules: z.array(Rule).min(1) });

export const Rulebook = RulebookHead.extend({
  sections: z.array(Section),
  games: z.array(Game),
  claims: z.array(Claim),
  ambiguities: z.array(Ambiguity),
});

export type Rule = z.infer<typeof Rule>;
/** As written in a record: the type checker requires a reason of an informative rule and forbids one on any other. */
export type RuleInput = Omit<z.input<typeof Rule>, 'kind' | 'informs'> &
  ({ kind: 'informative'; informs: Informs } | { kind: 'computed' | 'attested'; informs?: undefined });
export type Claim = z.infer<typeof Claim>;
export type Ambiguity = z.infer<typeof Ambiguity>;
export type Section = z.infer<typeof Section>;
export type SectionInput = Omit<z.input<typeof Section>, 'rules'> & { rules: RuleInput[] };
export type Rulebook = Omit<z.infer<typeof Rulebook>, 'games'> & { games: Game[] };
export type RulebookInput = Omit<z.input<typeof Rulebook>, 'sections'> & { sections: SectionInput[] };
