/**
 * The record format: a rulebook is data in this shape, loaded through these schemas; one that does not
 * parse stops the build with file, clause and field.
 */
import { z } from 'zod';
import { CurrencyCode } from '../spelling/currency';
import type { WrittenWager } from '../variant/variant';
import { DUTY_IDS } from './duties';
import { Evidence, evidenceOf, isMeasured, OptionIs, owes, Parameter, paysAgainst, When } from './evidence';
import { clause, date, id, payText, shareText } from './fields';
import { INFORMS_IDS, type Informs } from './informs';
import { ProgressiveTerms, TableProgressive } from './progressive-terms';

/** Where a rule speaks about everything unless it names games, wagers or options. */
export const Scope = z.object({
  games: z.array(id).exactOptional(),
  /** Games whose own section says otherwise. */
  exceptGames: z.array(id).min(1).exactOptional(),
  wagers: z.array(id).exactOptional(),
  options: z.array(id).exactOptional(),
  /** Only wagers for which the source prints whole pay tables beside the minimum odds. */
  printedTables: z.literal(true).exactOptional(),
  /** Only with these options chosen; otherwise the rule asks nothing, of evidence or of a person. */
  when: When.exactOptional(),
});

export const ON_BREACH = ['breach', 'needs-consent', 'needs-notice', 'needs-notification'] as const;

const Wording = z
  .object({
    clause,
    /** The number is lost in the source text and was derived from order and neighbours. */
    inferred: z.boolean().default(false),
    says: z.string().min(10).max(700),
    kind: z.enum(['computed', 'attested', 'informative']),
    appliesTo: Scope.default({}),
    parameters: z.array(Parameter).default([]),
    /** Several parts are each found by themselves. */
    evidence: z.union([Evidence, z.array(Evidence).min(2)]).optional(),
    /** Of what is measured. What is owed says by itself what its lack leads to. */
    onBreach: z.enum(ON_BREACH).optional(),
    /**
     * What a person confirms, as a sentence beginning with "We". A `computed` rule may ask for it too, for the part of its
     * clause that no evidence shows: both are then found, each by itself.
     */
    attests: z.string().exactOptional(),
    /** Of a computed rule: what its confirmation is about, where that is not what its evidence is about. */
    attestsAbout: Scope.exactOptional(),
    /** Of a computed rule: when a person is asked, where that is not always. Of which rows were lost, whoever fills them in answers. */
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

export const PrintedPayTable = z.object({
  id,
  label: z.string(),
  clause,
  rows: z.record(id, payText),
  /** Extra facts: "recommended over the minimum odds". */
  note: z.string().exactOptional(),
  /** The values of options that it is printed for: "8 decks". */
  printedFor: z.record(id, z.string()).exactOptional(),
  /** Of a wager paid from a meter: what this table says of its money that the others do not. */
  progressive: TableProgressive.exactOptional(),
});

/** A table of which the source has lost rows: whoever offers it writes from their own copy what those pay. */
export const DamagedPayTable = PrintedPayTable.extend({ lost: z.array(id).min(1) });

const PlainWager = z.object({
  id,
  label: z.string(),
  /** Its name in the other language on the layout, where the source gives one. */
  alsoCalled: z.string().exactOptional(),
  clause,
  group: z.string().exactOptional(),
  /** What it wins on in this rulebook's terms, where that says more than the family's own sentence. */
  explains: z.string().exactOptional(),
  /** The wager that this one is by other tables: one of the two is offered, at first the other. */
  alternativeTo: id.exactOptional(),
  /** Side wagers may be left out; a main wager is on offer unless the operator removes it. */
  side: z.boolean().default(false),
  proprietor: z.string().exactOptional(),
  /** On trial from this date by the edition itself. */
  trialFrom: date.exactOptional(),
  /** Engine: the family where it is not the game's own, the family's name for the wager, and fixed parameters. */
  family: z.string().exactOptional(),
  wager: id,
  parameters: z.record(z.string(), z.unknown()).default({}),
  progressive: ProgressiveTerms.exactOptional(),
  /** Whether `minimum` is a floor, or the very pays that were approved; or there is none, only tables to choose from. */
  paid: z.enum(['at-least', 'exactly', 'by-table']).default('at-least'),
  /** The least each event may pay, with where that is written. Of a wager paid by table: the first table. */
  minimum: z.record(id, payText).default({}),
  /** `minimum` is itself offered as a table under this clause; others are printed in full. */
  payTables: z.array(PrintedPayTable).default([]),
  damagedTables: z.array(DamagedPayTable).exactOptional(),
});

export const Wager = PlainWager.refine(
  ({ paid, minimum }) => paid === 'by-table' || Object.keys(minimum).length > 0,
  { message: 'a wager that is not paid by table has its minimum odds' },
)
  .refine(
    ({ paid, payTables, damagedTables = [] }) =>
      paid !== 'by-table' || payTables.length + damagedTables.length > 0,
    { message: 'a wager paid by table has a table' },
  )
  .transform((wager) =>
    wager.paid === 'by-table' ? { ...wager, minimum: wager.payTables[0]?.rows ?? {} } : wager,
  );

export const OptionValue = z.object({ value: z.string(), label: z.string() });
export const GameOption = z.object({
  id,
  label: z.string(),
  explains: z.string(),
  clause,
  /**
   * `amount`: money, or one of `values` in its place ("none"). It sets the parameter in minor units; a word unsets it.
   * `percentage`: any share within `range`; `values` are examples of it.
   */
  kind: z.enum(['choice', 'amount', 'percentage']).default('choice'),
  range: z.object({ from: shareText, to: shareText }).exactOptional(),
  /** What the percentage is taken from, in place of what the wager's tables print: won on an event, or of the wager. */
  charges: z
    .array(
      z.object({
        wager: id,
        event: id,
        from: z.enum(['winnings', 'wager']),
        /** In place of the option's own value: "100 %" where nothing is won. */
        share: shareText.exactOptional(),
        where: OptionIs.exactOptional(),
      }),
    )
    .exactOptional(),
  /** Of an amount: the option whose amount it is no less than, where both are amounts. */
  noLessThan: id.exactOptional(),
  /** The option that says how a charge is rounded ("exact", "nearest", "up"), and to what amount of money. */
  rounding: z.object({ option: id, to: z.string() }).exactOptional(),
  values: z.array(OptionValue).min(1),
  default: z.string(),
  /** The engine parameter it sets; absent for options that change no number (a notice, a procedure). */
  sets: z.string().exactOptional(),
  /** The rule sets no limit: `values` are those that can be analysed. */
  open: z.literal(true).exactOptional(),
  /** The values that golden files are made for, where there are too many for all. */
  recorded: z.array(z.string()).exactOptional(),
});

export const Game = z.object({
  id,
  label: z.string(),
  clause,
  /** If other than the rulebook's. */
  validFrom: date.exactOptional(),
  validTo: date.exactOptional(),
  family: z.string(),
  proprietor: z.string().exactOptional(),
  equipment: z.string(),
  /** The order of play, in our words, for the dossier and the leaflet. */
  play: z.array(z.string()),
  parameters: z.record(z.string(), z.unknown()).default({}),
  options: z.array(GameOption).default([]),
  wagers: z.array(Wager).min(1),
});

/** A number that the source prints; the engine derives it again. */
export const Claim = z.object({
  id,
  clause,
  says: z.string(),
  /** As printed: "17.0 %". */
  printed: z.string(),
  subject: z.object({
    game: id,
    options: z.record(z.string(), z.string()).default({}),
    wager: id,
    payTable: z.string(),
  }),
  /** Where a range is printed ("11.2 % to 16.7 %"): the wagers beside the subject's and the values it goes across. */
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
      /** Winners in one round paid each of what the payment before left, with so many players and so much on the meter. */
      otherOrder: z.object({ players: z.string(), meter: z.string() }).exactOptional(),
    })
    .exactOptional(),
  source: z.tuple([z.int().positive(), z.int().positive()]),
});

