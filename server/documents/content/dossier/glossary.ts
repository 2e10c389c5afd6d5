/** Terms of the engine, for a reader who meets them here first: only those that this dossier uses. */
import type { Block, Term } from '../../paper';
import { GLOSSARY } from './places';

const TERMS: [term: string, meaning: string][] = [
  [
    'house edge',
    'What whoever banks the game keeps of a stake on average, in per cent of a named stake. Below zero the player gains.',
  ],
  ['element of risk', 'The same loss as a share of all that is staked, raises included.'],
  ['universe', 'All the outcomes that are counted, each equally likely.'],
  ['contribution', 'An event’s chance times what it pays net. Together they are the player’s expectation.'],
  ['standard deviation', 'How far one round strays from the average, in units of the wager.'],
  ['hit frequency', 'How often a wager wins.'],
  [
    'witness',
    'A second program that deals and settles as a dealer would, and shares no code with the exact analysis.',
  ],
  ['standard error', 'How far the mean of so many rounds strays from the true one by chance alone.'],
  [
    'composition-dependent',
    'The best choice is found for the exact cards that are in the hand, not for their total alone.',
  ],
  ['total-dependent', 'The choice depends on the total of the hand and not on its cards.'],
  ['zero memory', 'The player does not use what was seen in earlier hands or rounds.'],
  ['pre-split', 'As the hand was before it was split.'],
  ['cut card', 'A card in the shoe; when it is reached, the round in play is the last of the shoe.'],
  ['House Way', 'The written rule by which the house sets a hand of seven cards into two.'],
  ['meter', 'The running prize of a progressive.'],
  ['seed', 'What the meter starts at; of a witness, the number that fixes its random cards.'],
  ['reserve', 'A second meter, which becomes the seed of the next prize.'],
  ['half to even', 'A figure exactly between two printed ones goes to the one whose last digit is even.'],
  ['margin', 'The distance between what a rule asks and what was found.'],
  ['SHA-256', 'A short number that any change of a file changes; equal numbers mean equal files.'],
];

function wordsOf(block: Block): string {
  return JSON.stringify(block).toLowerCase();
}

function used(blocks: Block[]): typeof TERMS {
  const said = blocks.map(wordsOf).join('\n');
  return TERMS.filter(([term]) => said.includes(term.toLowerCase()));
}

/** Each leads to its meaning where it is met first. */
export const termsIn = (blocks: Block[]): Term[] => used(blocks).map(([term]) => ({ term, to: GLOSSARY }));

export function glossary(blocks: Block[]): Block[] {
  return [
    { kind: 'heading', level: 2, text: 'Terms', id: GLOSSARY },
    {
      kind: 'table',
      caption: 'Terms used in this dossier',
      captionHidden: true,
      rowHeaders: 1,
      columns: [
        { title: 'Term', grow: 1 },
        { title: 'Meaning', grow: 4 },
      ],
      rows: used(blocks).map(([term, meaning]) => ({ cells: [term, meaning] })),
    },
  ];
}
