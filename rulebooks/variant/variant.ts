/** What an operator submits: a game of a rulebook, its options, the wagers offered and what each pays. */
import { z } from 'zod';
import { namedParts } from '../names/named-parts';
import { KeptName, PlainName, TypedName } from '../names/typed-name';
import { nameRefused, type Written } from '../names/written-name';
import { CurrencyCode } from '../spelling/currency';
import { LONGEST_FILED } from '../spelling/filed';
import { consentSchema, transferSchema } from './consent-schema';
import { FiledGame, KeptFiledGame } from './filed-game';
import type { OwnLimits } from './limits';

/** Of a submission: what is asked for. */
export const FILING_KINDS = ['new-game', 'variation', 'composite'] as const;

const name = z.string().min(1).max(60);

/** A word, an amount or a share; or lines that the operator files, as JSON. */
export const OptionText = z
  .string()
  .max(LONGEST_FILED)
  .refine((text) => text.length <= 60 || text.startsWith('{'), 'use 60 characters or fewer');

export const MOST_WRITTEN = 12;
export const MOST_WRITTEN_ROWS = 60;
export const LONGEST_CONDITION = 600;

/** What names a written wager or one of its events: never shown where there is a label. */
const writtenId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'use small letters, digits and hyphens')
  .max(40)
  .refine((id) => !(id in Object.prototype), 'use another word');

