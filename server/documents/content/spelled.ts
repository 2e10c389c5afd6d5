/** A paper as its language spells it, and as it names an edge by who banks. Records are written once, in British English, of a house. */
import { edgeName } from '@/rulebooks/offer/money-answers';
import type { Paper } from '../paper';
import type { Subject } from '../subject';

/** British, American. Whole words, with any ending that both share. */
const WORDS: [RegExp, string][] = [
  [/\b([Cc])olour/g, '$1olor'],
  [/\b([Gg])rey/g, '$1ray'],
  [/\b([Cc])entre/g, '$1enter'],
  [/\b([Ff])avour/g, '$1avor'],
  [/\b([Hh])onour/g, '$1onor'],
  [/\b([Cc])heque/g, '$1heck'],
  [/\b([Ll])icence/g, '$1icense'],
  [/\b([Oo])rganis/g, '$1rganiz'],
  [/\b([Rr])ecognis/g, '$1ecogniz'],
  [/\b([Aa])uthoris/g, '$1uthoriz'],
  [/\b([Ss])ummaris/g, '$1ummariz'],
  [/\b([Mm])inimis/g, '$1inimiz'],
  [/\b([Aa])nalyse(s|d)?\b/g, '$1nalyze$2'],
  [/\b([Nn])eighbour/g, '$1eighbor'],
  [/\b([Bb])ehaviour/g, '$1ehavior'],
  [/\b([Ll])abelled/g, '$1abeled'],
  [/\b([Tt])otalling/g, '$1otaling'],
  [/\b([Cc])ancelled/g, '$1anceled'],
  [/\b([Pp])er cent\b/g, '$1ercent'],
  [
    /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})/g,
    '$2 $1, $3',
  ],
];

/** The house has no edge and no hand where it does not bank; whoever bets pays it a fee instead, which an edge leaves out. */
const EDGE_OF_ANOTHER: [RegExp, string][] = [
  [/\bHOUSE[ \u00a0]EDGE/g, 'EDGE'],
  [/\bHouse[ \u00a0]edge/g, 'Edge'],
  [/\bhouse[ \u00a0]edge/g, 'edge'],
  [/\bthe player gains(?=\)|$)/g, 'the player gains before fees'],
  // The engine has one name for whoever holds the other hand; who deals the cards here is of the house.
  [/\b(T|t)he dealer(?= (?:wins|qualifies|does not qualify|shows|can show|holds)\b)/g, '$1he player-dealer'],
  [/\b(the )dealer’s (?=hand|card)/g, '$1player-dealer’s '],
  [/^Dealer(?=$|, one card| qualifies)/g, 'Player-dealer'],
  [/\b([Tt])he bank’s hand/g, '$1he player-dealer’s hand'],
  [/^Bank$/g, 'Player-dealer'],
];

const edgeWords = (text: string): string =>
  EDGE_OF_ANOTHER.reduce((said, [house, word]) => said.replace(house, word), text);

const americanWords = (text: string): string =>
  WORDS.reduce((spelled, [british, word]) => spelled.replace(british, word), text);

/** Names are nobody's to spell: the Grey Horse stays the Grey Horse. */
function american(text: string, names: RegExp | undefined): string {
  if (!names) return americanWords(text);
  return text
    .split(names)
    .map((part, index) => (index % 2 === 1 ? part : americanWords(part)))
    .join('');
}

/** Addresses and colours of ink are no words. */
const KEPT = new Set([
  'url',
  'accent',
  'dated',
  'kind',
  'language',
  'sheets',
  'shortHash',
  'id',
  'to',
  'mark',
]);

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapped(each, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, KEPT.has(key) ? each : mapped(each, change)]),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'mark' ? [] : stringsIn(each)));
}

type Put = Pick<Subject, 'rulebook'> & Partial<Pick<Subject, 'game' | 'variant' | 'record' | 'organisation'>>;

const houseBanks = ({ game }: Put): boolean => game === undefined || edgeName(game) === 'House edge';

/** Whatever a person typed, and the titles of the source, where another spelling would change them. */
const namesOf = ({ rulebook, variant, record, organisation }: Put): string[] =>
  stringsIn([
    rulebook.title,
    rulebook.authority,
    rulebook.instrument,
    [variant, record, organisation],
  ]).filter((text) => text !== americanWords(text));

const inRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The longest first: a name may begin with another. */
function anyOf(names: string[]): RegExp | undefined {
  const each = [...new Set(names)].sort((one, other) => other.length - one.length);
  return each.length === 0 ? undefined : new RegExp(`(${each.map(inRegExp).join('|')})`);
}

/** Texts as papers under its rulebook are spelled. */
export function spelledUnder(subject: Put): (text: string) => string {
  const names = subject.rulebook.language === 'en-US' ? anyOf(namesOf(subject)) : undefined;
  return subject.rulebook.language === 'en-US' ? (text) => american(text, names) : (text) => text;
}

/** As papers under its rulebook are spelled, and on the sheets they are printed on; of several games, with the names of each. */
export function asPrinted(paper: Paper, ...subjects: [Put, ...Put[]]): Paper {
  const [{ rulebook }] = subjects;
  const { language = 'en-GB', sheets, currency, currencySign = currency } = rulebook;
  const names = language === 'en-US' ? anyOf(subjects.flatMap(namesOf)) : undefined;
  const sums = new RegExp(`\\b${currency}[ \\u00a0](?=\\d)`, 'g');
  const ofTheHouse = subjects.some(houseBanks);
  const change = (text: string) => {
    const signed = currencySign === currency ? text : text.replace(sums, () => currencySign);
    const spelled = language === 'en-US' ? american(signed, names) : signed;
    return ofTheHouse ? spelled : edgeWords(spelled);
  };
  const plain = language === 'en-GB' && currencySign === currency && ofTheHouse;
  return { ...(plain ? paper : (mapped(paper, change) as Paper)), language, ...(sheets && { sheets }) };
}
