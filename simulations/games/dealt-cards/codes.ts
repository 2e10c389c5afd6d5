/** The values of some features of cards as one number, and back. */
import { inTable } from '../../exact/in-table';
import { sizeOf } from '../../features/types';
import type { CardFeature } from './card-features';

/** The most values distinguished at once. */
export const MOST_TOLD = 2 ** 21;

export const combinations = (features: readonly CardFeature[]): number =>
  features.reduce((product, { type }) => product * sizeOf(type), 1);

/** A hand and its worth are the same thing under two names. */
export const distinct = (features: readonly CardFeature[]): CardFeature[] =>
  features.filter(({ code }, i) => features.findIndex((other) => other.code === code) === i);

export const codeOf = (features: readonly CardFeature[]) => {
  const parts = features.map(({ type, code }) => ({ size: sizeOf(type), code }));
  return (cards: ArrayLike<number>): number => {
    let number = 0;
    for (let i = 0; i < parts.length; i += 1) {
      const { size, code } = parts[i] as (typeof parts)[number];
      number = number * size + code(cards);
    }
    return number;
  };
};

/** The numbers of the values, in one and the same list. */
export const codesOf = (features: readonly CardFeature[]) => {
  const sizes = features.map(({ type }) => sizeOf(type));
  const codes = new Uint8Array(sizes.length);
  return (code: number): Uint8Array => {
    let rest = code;
    for (let i = sizes.length - 1; i >= 0; i -= 1) {
      const size = inTable(sizes[i]);
      const further = Math.floor(rest / size);
      codes[i] = rest - further * size;
      rest = further;
    }
    return codes;
  };
};
