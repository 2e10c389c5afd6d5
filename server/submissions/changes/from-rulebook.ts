/** What of a variant is not as its rulebook lists the game: wager by wager, then options and circumstances. */
import { type Finding, isSettled, type Verdict } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { measures, parametersOf } from '@/rulebooks/format/evidence';
import type { Game, Rule, Rulebook, Wager } from '@/rulebooks/format/record';
import { ruleId, rulesAt } from '@/rulebooks/format/scope';
import { asListed, tableBehind } from '@/rulebooks/offer/as-listed';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import {
  choosableTables,
  defaultTable,
  effectiveTable,
  isRead,
  lostRows,
  printedWorth,
} from '@/rulebooks/offer/pay-table';
import { ruleName } from '@/rulebooks/spelling/wording';
import { eventsAsked } from '@/rulebooks/terms/events-asked';
import { gameOf } from '@/rulebooks/terms/lookup';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import type { Variant } from '@/rulebooks/variant/variant';
import { compareWorth } from '@/simulations/pays/net-pay';
import type { Departing } from '../../vocabulary/departing';
import type { Departure, FromRulebook } from '../stored/shapes';
import { compared } from './compared';
import type { Content } from './content';
import { knownOf } from './known';
import { listsFiled } from './lists-filed';
import {
  circumstanceLines,
  eventLabel,
  isLineOf,
  type Known,
  optionLines,
  wagerLabel,
} from './variant-lines';
import { keysByPlace, writtenLines } from './written-rows';

type Of = Pick<Content, 'variant' | 'wagers' | 'findings' | 'rulebook' | 'day'>;
type Placed = { finding: Finding; place: number };

export function fromRulebook(content: Of): FromRulebook | undefined {
  const { variant, rulebook } = content;
  const found = rulebook && gameOf(rulebook, variant.game);
  if (!rulebook || !found?.ok) return undefined;
  const game = found.value;
  const known = knownOf(content);
  const circumstances = circumstancesThatCount(variant, known);
  const written = Object.entries(variant.written ?? {}).flatMap(([id, { label }]) =>
    compared([], writtenLines(id, variant, keysByPlace(variant))).map(
      (change): Departure => ({ ...change, of: 'written', part: label.trim() || 'Your own wager' }),
    ),
  );
  if (variant.filed) return { unlisted: true, departures: written, leftOut: [], circumstances };
  const listed = asListed(rulebook, game, variant);
  const about = aboutIn(content, rulebook);
  return {
    departures: [
      ...game.wagers.flatMap((wager) => wagerDepartures(game, wager, { variant, known, about })),
      ...written,
      ...optionDepartures(game, { listed, variant, known, about }),
    ],
    leftOut: game.wagers
      .filter(({ id }) => Object.hasOwn(listed.wagers, id) && !Object.hasOwn(variant.wagers, id))
      .map(({ label, side }) => ({ label, side })),
    circumstances,
  };
}

/** A game that this edition does not list, or with wagers or pays that it does not have there. */
export function isBeyondList(content: Of & { rulebook: Rulebook; label: string }): boolean {
  const { variant, rulebook, label } = content;
  if (variant.filed) return !listsFiled(rulebook, variant.filed, label);
  const found = fromRulebook(content);
  if (!found) return true;
  return found.departures.some(({ of }) => of === 'written' || of === 'pays');
}

const NOT_THERE = 'not there';

/** Every difference as papers have it, with what the rule on it says. */
export function departing(content: Of): Departing[] {
  const found = fromRulebook(content);
  if (!found) return [];
  return [
    ...found.departures.map((each) => ({
      of: each.of,
      part: each.part,
      field: each.what,
      before: each.before ?? NOT_THERE,
      after: each.after ?? NOT_THERE,
      says: departureSays(each, content.findings),
    })),
    ...found.leftOut.map(({ label, side }) => ({
      of: 'left-out' as const,
      part: label,
      field: label,
      before: side ? 'a side wager' : 'a main wager',
      after: 'not offered',
      says: '',
    })),
  ];
}

/** "Higher. Allowed: rule 3.2(A)", "Lower. Breach: rule 3.2(B)". */
export function departureSays({ note, verdict, finding }: Departure, findings: readonly Finding[]): string {
  const about = finding === undefined ? undefined : findings[finding];
  const judged = verdict && about && `${wordFor(verdict)}: ${ruleName(about)}`;
  return [note, judged].filter(Boolean).join('. ');
}

/** Of what is as no table has it, that a rule is met says that it is allowed. */
const wordFor = (verdict: Verdict): string => (verdict === 'meets' ? 'Allowed' : VERDICT_WORDS[verdict].word);

type About = {
  pay: (wager: Wager, event: string) => Placed | undefined;
  option: (option: string) => Placed | undefined;
};

/** The finding that decides, of several: one that is open goes before one that is met. */
const telling = (found: Placed[]): Placed | undefined =>
  found.find(({ finding }) => !isSettled(finding)) ?? found[0];

