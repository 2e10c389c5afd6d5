/** What the operator declares about the table (limits, dates, consents and the like), as flags. */
import type { Command } from 'commander';
import { sumProblem, typedMinor } from '@/rulebooks/spelling/currency';
import { quoted } from '@/rulebooks/spelling/quoted';
import { listed } from '@/rulebooks/spelling/wording';
import { OWN_LIMITS, type OwnLimits } from '@/rulebooks/variant/limits';
import { type Circumstances, FILING_KINDS } from '@/rulebooks/variant/variant';
import { minorPlaces } from '@/simulations/pays/minor-units';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { consent, referenced, transfer } from './consent-options';

export type CircumstanceOptions = {
  minimum?: string;
  maximum?: string;
  insideMinimum?: string;
  insideMaximum?: string;
  outsideMinimum?: string;
  outsideMaximum?: string;
  optionalMinimum?: string;
  optionalMaximum?: string;
  currency?: string;
  automated?: boolean;
  premises?: string;
  contact?: string;
  elsewhere?: string;
  kind?: string;
  petitioner?: string;
  sponsor?: string;
  laboratory?: string;
  consent?: string[];
  proprietor?: string[];
  trial?: string;
  temporary?: string;
  change?: string;
};

const collect = (value: string, all: string[] = []): string[] => [...all, value];

export const withCircumstanceOptions = (command: Command): Command =>
  command
    .option('--minimum <amount>', 'the minimum wager of the table, for example 5 or 2.50')
    .option('--maximum <amount>', 'the maximum wager of the table')
    .option('--inside-minimum <amount>', 'the minimum inside bet of a wheel, if it differs')
    .option('--inside-maximum <amount>', 'the maximum inside bet of a wheel, if it differs')
    .option('--outside-minimum <amount>', 'the minimum outside bet, even chances included, if it differs')
    .option('--outside-maximum <amount>', 'the maximum outside bet, even chances included, if it differs')
    .option('--optional-minimum <amount>', 'the minimum optional wager, if it differs')
    .option('--optional-maximum <amount>', 'the maximum optional wager, if it differs')
    .option(
      '--currency <code>',
      'the currency of the limits, for example GBP (default: that of the rulebook)',
    )
    .option('--automated', 'the equipment is fully or partly automated')
    .option('--no-automated', 'the equipment is not automated')
    .option('--premises <name>', 'the premises where the game is offered')
    .option('--contact <whom>', 'whom to ask about the game')
    .option('--elsewhere <where>', 'other jurisdictions where the game is offered')
    .option(
      '--consent <name=reference, date>',
      'a consent on file, "Prime Table Games=PTG-114, 2026-01-31; for wager:field; until 2027-01-31"; may be repeated',
      collect,
    )
    .option(
      '--proprietor <was=name=reference, date>',
      'a later proprietor, "Shufflemaster Inc=A Buyer Ltd=AB-1, 2009-10-01"; may be repeated',
      collect,
    )
    .option('--kind <kind>', `what is submitted: ${FILING_KINDS.join(', ')}`)
    .option('--petitioner <name>', 'who asks for the decision, if that is not the operator')
    .option('--sponsor <name>', 'the licensee that offers the game for a petitioner without a licence')
    .option(
      '--laboratory <name=report, date>',
      'who tested the game or its equipment, "Ridge Testing=RT-2031, 2026-05-04"',
    )
    .option(
      '--trial <from..to=premises>',
      'the days of a trial, 2008-01-01..2008-03-31, and its premises if they are not those of the table',
    )
    .option('--temporary <from..to=occasion>', 'the days of a temporary variation, and its occasion')
    .option('--change <words>', 'what a temporary variation changes for players, in their words');

const PERIOD = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)(?:=(.+))?$/;
const unreadable = (message: string): Problem => ({ code: 'input-unreadable', message });

function amount(text: string, name: string, currency: string, problems: Problem[]): number {
  const minor = typedMinor(text, currency);
  if (minor === undefined)
    problems.push({
      code: 'number-out-of-range',
      message: `--${name} cannot be ${quoted(text)}. ${sumProblem(text, currency)}`,
      field: 'circumstances.limits',
    });
  return minor ?? 0;
}

function range(
  options: CircumstanceOptions,
  group: OwnLimits | undefined,
  currency: string,
  problems: Problem[],
) {
  const prefix = group ? (`${group}-` as const) : '';
  const [minimum, maximum] = group
    ? [options[`${group}Minimum`], options[`${group}Maximum`]]
    : [options.minimum, options.maximum];
  if (minimum === undefined && maximum === undefined) return undefined;
  if (minimum === undefined || maximum === undefined) {
    problems.push(unreadable(`Give both --${prefix}minimum and --${prefix}maximum, or neither.`));
    return undefined;
  }
  return {
    minimum: amount(minimum, `${prefix}minimum`, currency, problems),
    maximum: amount(maximum, `${prefix}maximum`, currency, problems),
  };
}

