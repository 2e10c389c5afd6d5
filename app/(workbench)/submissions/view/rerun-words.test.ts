import { expect, it } from 'vitest';
import type { Finding } from '@/rulebooks/findings/finding';
import { Rulebook } from '@/rulebooks/format/record';
import { gb2007 } from '@/rulebooks/gb-2007';
import { namesOf } from './names';
import { differsAt, type Submitted, valueAt } from './rerun-words';

const game = Rulebook.parse(gb2007).games.find(({ id }) => id === 'roulette');
if (!game) throw new Error('the rulebook lists roulette');
const wagers = [
  {
    id: 'red-black',
    label: 'Red or black',
    events: [
      { id: 'win', label: 'Wins' },
      { id: 'zero', label: 'Zero' },
    ],
  },
  { id: 'own-1', label: 'High road', events: [] },
];
const finding = {
  rule: 'gb-2007/3.2(I)',
  clause: '3.2(I)',
  verdict: 'meets',
  explanation: '',
  wager: 'red-black',
};
const submitted: Submitted = {
  names: namesOf(game, wagers),
  wagers,
  witness: [{ wager: 'own-1' }],
  findings: [finding as Finding],
};

it.each([
  ['wagers.0.houseEdge', 'Red or black: house edge'],
  ['wagers.1.standardDeviation', 'High road: standard deviation'],
  ['wagers.0.events.1.count', 'Red or black: count of “Zero”'],
  ['wagers.0.events.7.count', 'Red or black: events, number 8, count'],
  ['wagers.1', 'High road'],
  ['wagers.4.hit', 'Wager 5: hit'],
  ['witness.0.mean', 'High road: witness, mean'],
  ['findings.0.verdict', 'Finding, rule 3.2(I), Red or black: verdict'],
  ['findings.3', 'Finding not there before'],
  ['options.imprisonment', game.options.find(({ id }) => id === 'imprisonment')?.label ?? 'imprisonment'],
  ['hash', 'Hash'],
  ['stored.variant', 'Hash of the variant as stored'],
])('%s is %s', (path, words) => {
  expect(differsAt(path, submitted)).toBe(words);
});

it.each([
  ['wagers.0.houseEdge', '1/37', '2.7027% (1/37)'],
  ['wagers.0.houseEdge', '-1/37', '−2.7027% (−1/37)'],
  ['wagers.0.resolved.houseEdge', '1/37', '2.7027% (1/37)'],
  ['wagers.0.houseEdge', 'nonsense', 'nonsense'],
  ['wagers.0.variance', '1/37', '1/37'],
  ['findings.0.verdict', 'needs-attestation', 'Needs confirmation'],
  ['findings.0.found', 'needs-attestation', 'needs-attestation'],
])('%s, %s, reads %s', (path, value, shown) => {
  expect(valueAt(path, value)).toBe(shown);
});