function aboutIn({ findings, day }: Of, rulebook: Rulebook): About {
  const placed = findings.map((finding, place) => ({ finding, place }));
  const onPays = new Map(
    rulesAt(rulebook, day)
      .filter((rule) => measures(rule, 'pays'))
      .map((rule): [string, Rule] => [ruleId(rulebook, rule), rule]),
  );
  return {
    pay: (wager, event) => {
      const all = placed.filter(({ finding }) => onPays.has(finding.rule) && finding.wager === wager.id);
      const exact = all.filter(({ finding }) => finding.event === event);
      // Where every pay of a wager is as it should be, one finding says so of all that its rule speaks about.
      const ofAll = all.filter(({ finding }) => {
        if (!isSettled(finding)) return finding.event === undefined;
        const rule = onPays.get(finding.rule);
        return rule && eventsAsked({ parameters: parametersOf(rule) }, wager).includes(event);
      });
      return telling(exact) ?? telling(ofAll);
    },
    option: (option) => telling(placed.filter(({ finding }) => finding.option === option)),
  };
}

const judged = (found: Placed | undefined): Pick<Departure, 'verdict' | 'finding'> =>
  found ? { verdict: found.finding.verdict, finding: found.place } : {};

type Compared = { variant: Variant; known: Known; about: About };

function wagerDepartures(game: Game, wager: Wager, { variant, known, about }: Compared): Departure[] {
  const choice = Object.hasOwn(variant.wagers, wager.id) ? variant.wagers[wager.id] : undefined;
  if (!choice || writtenRows(wager)) return [];
  const offered = effectiveTable(wager, choice);
  const base = tableBehind(wager, choice);
  const usual = defaultTable(wager, chosenOptions(game, variant.options));
  const label = wagerLabel(known, wager.id);
  const instead = game.wagers.find(
    ({ id }) => id === wager.alternativeTo && !Object.hasOwn(variant.wagers, id),
  );
  const key = `wagers.${wager.id}`;
  return [
    ...(instead
      ? [
          {
            of: 'instead' as const,
            part: label,
            path: key,
            what: label,
            before: instead.label,
            after: label,
            note: `In place of ${instead.label}`,
          },
        ]
      : []),
    ...(base && base.id !== usual
      ? [
          {
            of: 'table' as const,
            part: label,
            path: `${key} table`,
            what: `${label}: pay table`,
            before: choosableTables(wager).find(({ id }) => id === usual)?.label ?? null,
            after: base.label,
            note: 'Also a table of the rulebook',
          },
        ]
      : []),
    ...(offered?.cells ?? []).flatMap((cell): Departure[] => {
      const printed = base && Object.hasOwn(base.rows, cell.event) ? base.rows[cell.event] : undefined;
      const lost = lostRows(base).includes(cell.event);
      const way = isRead(cell) && printed ? compareWorth(cell.worth, printedWorth(printed)) : undefined;
      if (way === 0) return [];
      const read = isRead(cell) ? cell.pay : cell.text;
      return [
        {
          of: 'pays',
          part: label,
          path: `${key}.pays.${cell.event}`,
          what: `${label}: ${eventLabel(known, wager.id, cell.event)} pays`,
          before: printed ?? null,
          after: read,
          note: lost ? 'Lost in the source: from the operator’s own copy' : wayInWords(way, printed),
          ...judged(about.pay(wager, cell.event)),
        },
      ];
    }),
  ];
}

function wayInWords(way: number | undefined, printed: string | undefined): string {
  if (printed === undefined) return 'Not in the table of the rulebook';
  if (way === undefined) return 'The two cannot be compared';
  return way > 0 ? 'Higher' : 'Lower';
}

function optionDepartures(
  game: Game,
  { listed, variant, known, about }: Compared & { listed: Variant },
): Departure[] {
  return compared(optionLines(listed, known), optionLines(variant, known)).map((change): Departure => {
    const option = game.options.find((each) => isLineOf(change, each));
    const departure = { ...change, of: 'option' as const, part: change.what };
    if (!option) return departure;
    const note = option.reading ? 'A reading: the rule leaves it open' : option.collects && 'Collection fees';
    return { ...departure, ...(note && { note }), ...judged(about.option(option.id)) };
  });
}

type Facts = Variant['circumstances'];
const COUNT = [
  'automated',
  'temporary',
  'trial',
  'progressive',
  'meters',
  'consents',
  'proprietors',
] as const satisfies readonly (keyof Facts)[];

function circumstancesThatCount(variant: Variant, known: Known): FromRulebook['circumstances'] {
  const facts = Object.fromEntries(
    COUNT.flatMap((name) => (variant.circumstances[name] ? [[name, variant.circumstances[name]]] : [])),
  ) as Facts;
  return circumstanceLines({ ...variant, circumstances: facts }, known).map(({ what, says }) => ({
    what,
    says,
  }));
}
