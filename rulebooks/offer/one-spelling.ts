/**
 * One spelling of each amount and percentage: "10", "10%" and "10%" are one share, so they are one variant and one
 * hash. Applied where a value enters; a variant that is stored keeps the spelling that was hashed. A text that cannot
 * be read stays as typed, for its own problem to quote.
 */

import { amountText, minorUnits, readAmount } from '../spelling/amount';
import { withoutSign } from '../spelling/currency';
import { filedText, readFiled } from '../spelling/filed';
import { readPercent, shownPercent } from '../spelling/percent';
import { percentTyped, readShare, shareText } from '../spelling/share';
import { joinedSums, writtenSums } from '../spelling/sums';
import type { Game } from '../terms/game';
import { consentOf, readConsent } from '../variant/consents';
import type { Circumstances, DeclaredMeter, Variant } from '../variant/variant';

function amount(text: string, currency: string): string {
  const minor = minorUnits(withoutSign(text, currency));
  return minor === undefined ? text : amountText(minor);
}

function share(text: string): string {
  const read = readShare(text);
  return read === undefined ? text : (shareText(read) ?? text);
}

const count = (text: string): string => readAmount(text)?.toString() ?? text;

/** Sums are in the rulebook's currency: one typed with another's sign stays as typed, and is refused. */
export function spelledOption(game: Game, id: string, value: string, currency: string): string {
  const option = game.options.find((known) => known.id === id);
  if (option?.values.some((permitted) => permitted.value === value)) return value;
  if (option?.kind === 'amount') return amount(value, currency);
  if (option?.kind === 'sums')
    return value.includes(';') ? joinedSums(writtenSums(value).map((sum) => amount(sum, currency))) : value;
  if (option?.kind === 'filed' || option?.collects) {
    const filed = readFiled(value);
    return filed === undefined ? value : filedText(filed);
  }
  const read = option?.kind === 'percentage' ? readPercent(value) : undefined;
  return read === undefined ? value : shownPercent(read);
}

const TERMS: Partial<Record<keyof DeclaredMeter, (text: string, currency: string) => string>> = {
  contribution: share,
  reserve: share,
  wager: amount,
  meter: amount,
  seed: amount,
  players: count,
};

export const spelledTerm = (term: keyof DeclaredMeter, text: string, currency: string): string =>
  TERMS[term]?.(text, currency) ?? text;

/** As a person types it, in a field or a flag: "0.5" is 0.5% there. */
export const typedTerm = (term: keyof DeclaredMeter, text: string, currency: string): string =>
  spelledTerm(term, TERMS[term] === share ? percentTyped(text) : text, currency);

const spelledMeter = <T extends DeclaredMeter>(meter: T, currency: string): T =>
  Object.fromEntries(
    Object.entries(meter).map(([term, text]) => [
      term,
      text === undefined ? text : spelledTerm(term as keyof DeclaredMeter, text, currency),
    ]),
  ) as T;

export function spelledCircumstances(circumstances: Circumstances, currency: string): Circumstances {
  const { progressive, meters, consents } = circumstances;
  if (!progressive && !meters && !consents) return circumstances;
  return {
    ...circumstances,
    ...(progressive && { progressive: spelledMeter(progressive, currency) }),
    ...(consents && { consents: consents.map((consent) => consentOf(readConsent(consent))) }),
    ...(meters && {
      meters: Object.fromEntries(
        Object.entries(meters).map(([id, meter]) => [id, spelledMeter(meter, currency)]),
      ),
    }),
  };
}

export const inOneSpelling = <T extends Pick<Variant, 'options' | 'circumstances'>>(
  game: Game,
  variant: T,
  currency: string,
): T => ({
  ...variant,
  options: Object.fromEntries(
    Object.entries(variant.options).map(([id, value]) => [id, spelledOption(game, id, value, currency)]),
  ),
  circumstances: spelledCircumstances(variant.circumstances, currency),
});
