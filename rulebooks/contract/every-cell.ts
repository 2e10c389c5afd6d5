/**
 * Every cell of every table that a rulebook prints, under every choice that changes what it pays: at "lose", a step below
 * what is permitted and a step above. Which of these does no rule notice?
 */

import { moved, payOf } from '../cases/case';
import { evaluate } from '../evaluation';
import type { Finding, Verdict } from '../findings/finding';
import { evidenceOf, measures, owes } from '../format/evidence';
import type { DamagedPayTable, Game, PrintedPayTable, Rulebook, Wager } from '../format/record';
import { ruleId } from '../format/scope';
import { chargedWager } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import { CUSTOM, choosableTables, effectiveTable, printedWorth } from '../offer/pay-table';
import { defaultVariant } from '../offer/resolve';
import { appliesTo, speaksOf } from '../terms/scope';
import { optionsIn } from '../terms/when';
import type { Variant } from '../variant/variant';
import { rulesOf } from './cases';

export type Change = 'lose' | 'below' | 'above';
export type ChangedCell = {
  wager: string;
  table: string;
  event: string;
  change: Change;
  /** The options that its pays depend on: "vigorish-charged free". */
  under: string;
};

type Table = PrintedPayTable | DamagedPayTable;
type Pay = { change: Change; pay: string };

/** A line owed on the sign, whatever is paid, notices nothing; nor does what waits for figures. */
const NOTICES: readonly Verdict[] = ['breach', 'conflict', 'needs-consent'];

const lostRows = (table: Table): string[] => ('lost' in table ? table.lost : []);

/** The options that a rule about what this wager pays depends on. */
function askedOf(rulebook: Rulebook, game: Game, wager: Wager): string[] {
  const rules = rulesOf(rulebook).filter(
    (rule) => rule.kind === 'computed' && (measures(rule, 'pays') || measures(rule, 'percentage')),
  );
  return rules
    .filter((rule) => appliesTo(rule, game, [wager]) && speaksOf(rule, wager))
    .flatMap((rule) => [rule.appliesTo.when, ...evidenceOf(rule).map(({ when }) => when)])
    .flatMap(optionsIn);
}

/** Every combination of the options that a charge on the wager, or a rule about its pays, depends on. */
function choicesFor(rulebook: Rulebook, game: Game, wager: Wager): Record<string, string>[] {
  const { options } = game;
  const charges = options.flatMap((option) => option.charges ?? []).filter((each) => each.wager === wager.id);
  const hangOn = new Set([
    ...charges.flatMap(({ where }) => (where ? [where.option] : [])),
    ...askedOf(rulebook, game, wager),
  ]);
  return options
    .filter(({ id }) => hangOn.has(id))
    .reduce<Record<string, string>[]>(
      (sofar, { id, values }) =>
        sofar.flatMap((chosen) => values.map(({ value }) => ({ ...chosen, [id]: value }))),
      [{}],
    );
}

function changesOf(wager: Wager, table: Table, event: string): Pay[] {
  const printed = table.rows[event];
  // A lost row is what the operator says it is, "lose" or anything: a person has to answer for it.
  if (printed === undefined) return [{ change: 'lose', pay: 'lose' }];
  const permitted = printedWorth(wager.paid === 'by-table' ? printed : (wager.minimum[event] ?? printed));
  const isLost = permitted.of === 'stake' && permitted.value.equals(-1);
  const [less, more] = [isLost ? undefined : moved(permitted, 'down'), moved(permitted, 'up')];
  return [
    ...(isLost ? [] : [{ change: 'lose', pay: 'lose' } as const]),
    ...(less ? [{ change: 'below', pay: payOf(less) } as const] : []),
    // Above a minimum everything is permitted.
    ...(more && wager.paid !== 'at-least' ? [{ change: 'above', pay: payOf(more) } as const] : []),
  ];
}

const keyOf = ({ rule, verdict, wager, event, found }: Finding): string =>
  JSON.stringify([rule, verdict, wager, event, found]);

/** Whether nobody knows what the clause on the wager's pays said that day: then none of its pays is assessed. */
const isUnknown = ({ verdict, threshold = '', wager }: Finding, { id }: Wager): boolean =>
  verdict === 'not-assessed' && threshold.startsWith('from ') && wager === id;

export function unnoticed(rulebook: Rulebook, game: Game, day: string): ChangedCell[] {
  const start = defaultVariant(rulebook, game);
  // That an owner has to agree to a change says nothing about what is paid.
  const ofOwners = new Set(
    rulesOf(rulebook)
      .filter((rule) => owes(rule, 'agreement'))
      .map((rule) => ruleId(rulebook, rule)),
  );
  const findings = (variant: Variant) => evaluate({ rulebook, variant, day });

  function cellsOf(wager: Wager, chosen: Record<string, string>, table: Table): ChangedCell[] {
    const offering = (pays: Record<string, string>): Variant => ({
      ...start,
      options: { ...start.options, ...chosen, ...table.printedFor },
      wagers: { [wager.id]: { payTable: table.id, pays } },
    });
    const filled = Object.fromEntries(lostRows(table).map((event) => [event, 'lose']));
    const asPrinted = new Set(findings(offering(filled)).map(keyOf));
    const noticed = (event: string, pay: string) =>
      findings(offering({ ...filled, [event]: pay })).some((finding) =>
        lostRows(table).includes(event)
          ? finding.verdict === 'needs-attestation' && isForLostRows(finding)
          : isUnknown(finding, wager) ||
            (NOTICES.includes(finding.verdict) &&
              !ofOwners.has(finding.rule) &&
              !asPrinted.has(keyOf(finding))),
      );
    const under = Object.entries(chosen)
      .map(([id, value]) => `${id} ${value}`)
      .join(', ');
    return [...Object.keys(table.rows), ...lostRows(table)].flatMap((event) =>
      changesOf(wager, table, event)
        .filter(({ pay }) => lostRows(table).includes(event) || !isPrinted(wager, table, event, pay))
        .filter(({ pay }) => !noticed(event, pay))
        .map(({ change }) => ({ wager: wager.id, table: table.id, event, change, under })),
    );
  }

  const forLostRows = new Set(
    rulesOf(rulebook)
      .filter(({ attestsFor }) => attestsFor === 'lost-rows')
      .map((rule) => ruleId(rulebook, rule)),
  );
  const isForLostRows = ({ rule }: Finding) => forLostRows.has(rule);

  return game.wagers.flatMap((printed) =>
    choicesFor(rulebook, game, printed).flatMap((chosen) => {
      const wager = chargedWager(game, printed, chosenOptions(game, { ...start.options, ...chosen }));
      return choosableTables(wager).flatMap((table) => cellsOf(wager, chosen, table));
    }),
  );
}

/** Changed like this it equals another table that the rulebook prints. */
const isPrinted = (wager: Wager, { id }: Table, event: string, pay: string): boolean =>
  effectiveTable(wager, { payTable: id, pays: { [event]: pay } })?.equals !== CUSTOM;
