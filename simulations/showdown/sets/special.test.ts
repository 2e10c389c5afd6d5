import { expect, it } from 'vitest';
import { readCards } from '../../equipment/cards/card';
import { isSpecial, SPECIALS, type SpecialKind } from './special';

function held(text: string): SpecialKind[] {
  const [front = [], middle = [], back = []] = text.split('/').map((part) => {
    const read = readCards(part);
    if (!read.ok) throw new Error(part);
    return read.value;
  });
  expect([front, middle, back].flat()).toHaveLength(13);
  const kinds = Object.keys(SPECIALS) as SpecialKind[];
  return kinds.filter((kind) => isSpecial(kind, { front, middle, back }));
}

it.each([
  [
    '2s 3s 4s / 5s 6s 7s 8s Ts / 9s Js Qs Ks As',
    ['pure-dragon', 'dragon-of-one-colour', 'dragon', 'one-colour', 'three-flushes'],
  ],
  ['2s 3c 4s / 5c 6s 7c 8s Tc / 9s Js Qc Kc As', ['dragon-of-one-colour', 'dragon', 'one-colour']],
  ['2h 3c 4s / 5c 6s 7c 8s Tc / 9s Jh Qc Kd As', ['dragon']],
  ['2h 3d 4h / 5d 6h 7d 8h Td / 9h Jd Qh Kd Kh', ['one-colour']],
  ['2c 2s 4s / 5c 7s 7c 8s Tc / 9s Js Qc Kd As', ['twelve-of-one-colour']],
  ['2h 2d 4h / 5d 7h 7d 8h Td / 9h Jd Qh Kh As', ['twelve-of-one-colour']],
  ['2h 2d 4c / 5d 5h 7d 8h 9s / 9h 3d 4h 6h 2s', ['minor']],
  ['2h 2d 4c / 5d 5h 7d 8h Ts / 9h 3d 4h 6h 2s', []],
  // Six pairs and one card; three of a kind is a pair and a card, four of a kind two pairs.
  ['Ah Ad Kc / Ks 3s 3d Qc Qs / Td Th 7c 7d 9h', ['six-pairs']],
  ['Ah Ad Ac / As 3s 3d Qc Qs / Qd Qh 7c 7d 9h', ['six-pairs']],
  ['Ah Ad Ac / Ks Kd 3d 3c Qs / Qd Th Tc 7d 7h', ['six-pairs']],
  ['Ah Ad Ac / Ks Kd Kc 3c Qs / Qd Th Tc 7d 7h', []],
  ['2h 7h Kh / 2c 7c 9c Tc Kc / 3s 4s 9s Js As', ['three-flushes']],
  ['Ah 2d 3c / 5h 6d 7c 8s 9h / Tc Jd Qh Ks Ad', ['three-straights']],
  ['Qh Kd Ac / Ah 2d 3s 4c 5h / 9c Td Jh Qs Kc', ['three-straights']],
  ['Kh Ad 2c / 5h 6d 7c 8s 9h / Tc Jd Qh Ks Ac', []],
])('%s', (text, kinds) => expect(held(text)).toEqual(kinds));
