/** Names in a record that nothing in it has: of games, wagers and options, and clauses that are cited and not recorded. */
import type { OnOthers } from '../terms/on-others';
import type { Claim, Game, Rule, Rulebook, Scope } from './record';

export type Fault = { field: PropertyKey[]; message: string };

const missing = (names: readonly string[] | undefined, known: readonly string[]): string[] =>
  (names ?? []).filter((name) => !known.includes(name));

const ids = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);

function scopeFaults(scope: Scope, all: Game[], field: PropertyKey[]): Fault[] {
  const games = all.filter(
    ({ id }) => (!scope.games || scope.games.includes(id)) && !scope.exceptGames?.includes(id),
  );
  const say = (key: keyof Scope, message: string): Fault => ({ field: [...field, key], message });
  const gone = (['games', 'exceptGames'] as const).flatMap((key) =>
    missing(scope[key], ids(all)).map((name) => say(key, `The rulebook lists no game "${name}".`)),
  );
  // Of a game that is gone, its wagers are too.
  if (gone.length > 0) return gone;
  return [
    ...missing(
      scope.wagers,
      games.flatMap(({ wagers }) => ids(wagers)),
    ).map((name) => say('wagers', `No game in its scope has the wager "${name}".`)),
    ...missing(
      scope.options,
      games.flatMap(({ options }) => ids(options)),
    ).map((name) => say('options', `No game in its scope has the option "${name}".`)),
  ];
}

type Named = Pick<Rulebook, 'sections' | 'games' | 'claims' | 'ambiguities'>;

function wagerFault(
  { game: of, wager: on }: { game: string; wager: string },
  games: Game[],
  field: PropertyKey[],
): Fault[] {
  const game = games.find(({ id }) => id === of);
  if (!game) return [{ field, message: `The rulebook lists no game "${of}".` }];
  return ids(game.wagers).includes(on) ? [] : [{ field, message: `${game.label} has no wager "${on}".` }];
}

function gameFaults(game: Game, index: number): Fault[] {
  const own = ids(game.wagers);
  const field = ['games', index];
  const unknown = (names: string[], from: PropertyKey[]): Fault[] =>
    missing(names, own).map((name) => ({
      field: [...field, ...from],
      message: `${game.label} has no wager "${name}".`,
    }));
  return [
    ...game.options.flatMap(({ charges = [] }, option) =>
      unknown(
        charges.map(({ wager }) => wager),
        ['options', option, 'charges'],
      ),
    ),
    ...game.options.flatMap(({ unlessFiled }, option) =>
      unlessFiled === undefined || game.options.some(({ id, kind }) => id === unlessFiled && kind === 'filed')
        ? []
        : [
            {
              field: [...field, 'options', option, 'unlessFiled'],
              message: `${game.label} has no option "${unlessFiled}" whose lines an operator files.`,
            },
          ],
    ),
    ...game.wagers.flatMap(({ alternativeTo }, wager) =>
      alternativeTo === undefined ? [] : unknown([alternativeTo], ['wagers', wager, 'alternativeTo']),
    ),
    ...game.wagers.flatMap(({ explainsWhere = [] }, wager) =>
      missing(
        explainsWhere.map(({ where }) => where.option),
        ids(game.options),
      ).map((name) => ({
        field: [...field, 'wagers', wager, 'explainsWhere'],
        message: `${game.label} has no option "${name}".`,
      })),
    ),
    ...game.wagers.flatMap(({ onOthers }, wager) => sumsFaults(game, onOthers, [...field, 'wagers', wager])),
    ...game.wagers.flatMap(({ onOthers }, wager) =>
      missing(onOthers && [onOthers.qualifies, onOthers.option], ids(game.options)).map((name) => ({
        field: [...field, 'wagers', wager, 'onOthers'],
        message: `${game.label} has no option "${name}".`,
      })),
    ),
  ];
}

