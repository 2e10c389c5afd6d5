/** What any request may contain, and how much of it. */
import { z } from 'zod';
import { OPEN_CODES } from '@/rulebooks/findings/open-codes';
import { namedParts } from '@/rulebooks/names/named-parts';
import { PlainName, plainNameRefused, TypedName } from '@/rulebooks/names/typed-name';
import { piledIn } from '@/rulebooks/names/unseen';
import { readNewVariant } from '@/rulebooks/offer/read-variant';
import { OptionText, type Variant, type VariantInput } from '@/rulebooks/variant/variant';
import { fail } from '@/simulations/problems/problem';
import { FILES_AT_MOST } from '../vocabulary/attachment';
import { LONGEST_REFERENCE, REFERENCE } from '../vocabulary/reference';
import { ORGANISATION_KINDS } from '../vocabulary/roles';

export const Id = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,64}$/, 'This is not an id; open the page again from its list.');
export const Hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'A hash has 64 digits and letters from a to f; copy it whole.');

/**
 * Half a surrogate or a control character would come back from the database as something else than was hashed; a
 * character that turns the direction of writing round makes a sentence read as another.
 */
const LINES = /^(?:[^\p{Cs}\p{Cc}\u202A-\u202E\u2066-\u2069]|[\n\r\t])*$/u;
const Lines = z
  .string()
  .trim()
  .regex(LINES, 'There is a character in this text that cannot be printed; remove it.')
  .superRefine((text, context) => {
    const message = piledIn(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Of a person, a draft. */
export const Name = PlainName.trim().min(1).max(120);
const OrganisationName = TypedName.trim().min(1).max(120);

/** An authority is called what it is called; an operator's name stands on papers like any other. */
export const NewOrganisation = z
  .object({
    name: OrganisationName,
    kind: z.enum(ORGANISATION_KINDS),
    jurisdictions: z.array(z.string().min(1).max(80)).max(100).default([]),
  })
  .superRefine(({ name, kind }, context) => {
    const message = kind === 'operator' ? plainNameRefused(name) : undefined;
    if (message) context.addIssue({ code: 'custom', message, path: ['name'] });
  });
export const OptionalText = Lines.max(4000).default('');
/** As long as a variant keeps it. */
export const Note = Lines.max(2000).default('');
export const Text = Lines.min(1).max(4000);
export const DateText = z.iso.date();
export const Revision = z.int().min(1).max(1_000_000_000);
export const Email = z
  .email('This is not an e-mail address. Correct it.')
  .max(254)
  .transform((text) => text.toLowerCase());
export const Password = z.string().min(12, 'Use a password of at least 12 characters.').max(128);

/** Words a rulebook uses as names: never longer than this. */
export const Word = z.string().min(1).max(80);
export const Options = namedParts(Word, OptionText).refine(
  (options) => Object.keys(options).length <= 60,
  'No game has more than 60 options; remove some.',
);

export const VARIANT_CHARACTERS_AT_MOST = 200_000;

/**
 * A variant as a browser sends it: any text in its cells, but never more of it than a table can hold. Read by the
 * rulebooks' own reader, so that a field has the same sentence here as in the browser and on the command line. Its
 * amounts are spelled as its rulebook does once that is known (`drafts/spelled.ts`).
 */
export const BoundedVariant = z
  .custom<VariantInput>(() => true)
  .transform((given, context): Variant => {
    const read = withinBounds(given) ? readNewVariant(given) : tooLong();
    if (read.ok) return read.value;
    for (const problem of read.problems) {
      context.addIssue({ code: 'custom', message: problem.message, params: { problem } });
    }
    return z.NEVER;
  });

const withinBounds = (given: unknown) => (JSON.stringify(given)?.length ?? 0) <= VARIANT_CHARACTERS_AT_MOST;

const tooLong = () =>
  fail({
    code: 'too-many-rows',
    message: 'This variant holds more than any game needs. Remove rows or shorten its notes.',
    field: 'variant',
  });

/** Files that were uploaded and now belong to what is sent. */
export const Files = z
  .array(Id)
  .max(FILES_AT_MOST, `Attach ${FILES_AT_MOST} files at most; put more of them into one PDF.`)
  .default([]);

/** Of a submission, as the register has it. */
export const Reference = z
  .string()
  .max(LONGEST_REFERENCE)
  .regex(REFERENCE, 'A reference is A, its operator’s letters and a number, as in A-KLMN-0001.');

/** What is open and acknowledged by whoever goes on. */
export const Acknowledged = z.array(z.enum(OPEN_CODES)).max(OPEN_CODES.length).default([]);

/** What a person sends names the day `at`, as a variant file and the command line do. */
export const onItsDay = <Sent extends { at?: string | undefined }>({ at: day, ...rest }: Sent) => ({
  ...rest,
  day,
});

/** Of a race meeting; where it is held is printed on its papers. */
export const MeetingHead = z.object({ name: Name, venue: Name.max(80), day: DateText });