/** A name is printed on signs and papers. */
const newLabel = (of: Written) =>
  TypedName.superRefine((text, context) => {
    const message = nameRefused(text, of);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** One row of a wager that the operator writes: when it holds, what that is called, and what it pays. As typed, so it may be unfinished. */
const writtenRow = (label: typeof TypedName) =>
  z.object({
    event: writtenId,
    label,
    when: z.string().max(LONGEST_CONDITION),
    pays: z.string().max(60),
  });

export const LONGEST_PLAY = 600;

/** A wager in the operator's own words: the first row that holds decides. `play`: when and where it is placed, and by whom. */
const writtenWager = (
  label: typeof TypedName,
  row = label,
  play: typeof PlainName | typeof KeptName = KeptName,
) =>
  z.object({
    label,
    play: play.max(LONGEST_PLAY).optional(),
    rows: z.array(writtenRow(row)).max(MOST_WRITTEN_ROWS),
    /** What happens to the stake where no row holds. */
    otherwise: z.enum(['lose', 'push']),
  });

export const WrittenRow = writtenRow(newLabel('row'));
export const WrittenWager = writtenWager(newLabel('wager'), newLabel('row'), PlainName);

/** The pay table of one wager: a table by name, with any cells changed from it. */
export const WagerChoice = z.object({
  /** "minimum" or the id of a printed table: where the cells start from. */
  payTable: name,
  /** Cells that differ from that table, as the operator typed them. */
  pays: namedParts(name, z.string().max(60)).default({}),
});

/** What an operator says of a meter: money in whole units of the currency, "2.50"; shares as "70%" or "7/10". */
export const DeclaredMeter = z.object({
  contribution: z.string().max(60).optional(),
  reserve: z.string().max(60).optional(),
  wager: z.string().max(60).optional(),
  meter: z.string().max(60).optional(),
  seed: z.string().max(60).optional(),
  /** Where pays that are no share of the meter come from, if the rules leave that open. */
  fixedPaidFrom: z.enum(['meter', 'house']).optional(),
  /** How many players make the wager in a round, on average: "3.5". */
  players: z.string().max(60).optional(),
});

const aboveNothing = (end: string) =>
  `The ${end} wager of the table must be above 0; give an amount, for example 5 or 2.50.`;

const ownRange = (group: OwnLimits) =>
  z
    .object({
      minimum: z.int().positive(aboveNothing(`minimum ${group}`)),
      maximum: z.int().positive(aboveNothing(`maximum ${group}`)),
    })
    .optional();

/** Of a temporary local variation. */
export const MOST_PERIODS = 20;
export const LONGEST_CHANGE = 500;

/** One occasion: its days, each of which belongs to it, and its premises where they are not those of the table. */
const period = (plain: typeof PlainName) => ({
  occasion: plain.max(300),
  from: z.iso.date(),
  to: z.iso.date(),
  premises: plain.max(200).optional(),
});

/**
 * Facts that no calculation can find; a rule that needs one says so when it is missing. `plain` is printed on signs.
 * `typed` may name an authority, as may whoever agreed and whoever allows the game elsewhere.
 */
const circumstances = (plain: typeof PlainName, typed: typeof TypedName) =>
  z.object({
    limits: z
      .object({
        currency: CurrencyCode,
        minimum: z.int().positive(aboveNothing('minimum')),
        maximum: z.int().positive(aboveNothing('maximum')),
        /** Of groups of wagers, where they differ from those of every other. */
        inside: ownRange('inside'),
        outside: ownRange('outside'),
        optional: ownRange('optional'),
      })
      .optional(),
    /** Fully or partly automated equipment. */
    automated: z.boolean().optional(),
    /** A temporary local variation: when and where. */
    temporary: z
      .object({
        ...period(plain),
        /** What is different at the table, in words for players. */
        change: plain.max(LONGEST_CHANGE).optional(),
        /** Other occasions on which the same is offered. */
        further: z
          .array(z.object(period(plain)))
          .max(MOST_PERIODS - 1)
          .optional(),
      })
      .optional(),
    /** Its premises where they are not those of the table. `joins`: the reference of another operator's trial. */
    trial: z
      .object({
        from: z.iso.date(),
        to: z.iso.date(),
        premises: plain.max(200).optional(),
        joins: z
          .string()
          .max(40)
          .regex(/^A-[A-Z0-9-]+$/, 'give a reference as the register has it, for example A-KLMN-0001')
          .optional(),
      })
      .optional(),
    /** Of every progressive wager of the game. */
    progressive: DeclaredMeter.extend({ contribution: z.string().max(60) }).optional(),
    /** Of one progressive wager, where a game has several: goes before what is declared of all. */
    meters: namedParts(name, DeclaredMeter).optional(),
    premises: plain.max(200).optional(),
    /** Whom to ask about the game: a name, a desk, a telephone number. */
    contact: plain.max(200).optional(),
    kind: z.enum(FILING_KINDS).optional(),
    /** Who asks for the decision, where that is not the operator. */
    petitioner: plain.max(200).optional(),
    /** The licensee that offers the game for a petitioner who has no licence. */
    sponsor: plain.max(200).optional(),
    /** Who tested the game or its equipment; a draft may leave parts open. */
    laboratory: z
      .object({ name: typed.max(200), report: typed.max(120), date: z.iso.date().optional() })
      .optional(),
    /** Other jurisdictions where the game is offered. */
    elsewhere: typed.max(300).optional(),
    /** Agreements of proprietors and of the authority that are on file. */
    consents: z.array(consentSchema(typed)).max(40).optional(),
    /** Later proprietors of what the rulebook says belongs to somebody. */
    proprietors: z.array(transferSchema(typed)).max(20).optional(),
  });

export const Consent = consentSchema(TypedName);
export const Transfer = transferSchema(TypedName);
export const Circumstances = circumstances(PlainName, TypedName);

export const Attestation = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  note: z.string().max(2000),
  /** Hash of what was asked about; a confirmation without one is from before they were kept. */
  about: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** What shows it, by its SHA-256. */
  document: z.object({ name: z.string().max(200), hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
  /** Where the same was confirmed before, if its note was taken over from there. */
  from: z.string().max(400).optional(),
});

/** Wagers the operator wrote, by an id that no wager of the game has; left out where there is none. */
const written = (wager: ReturnType<typeof writtenWager>) =>
  namedParts(writtenId, wager)
    .refine(
      (all) => Object.keys(all).length <= MOST_WRITTEN,
      `give ${MOST_WRITTEN} wagers of your own or fewer`,
    )
    .optional();

export const Variant = z.object({
  rulebook: name,
  game: name,
  options: namedParts(name, OptionText).default({}),
  /** Only the wagers on offer. */
  wagers: namedParts(name, WagerChoice),
  written: written(WrittenWager),
  /** Of a game that no rulebook lists: the game itself. */
  filed: FiledGame.optional(),
  circumstances: Circumstances.default({}),
  /** Rule id -> who confirmed it and when; only people add these. */
  attestations: namedParts(z.string(), Attestation).default({}),
});

/** One that was printed or typed before: it may have names that no new save accepts. */
export const KeptVariant = Variant.extend({
  written: written(writtenWager(KeptName.max(500))),
  filed: KeptFiledGame.optional(),
  circumstances: circumstances(KeptName, KeptName).default({}),
});

export type Variant = z.infer<typeof Variant>;
export type VariantInput = z.input<typeof Variant>;
export type Attestation = z.infer<typeof Attestation>;
export type Consent = z.infer<typeof Consent>;
export type Transfer = z.infer<typeof Transfer>;
export type Circumstances = z.infer<typeof Circumstances>;
export type DeclaredMeter = z.infer<typeof DeclaredMeter>;
export type WagerChoice = z.infer<typeof WagerChoice>;
export type WrittenRow = z.infer<typeof WrittenRow>;
export type WrittenWager = z.infer<typeof WrittenWager>;