function limits(
  options: CircumstanceOptions,
  start: Circumstances['limits'],
  currency: string,
  problems: Problem[],
): Circumstances['limits'] {
  const inCurrency = options.currency ?? start?.currency ?? currency;
  const main = range(options, undefined, inCurrency, problems);
  const own = Object.fromEntries(
    OWN_LIMITS.flatMap((group) => {
      const given = range(options, group, inCurrency, problems);
      return given ? [[group, given]] : [];
    }),
  );
  const kept = start && (!main || OWN_LIMITS.some((group) => start[group] && !own[group]));
  if (kept && minorPlaces(start.currency) !== minorPlaces(inCurrency)) {
    problems.push(
      unreadable(
        `Give every limit again with --currency ${inCurrency}: the file has them in ${start.currency}, which has other decimal places.`,
      ),
    );
    return undefined;
  }
  if (!main && !start) {
    if (Object.keys(own).length > 0 || options.currency)
      problems.push(unreadable('Give --minimum and --maximum as well.'));
    return undefined;
  }
  return {
    ...(start ?? { currency, minimum: 0, maximum: 0 }),
    ...main,
    ...own,
    ...(options.currency !== undefined && { currency: options.currency }),
  };
}

function laboratory(text: string | undefined, problems: Problem[]): Circumstances['laboratory'] {
  if (text === undefined) return undefined;
  const read = referenced(text);
  if (!read)
    problems.push(unreadable(`Write --laboratory "Ridge Testing=RT-2031, 2026-05-04", not ${quoted(text)}.`));
  return read && { name: read.name, report: read.reference, date: read.date };
}

function kind(text: string | undefined, problems: Problem[]): Circumstances['kind'] {
  const found = FILING_KINDS.find((each) => each === text);
  if (text !== undefined && !found)
    problems.push(unreadable(`Write --kind ${listed(FILING_KINDS, 'or')}, not ${quoted(text)}.`));
  return found;
}

/** Flags override what a file declares; the variant's own schema checks the result. */
export function circumstancesFrom(
  options: CircumstanceOptions,
  start: Circumstances,
  currency: string,
): Result<Circumstances> {
  const problems: Problem[] = [];
  const table = limits(options, start.limits, currency, problems);
  const [, trialFrom, trialTo, trialPremises] = PERIOD.exec(options.trial ?? '') ?? [];
  if (options.trial !== undefined && !trialFrom)
    problems.push(
      unreadable(
        `Write --trial 2008-01-01..2008-03-31, or --trial 2008-01-01..2008-03-31="The Rooms", not ${quoted(options.trial)}.`,
      ),
    );
  const [, from, to, occasion] = PERIOD.exec(options.temporary ?? '') ?? [];
  if (options.temporary !== undefined && !occasion?.trim())
    problems.push(
      unreadable(`Write --temporary 2008-01-01..2008-01-07="New year", not ${quoted(options.temporary)}.`),
    );
  const temporary = from && to && occasion ? { from, to, occasion } : start.temporary;
  if (options.change !== undefined && !temporary)
    problems.push(
      unreadable('--change says what a temporary variation changes. Give its days with --temporary as well.'),
    );
  const consents = (options.consent ?? []).map((text) => consent(text, problems));
  const proprietors = (options.proprietor ?? []).map((text) => transfer(text, problems));
  const filing = kind(options.kind, problems);
  const tested = laboratory(options.laboratory, problems);
  if (problems.length > 0) return fail(...problems);
  return ok({
    ...start,
    ...(table && { limits: table }),
    ...(options.automated !== undefined && { automated: options.automated }),
    ...(options.premises !== undefined && { premises: options.premises }),
    ...(options.contact !== undefined && { contact: options.contact }),
    ...(options.elsewhere !== undefined && { elsewhere: options.elsewhere }),
    ...(filing && { kind: filing }),
    ...(options.petitioner !== undefined && { petitioner: options.petitioner }),
    ...(options.sponsor !== undefined && { sponsor: options.sponsor }),
    ...(tested && { laboratory: tested }),
    ...(options.consent && { consents }),
    ...(options.proprietor && { proprietors }),
    ...(trialFrom &&
      trialTo && {
        trial: { from: trialFrom, to: trialTo, ...(trialPremises && { premises: trialPremises.trim() }) },
      }),
    ...(temporary && {
      temporary: { ...temporary, ...(options.change !== undefined && { change: options.change }) },
    }),
  });
}
