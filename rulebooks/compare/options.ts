/** What the rules leave open to the operator, and what of the game itself is fixed: the parameters the engine is given. */
import { familyHead } from '@/simulations/catalogue/heads';
import type { GameOption } from '../format/record';
import { engineParameters } from '../offer/engine-wager';
import { valueInWords } from '../offer/option-value';
import { permittedEntries } from '../offer/permitted';
import type { ComparedPart, Line, Saying } from './comparison';
import { parameterTopic, parameterWords, valueWords } from './parameters';
import { clausesOn, lineOf, type Side } from './side';

/** What may be chosen; of a variant what was. */
function optionSaid({ varied, options }: Side, option: GameOption | undefined): Saying | undefined {
  if (!option) return undefined;
  if (varied) {
    const value = options.get(option.id) ?? option.default;
    return { text: valueInWords(option, value), clauses: [option.clause] };
  }
  const entries = permittedEntries(option);
  const texts = entries.map(({ text, isDefault }) =>
    isDefault && entries.length > 1 ? `${text} (default)` : text,
  );
  return { text: texts.join('; '), clauses: [option.clause] };
}

/** The same question: of the same name, or setting the same parameter. */
const counterpart = (option: GameOption, others: GameOption[]): GameOption | undefined =>
  others.find(({ id }) => id === option.id) ??
  others.find(({ sets }) => sets !== undefined && sets === option.sets);

function optionLines(left: Side, right: Side): Line[] {
  const matched = left.game.options.map((option) => ({
    option,
    other: counterpart(option, right.game.options),
  }));
  const alone = right.game.options.filter((option) => !matched.some(({ other }) => other === option));
  return [
    ...matched.flatMap(({ option, other }) =>
      lineOf({
        id: option.id,
        label: option.label,
        left: optionSaid(left, option),
        right: optionSaid(right, other),
      }),
    ),
    ...alone.flatMap((option) =>
      lineOf({ id: option.id, label: option.label, left: undefined, right: optionSaid(right, option) }),
    ),
  ];
}

/** The game's own parameters with the family's defaults filled in: name -> value. */
function parametersOf({ game, options }: Side): Map<string, unknown> {
  const own = game.wagers.find(({ family }) => family === undefined || family === game.family);
  if (!own) return new Map();
  const read = familyHead(game.family).parameters.safeParse(engineParameters(game, own, options));
  return new Map(read.success ? Object.entries(read.data as Record<string, unknown>) : []);
}

function parameterSaid(side: Side, parameters: Map<string, unknown>, name: string): Saying | undefined {
  if (!parameters.has(name) || parameters.get(name) === undefined) return undefined;
  const option = side.game.options.find(({ sets }) => sets === name);
  const topic = parameterTopic(name);
  const clauses = option ? [option.clause] : topic === undefined ? [] : clausesOn(side, topic);
  return {
    text: valueWords(name, parameters.get(name)),
    clauses: clauses.length > 0 ? clauses : [side.game.clause],
  };
}

function parameterLines(left: Side, right: Side): Line[] {
  const [ours, theirs] = [parametersOf(left), parametersOf(right)];
  const names = [...new Set([...ours.keys(), ...theirs.keys()])];
  return names.flatMap((name) =>
    lineOf({
      id: name,
      label: parameterWords(name),
      left: parameterSaid(left, ours, name),
      right: parameterSaid(right, theirs, name),
    }),
  );
}

const engineSaid = ({ game }: Side): Saying => ({
  text: familyHead(game.family).label,
  clauses: [game.clause],
});

export const optionsPart = (left: Side, right: Side): ComparedPart => ({
  id: 'options',
  title: 'The game and its options',
  groups: [
    {
      id: 'game',
      title: 'How the game works',
      lines: [
        ...lineOf({ id: 'family', label: 'Kind of game', left: engineSaid(left), right: engineSaid(right) }),
        ...parameterLines(left, right),
      ],
    },
    { id: 'options', title: 'Options', lines: optionLines(left, right) },
  ],
});
