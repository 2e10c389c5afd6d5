/** What papers say of the operator: kept by the organisation, and frozen with each submission. */
import { z } from 'zod';
import { namedParts } from '@/rulebooks/names/named-parts';
import { FactualName, KeptName, PlainName } from '@/rulebooks/names/typed-name';
import { Mark } from './mark';

export const PREMISES_AT_MOST = 60;

const AGE = 'Give an age from 1 to 99, for example 18.';
export const MinimumAge = z.int(AGE).min(1, AGE).max(99, AGE);

/** A licence names its authority; the rest is printed like any other name. */
const premises = (plain: typeof PlainName, factual: typeof FactualName) =>
  z.object({
    name: plain.min(1, 'Name these premises, or remove them.').max(200),
    address: plain.max(300).optional(),
    licence: factual.max(120).optional(),
  });

const fields = (plain: typeof PlainName, factual: typeof FactualName) => ({
  /** As printed, where that is not the organisation's own name. */
  name: plain.max(120).optional(),
  premises: z.array(premises(plain, factual)).max(PREMISES_AT_MOST).optional(),
  /** Whom to ask about its papers. */
  contact: plain.max(200).optional(),
  mark: Mark.optional(),
});

/** What papers say to players, by jurisdiction: the law of the place names it. */
const players = (factual: typeof FactualName) =>
  z.object({
    minimumAge: MinimumAge.optional(),
    /** Where to get help: a name, a telephone number, an address on the web. */
    help: factual.max(300).optional(),
  });

const letterhead = (plain: typeof PlainName, factual: typeof FactualName) =>
  z.object({
    ...fields(plain, factual),
    /** By jurisdiction; what is left out is missing on its papers for players. */
    players: namedParts(z.string().min(1).max(80), players(factual)).optional(),
  });

export const Letterhead = letterhead(PlainName, FactualName);
export const KeptLetterhead = letterhead(KeptName, KeptName);
export type Letterhead = z.infer<typeof Letterhead>;

/** Of one paper: the letterhead under one rulebook. */
export const PaperOrganisation = z.object({
  ...fields(KeptName, KeptName),
  ...players(KeptName).shape,
});
export type PaperOrganisation = z.infer<typeof PaperOrganisation>;
export type Premises = NonNullable<PaperOrganisation['premises']>[number];
