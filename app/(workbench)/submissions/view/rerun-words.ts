/** Where a re-run differs, in words: "wagers.0.events.2.count" is "Red or black: count of “Zero”". */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { type Finding, VERDICTS } from '@/rulebooks/findings/finding';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import type { SettledShape } from '@/simulations/analysis/settled';
import { percent, printed } from '@/simulations/printing/numbers';
import type { WitnessResult } from '@/simulations/witness/testimony';
import type { Names } from './names';

/** What the paths count through. */
export type Submitted = {
  names: Names;
  wagers: readonly (Pick<AnalysedWager, 'id'> & SettledShape & { events: readonly { label: string }[] })[];
  witness: readonly Pick<WitnessResult, 'wager'>[];
  findings: readonly Finding[];
};

const STORED: Record<string, string> = {
  'stored.analysis': 'hash of the analysis as stored',
  'stored.variant': 'hash of the variant as stored',
};

/** "standardDeviation" as "standard deviation". */
const spaced = (field: string): string =>
  field.replaceAll('-', ' ').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** Places in a list count from one, as people do. */
const inWords = (fields: string[]): string =>
  fields.map((field) => (/^\d+$/.test(field) ? `number ${Number(field) + 1}` : spaced(field))).join(', ');

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function ofWager(
  { names, wagers }: Submitted,
  [index = '', field = '', event = '', ...rest]: string[],
): string {
  const wager = wagers[Number(index)];
  const name = wager ? names.wager(wager.id) : `Wager ${Number(index) + 1}`;
  if (field === '') return name;
  const label = field === 'events' ? wager?.events[Number(event)]?.label : undefined;
  if (label === undefined) return `${name}: ${inWords([field, ...[event].filter(Boolean), ...rest])}`;
  return `${name}: ${rest.length > 0 ? `${inWords(rest)} of ` : ''}“${label}”`;
}

function ofWitness({ names, witness }: Submitted, [index = '', ...rest]: string[]): string {
  const played = witness[Number(index)];
  const name = played ? names.wager(played.wager) : `Wager ${Number(index) + 1}`;
  return `${name}: ${['witness', inWords(rest)].filter(Boolean).join(', ')}`;
}

function ofFinding({ names, findings }: Submitted, [index = '', ...rest]: string[]): string {
  const found = findings[Number(index)];
  if (!found) return ['Finding not there before', inWords(rest)].filter(Boolean).join(': ');
  const about = [`rule ${found.clause}`, names.subject(found)].filter(Boolean).join(', ');
  return `Finding, ${about}${rest.length > 0 ? `: ${inWords(rest)}` : ''}`;
}

export function differsAt(path: string, submitted: Submitted): string {
  const [head = '', ...rest] = path.split('.');
  switch (head) {
    case 'wagers':
      return ofWager(submitted, rest);
    case 'witness':
      return ofWitness(submitted, rest);
    case 'findings':
      return ofFinding(submitted, rest);
    case 'answers':
      return `Further question ${inWords(rest)}`;
    case 'options':
      return submitted.names.option(rest.join('.'));
    default:
      return capital(STORED[path] ?? inWords([head, ...rest]));
  }
}

/** Kept as fractions, and shown elsewhere as shares. */
const SHARE = /\.(houseEdge|perMandatory|elementOfRisk|hit|push)$/;
const FRACTION = /^-?\d+\/\d+$/;

/** The value there as other pages show it, the exact fraction beside a share: two may round to the same. */
export function valueAt(path: string, value: string): string {
  if (SHARE.test(path) && FRACTION.test(value)) return `${percent(value)} (${printed(value)})`;
  const verdict = path.endsWith('.verdict') && VERDICTS.find((each) => each === value);
  return verdict ? VERDICT_WORDS[verdict].word : value;
}
