/** Every field of a variant in the words of the workbench, so that two can be compared line by line. */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Game, GameOption, Rulebook } from '@/rulebooks/format/record';
import { printedTerms } from '@/rulebooks/offer/meter';
import { valueInWords } from '@/rulebooks/offer/option-value';
import { partNames } from '@/rulebooks/offer/part-names';
import { CUSTOM, choosableTables } from '@/rulebooks/offer/pay-table';
import { readAmount } from '@/rulebooks/spelling/amount';
import { amountIn, shownMoney } from '@/rulebooks/spelling/money';
import { longDate } from '@/rulebooks/spelling/wording';
import { consentDetails, consentNames, consentsIn } from '@/rulebooks/variant/consents';
import { KIND_WORDS, shownLaboratory } from '@/rulebooks/variant/filing';
import { groupSaid, OWN_LIMITS } from '@/rulebooks/variant/limits';
import { shownOccasion, shownPeriod } from '@/rulebooks/variant/occasion';
import { shownTransfer } from '@/rulebooks/variant/proprietors';
import type { DeclaredMeter, Variant } from '@/rulebooks/variant/variant';
import { hasOwnEvents, type SettledShape } from '@/simulations/analysis/settled';
import { toText } from '@/simulations/exact/fraction';
import { filedLines } from './filed-lines';
import { given, type Line, spaced, yesNo } from './line';
import { keysByPlace, type RowKeys, writtenLines } from './written-rows';

export type Known = {
  rulebook?: Rulebook;
  game?: Game;
  /** As analysed: the events of a wager by their labels. */
  wagers: (Pick<AnalysedWager, 'id' | 'label' | 'events'> & SettledShape)[];
};

const labelled = (list: readonly { id: string; label: string }[] | undefined, id: string) =>
  list?.find((known) => known.id === id)?.label;

export const wagerLabel = ({ game, wagers }: Known, id: string): string =>
  labelled(game?.wagers, id) ?? labelled(wagers, id) ?? spaced(id);

/** The events of a round are its endings; a row of one of its pay tables is known by its id alone. */
export const eventLabel = ({ wagers }: Known, wager: string, id: string): string =>
  labelled(wagers.find((known) => known.id === wager && hasOwnEvents(known))?.events, id) ?? spaced(id);

export const optionLabel = ({ game }: Known, id: string): string => labelled(game?.options, id) ?? spaced(id);

/** "gb-2007/3.2(L)" as "rule 3.2(L)" */
export const ruleLabel = (rule: string): string => `rule ${rule.slice(rule.indexOf('/') + 1)}`;

export function variantLines(
  { variant, day }: { variant: Variant; day: string },
  known: Known,
  rowKeys: RowKeys = keysByPlace(variant),
): Line[] {
  return [
    { key: 'rulebook', what: 'Rulebook', says: known.rulebook?.title ?? spaced(variant.rulebook) },
    { key: 'game', what: 'Game', says: known.game?.label ?? spaced(variant.game) },
    { key: 'at', what: 'Date', says: day },
    ...optionLines(variant, known),
    ...Object.keys(variant.wagers).flatMap((id) => wagerLines(id, variant, known)),
    ...Object.keys(variant.written ?? {}).flatMap((id) => writtenLines(id, variant, rowKeys)),
    ...(variant.filed ? filedLines(variant.filed) : []),
    ...circumstanceLines(variant, known),
    ...Object.entries(variant.attestations).flatMap(([rule, { by, at: when, note, about }]) => {
      const what = `Confirmation of ${ruleLabel(rule)}`;
      return given(`attestations.${rule}`, [
        [what, `by ${by}, ${when.replace('T', ' ').replace('Z', ' UTC')}`],
        [`${what}: note`, note],
        [`${what}: hash of the question`, about],
      ]);
    }),
  ];
}

export function optionLines({ options }: Variant, known: Known): Line[] {
  const ids = new Set([...(known.game?.options ?? []).map(({ id }) => id), ...Object.keys(options)]);
  return [...ids].flatMap((id) => {
    const option = known.game?.options.find((each) => each.id === id);
    const chosen = options[id] ?? option?.default;
    const says = option && chosen !== undefined ? valueInWords(option, chosen) : chosen;
    return given(optionKey(id), [[optionLabel(known, id), says]]);
  });
}

const optionKey = (id: string): string => `options.${id}`;

export const isLineOf = ({ path }: { path: string }, { id, label }: GameOption): boolean =>
  path === `${optionKey(id)} ${label}`;

