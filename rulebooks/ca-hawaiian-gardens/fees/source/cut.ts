/**
 * Cuts what the reading of fees needs out of the whole source: the lines of the tables as they are, with their numbers. Of sentences only
 * the words that decide something are kept, so that none is copied.
 */
import { FEE_GROUPS } from '../documents';

/** What may decide who pays, when, for which options, and which conditions the schedule names. */
const DECIDING = new RegExp(
  [
    String.raw`schedule options?\**? \d+(?:(?: through |-)\d+)?`,
    String.raw`(?:Designated Table|Collection) Fees? #\d(?: and #\d)?`,
    'Designated Table Fee',
    'regular table (?:collection )?fees?',
    'three fees|two fees',
    String.raw`from the (?:he )?pot(?: \(of antes\)|, made up of the antes)?`,
    'from the small blind position',
    '(?:from each|per) (?:active )?player(?! line)',
    'from the player-? ?dealer(?: position)?',
    'each betting circle|each Ante wager|for every bet|per bet|each wager',
    '(?:before|prior to) (?:any )?(?:cards|cards or tiles|players placing their Play wager)(?: are| being)?(?: dealt)?',
    'after the blinds are posted|after (?:the )?initial hands are dealt|after the flop|after the turn',
    'after (?:the )?(?:fourth|fifth) street|after the (?:first |second )?draw',
    'after all players have been dealt their first two|after the hands have been delivered|five community cards have been dealt',
    'in advance|at the end of each half hour|every half hour|every thirty minutes|per 30 minutes',
    'collection free|shall not have',
    'does not (?:reach|progress past|progress to)|there are no draws|only Collection Fee #1',
    'will not be|shall not be',
    'number of (?:active |seated )?players?|amount of seated players|(?:and |on )the table limits?|and table limits?',
    'no collection taken from each player|total table action|match play coupon',
    'no additional collection fee|no extra collection fee',
    'pre-?determined|conspicuously posted|prior to the start of play',
    'on or within view of every gaming table|within view of every gaming table|on each table prior',
    'only one collection schedule|at any(?: one)? time',
    'Buy-In Pot Limit|No Limit Omaha',
    'fraction or percentage|portion of wagers',
    String.raw`no more than (?:five|three \(3\)) collection rates|per table limit|per table(?! limit)`,
    'ample notice|procedures? for collecting',
    'zero collection|under Bureau review',
    'minimum limit changes|maximum stays the same|player-dealer position',
    String.raw`\\\$1\.00`,
  ].join('|'),
  'gi',
);

const isSentence = (line: string): boolean => {
  if (
    line.includes('\t') ||
    line.includes('**Number') ||
    /GEG[AR]-\d{6}\)[,:]?(?:<|\s|$)/.test(line.slice(0, 400))
  )
    return false;
  if (/schedule options? ?\**\d/.test(line) || /^\s*(?:- |\d+\. )/.test(line)) return true;
  return line.split(/\s+/).length > 16 && !/^(?:Minimum|Maximum|Limit Games|No Limit)/.test(line);
};

/** The deciding words of each sentence, and nothing between them. */
export function cutSentences(line: string): string {
  return line
    .replace(/<\/?u>|\*\*/g, '')
    .split(/(?<=\.)\s+/)
    .map((sentence) => [...sentence.matchAll(DECIDING)].map(([words]) => words).join(' … '))
    .filter((words) => words !== '')
    .join(' | ');
}

export function cutSource(source: string): string {
  const lines = source.split('\n');
  return FEE_GROUPS.flatMap(({ from, to }) =>
    lines.slice(from - 1, to).flatMap((line, at) => {
      if (line.trim() === '') return [];
      return [`${from + at}\t${isSentence(line) ? `¶ ${cutSentences(line)}` : line}`];
    }),
  )
    .join('\n')
    .concat('\n');
}
