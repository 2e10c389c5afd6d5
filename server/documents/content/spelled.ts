/** A paper as its language spells it. Records are written once, in British English. */
import type { Language, Paper } from '../paper';

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
  [/\b([Cc])ancelled/g, '$1anceled'],
  [/\b([Pp])er cent\b/g, '$1ercent'],
  [
    /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})/g,
    '$2 $1, $3',
  ],
];

const american = (text: string): string =>
  WORDS.reduce((spelled, [british, word]) => spelled.replace(british, word), text);

/** Addresses and colours of ink are no words. */
const KEPT = new Set(['url', 'accent', 'dated', 'kind', 'language', 'shortHash']);

function mapped(value: unknown): unknown {
  if (typeof value === 'string') return american(value);
  if (Array.isArray(value)) return value.map(mapped);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, KEPT.has(key) ? each : mapped(each)]),
  );
}

export const spelled = (paper: Paper, language: Language = 'en-GB'): Paper =>
  language === 'en-US' ? ({ ...(mapped(paper) as Paper), language } satisfies Paper) : paper;
