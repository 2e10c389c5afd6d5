/** What the operator declares about the table (limits, dates, consents and the like), as flags. */
import type { Command } from 'commander';
import { sumProblem, typedMinor } from '@/rulebooks/spelling/currency';
import { readDate } from '@/rulebooks/spelling/dates';
import { quoted } from '@/rulebooks/spelling/quoted';
import type { Circumstances, Consent } from '@/rulebooks/variant/variant';
import { minorPlaces } from '@/simulations/pays/minor-units';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';

export type CircumstanceOptions = {
  minimum?: string;
  maximum?: string;
  optionalMinimum?: string;
  optionalMaximum?: string;
  currency?: string;
  automated?: boolean;
  premises?: string;
  contact?: string;
  elsewhere?: string;
  consent?: string[];
  trial?: string;
  temporary?: string;
};

const collect = (value: string, all: string[] = []): string[] => [...all, value];

export const withCircumstanceOptions = (command: Command): Command =>
  command
    .option('--minimum <amount>', 'the minimum wager of the table, for example 5 or 2.50')
    .option('--maximum <amount>', 'the maximum wager of the table')
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
      'a consent on file, "Prime Table Games=PTG-114, 2026-01-31"; may be repeated',
      collect,
    )
    .option('--trial <from..to>', 'the days of a trial, 2008-01-01..2008-03-31')
    .option('--temporary <from..to=occasion>', 'the days of a temporary variation, and its occasion');

const CONSENT = /^([^=]+)=(.+),\s*(\d{4}-\d\d-\d\d)$/;
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
  prefix: '' | 'optional-',
  currency: string,
  problems: Problem[],
) {
  const [minimum, maximum] = prefix
    ? [options.optionalMinimum, options.optionalMaximum]
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
  const main = range(options, '', inCurrency, problems);
  const optional = range(options, 'optional-', inCurrency, problems);
  const kept = start && (!main || (start.optional && !optional));
  if (kept && minorPlaces(start.currency) !== minorPlaces(inCurrency)) {
    problems.push(
      unreadable(
        `Give every limit again with --currency ${inCurrency}: the file has them in ${start.currency}, which has other decimal places.`,
      ),
    );
    return undefined;
  }
  if (!main && !start) {
    if (optional || options.currency) problems.push(unreadable('Give --minimum and --maximum as well.'));
    return undefined;
  }
  return {
    ...(start ?? { currency, minimum: 0, maximum: 0 }),
    ...main,
    ...(optional && { optional }),
    ...(options.currency !== undefined && { currency: options.currency }),
  };
}

/** A name without a reference is kept: the missing reference then stays open. */
function consent(text: string, problems: Problem[]): Consent {
  if (!text.includes('=')) return text;
  const [, name = '', reference = '', date = ''] = CONSENT.exec(text) ?? [];
  if (name.trim() === '' || reference.trim() === '' || !readDate(date).ok)
    problems.push(
      unreadable(`Write --consent "Prime Table Games=PTG-114, 2026-01-31", not ${quoted(text)}.`),
    );
  return { name: name.trim(), reference: reference.trim(), date };
}

/** Flags override what a file declares; the variant's own schema checks the result. */
export function circumstancesFrom(
  options: CircumstanceOptions,
  start: Circumstances,
  currency: string,
): Result<Circumstances> {
  const problems: Problem[] = [];
  const table = limits(options, start.limits, currency, problems);
  const [, trialFrom, trialTo, extra] = PERIOD.exec(options.trial ?? '') ?? [];
  if (options.trial !== undefined && (!trialFrom || extra))
    problems.push(unreadable(`Write --trial 2008-01-01..2008-03-31, not ${quoted(options.trial)}.`));
  const [, from, to, occasion] = PERIOD.exec(options.temporary ?? '') ?? [];
  if (options.temporary !== undefined && !occasion?.trim())
    problems.push(
      unreadable(`Write --temporary 2008-01-01..2008-01-07="New year", not ${quoted(options.temporary)}.`),
    );
  const consents = (options.consent ?? []).map((text) => consent(text, problems));
  if (problems.length > 0) return fail(...problems);
  return ok({
    ...start,
    ...(table && { limits: table }),
    ...(options.automated !== undefined && { automated: options.automated }),
    ...(options.premises !== undefined && { premises: options.premises }),
    ...(options.contact !== undefined && { contact: options.contact }),
    ...(options.elsewhere !== undefined && { elsewhere: options.elsewhere }),
    ...(options.consent && { consents }),
    ...(trialFrom && trialTo && { trial: { from: trialFrom, to: trialTo } }),
    ...(from && to && occasion && { temporary: { from, to, occasion } }),
  });
}