function wagerLines(id: string, { wagers }: Variant, known: Known): Line[] {
  const choice = wagers[id];
  if (!choice) return [];
  const name = wagerLabel(known, id);
  const wager = known.game?.wagers.find((each) => each.id === id);
  const table = wager && choosableTables(wager).find((each) => each.id === choice.payTable);
  const own = choice.payTable === CUSTOM ? 'Operator’s own' : spaced(choice.payTable);
  const cells = Object.entries({ ...table?.rows, ...choice.pays });
  return [
    ...given(`wagers.${id}`, [
      [name, 'offered'],
      [`${name}: pay table`, table?.label ?? own],
    ]),
    ...cells.map(([event, says]) => ({
      key: `wagers.${id}.pays.${event}`,
      what: `${name}: ${eventLabel(known, id, event)} pays`,
      says,
    })),
  ];
}

export function circumstanceLines({ circumstances: facts, wagers, written }: Variant, known: Known): Line[] {
  const parts = known.game && partNames(known.game, { written });
  const { limits, automated, temporary, trial, progressive, meters = {} } = facts;
  const money = (units: number | undefined) =>
    units === undefined || !limits ? undefined : shownMoney(units, limits.currency);
  return [
    ...given('circumstances', [
      ['Table limits: currency', limits?.currency],
      ['Table limits: minimum', money(limits?.minimum)],
      ['Table limits: maximum', money(limits?.maximum)],
      ...OWN_LIMITS.flatMap((group): [string, string | undefined][] => [
        [`Table limits: minimum of ${groupSaid(group)}`, money(limits?.[group]?.minimum)],
        [`Table limits: maximum of ${groupSaid(group)}`, money(limits?.[group]?.maximum)],
      ]),
      ['Automated equipment', automated === undefined ? undefined : yesNo(automated)],
      ['Temporary local variation: occasion', temporary && shownOccasion(temporary)],
      ['Temporary local variation: first day', temporary && longDate(temporary.from)],
      ['Temporary local variation: last day', temporary && longDate(temporary.to)],
      ['Temporary local variation: premises', temporary?.premises],
      ['Temporary local variation: what changes for players', temporary?.change],
      ['Temporary local variation: further occasions', temporary?.further?.map(shownPeriod).join('; ')],
      ['Offered as a trial: first day', trial && longDate(trial.from)],
      ['Offered as a trial: last day', trial && longDate(trial.to)],
      ['Offered as a trial: premises', trial?.premises],
      ['Offered as a trial: joins', trial?.joins],
      ['Kind of submission', facts.kind && KIND_WORDS[facts.kind]],
      ['Petitioner', facts.petitioner],
      ['Sponsoring licensee', facts.sponsor],
      ['Testing laboratory', facts.laboratory && shownLaboratory(facts.laboratory)],
      ['Premises', facts.premises],
      ['Contact for questions', facts.contact],
      ['Other jurisdictions that offer it', facts.elsewhere],
    ]),
    ...consentNames(facts).map((name) => ({
      key: `circumstances.consents ${name}`,
      what: `Consent of ${name}`,
      says: consentsIn(facts)
        .filter((consent) => consent.name === name)
        .map((consent) => consentDetails(consent, undefined, parts))
        .join('; '),
    })),
    ...(facts.proprietors ?? []).map((transfer) => ({
      key: `circumstances.proprietors ${transfer.was} ${transfer.name}`,
      what: `Later proprietor in place of ${transfer.was}`,
      says: shownTransfer(transfer),
    })),
    ...meterLines('progressive', 'Every progressive wager', progressive, known.rulebook?.currency),
    ...Object.entries(meters).flatMap(([id, meter]) => {
      const wager = known.game?.wagers.find((each) => each.id === id);
      const own = wager && printedTerms(wager, wagers[id]?.payTable)?.currency;
      return meterLines(`meters.${id}`, wagerLabel(known, id), meter, own ?? known.rulebook?.currency);
    }),
  ];
}

function meterLines(key: string, of: string, meter: DeclaredMeter | undefined, currency?: string): Line[] {
  if (!meter) return [];
  const { fixedPaidFrom } = meter;
  const money = (typed: string | undefined) => {
    const amount = typed === undefined ? undefined : readAmount(typed);
    return amount && currency ? amountIn(currency)(toText(amount)) : typed;
  };
  return given(key, [
    [`${of}: one wager`, money(meter.wager)],
    [`${of}: the meter shows`, money(meter.meter)],
    [`${of}: to the meter`, meter.contribution],
    [`${of}: to the reserve`, meter.reserve],
    [`${of}: seed`, money(meter.seed)],
    [`${of}: players a round, average`, meter.players],
    [`${of}: fixed pays come from`, fixedPaidFrom && `the ${fixedPaidFrom}`],
  ]);
}