export const RulebookHead = z.object({
  id,
  title: z.string(),
  jurisdiction: z.string(),
  authority: z.string(),
  /** Where the rules are approved for one operator only. */
  operator: z.string().exactOptional(),
  instrument: z.string(),
  edition: z.string(),
  validFrom: date,
  validTo: date.exactOptional(),
  /** A draft is a difference over a rulebook (`editions/`). Which of two editions applies, their days say. */
  status: z.enum(['in-force', 'draft']),
  precedence: z.string(),
  /** File name in the collection of sources and its SHA-256. */
  source: z.object({ file: z.string(), sha256: z.string().length(64) }),
  /** Parts of the source with rules that have no record yet: no finding speaks of them. From the source's outline. */
  notRecorded: z
    .array(
      z.object({
        number: z.string(),
        title: z.string(),
        contains: z.string(),
        source: z.tuple([z.int().positive(), z.int().positive()]),
      }),
    )
    .default([]),
  currency: CurrencyCode,
  /** One accent colour for its papers. */
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
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
/** As written in a record: the type checker asks an informative rule why, and every other for none. */
export type RuleInput = Omit<z.input<typeof Rule>, 'kind' | 'informs'> &
  ({ kind: 'informative'; informs: Informs } | { kind: 'computed' | 'attested'; informs?: undefined });
/** `written`: one of the operator's own, beside those that a rulebook lists; no rulebook has any. */
export type Wager = z.infer<typeof Wager> & { written?: WrittenWager };
export type Game = Omit<z.infer<typeof Game>, 'wagers'> & { wagers: Wager[] };
export type GameInput = z.input<typeof Game>;
export type GameOption = z.infer<typeof GameOption>;
export type PrintedPayTable = z.infer<typeof PrintedPayTable>;
export type DamagedPayTable = z.infer<typeof DamagedPayTable>;
export type Claim = z.infer<typeof Claim>;
export type Ambiguity = z.infer<typeof Ambiguity>;
export type Section = z.infer<typeof Section>;
export type SectionInput = Omit<z.input<typeof Section>, 'rules'> & { rules: RuleInput[] };
export type Rulebook = Omit<z.infer<typeof Rulebook>, 'games'> & { games: Game[] };
export type RulebookInput = Omit<z.input<typeof Rulebook>, 'sections'> & { sections: SectionInput[] };