/** Sums that an operator may write are for the events that the printed tables are for, in one order. */
function sumsFaults({ label, options }: Game, onOthers: OnOthers | undefined, field: PropertyKey[]): Fault[] {
  const { kind, sums = [] } = options.find(({ id }) => id === onOthers?.option) ?? {};
  if (!onOthers || kind !== 'sums') return [];
  const written = sums.map(({ id }) => id).join();
  return Object.entries(onOthers.amounts)
    .filter(([, amounts]) => Object.keys(amounts).join() !== written)
    .map(([table]) => ({
      field: [...field, 'onOthers', 'amounts', table],
      message: `${label}: the sums of "${table}" are not those of the option "${onOthers.option}".`,
    }));
}

const acrossOf = ({ subject, across }: Claim): string[] => [subject.wager, ...(across?.wagers ?? [])];

/** Clauses that something cites, with where. */
function citations({ sections, games, claims, ambiguities }: Named) {
  return [
    ...sections.flatMap(({ rules }, s) =>
      rules.flatMap(({ askedBy = [], lifts = [] }, r) =>
        [...askedBy, ...lifts].map((clause) => ({ clause, field: ['sections', s, 'rules', r] })),
      ),
    ),
    ...games.flatMap((game, g) => [
      { clause: game.clause, field: ['games', g] },
      ...(game.money ? [{ clause: game.money.clause, field: ['games', g, 'money'] }] : []),
      ...game.options.map(({ clause }, o) => ({ clause, field: ['games', g, 'options', o] })),
      ...game.wagers.flatMap((wager, w) => [
        { clause: wager.clause, field: ['games', g, 'wagers', w] },
        ...(wager.onOthers
          ? [{ clause: wager.onOthers.clause, field: ['games', g, 'wagers', w, 'onOthers'] }]
          : []),
        ...(['payTables', 'damagedTables'] as const).flatMap((tables) =>
          (wager[tables] ?? []).map(({ clause }, t) => ({
            clause,
            field: ['games', g, 'wagers', w, tables, t],
          })),
        ),
      ]),
    ]),
    ...claims.map(({ clause }, c) => ({ clause, field: ['claims', c] })),
    ...ambiguities.map(({ clause }, a) => ({ clause, field: ['ambiguities', a] })),
  ];
}

/** Wagers that must be on offer beside others: each game in scope has them. */
function besideFaults({ evidence, appliesTo }: Rule, games: Game[], field: PropertyKey[]): Fault[] {
  const parts = evidence === undefined ? [] : Array.isArray(evidence) ? evidence : [evidence];
  const speaksOf = (game: Game) =>
    (!appliesTo.games || appliesTo.games.includes(game.id)) &&
    game.wagers.some(({ id }) => appliesTo.wagers?.includes(id));
  return parts.flatMap((part) =>
    'measure' in part && part.measure === 'beside'
      ? games
          .filter(speaksOf)
          .flatMap((game) =>
            part.wagers.flatMap((wager) => wagerFault({ game: game.id, wager }, games, field)),
          )
      : [],
  );
}

export function nameFaults(rulebook: Named): Fault[] {
  const { sections, games, claims, ambiguities } = rulebook;
  const recorded = new Set(sections.flatMap(({ rules }) => rules.map(({ clause }) => clause)));
  return [
    ...sections.flatMap(({ rules }, s) =>
      rules.flatMap((rule, r) => [
        ...scopeFaults(rule.appliesTo, games, ['sections', s, 'rules', r, 'appliesTo']),
        ...scopeFaults(rule.attestsAbout ?? {}, games, ['sections', s, 'rules', r, 'attestsAbout']),
        ...besideFaults(rule, games, ['sections', s, 'rules', r, 'evidence']),
      ]),
    ),
    ...games.flatMap(gameFaults),
    ...claims.flatMap((claim, c) =>
      acrossOf(claim).flatMap((wager) => wagerFault({ ...claim.subject, wager }, games, ['claims', c])),
    ),
    ...ambiguities.flatMap(({ compares }, a) =>
      compares ? wagerFault(compares, games, ['ambiguities', a]) : [],
    ),
    ...citations(rulebook)
      .filter(({ clause }) => !recorded.has(clause))
      .map(({ clause, field }) => ({ field, message: `It cites ${clause}, which no rule records.` })),
  ];
}
