/** Sizes and colours. Everything grows with one scale, so that a sign can fill its sheet. */
import type { Tone } from '../paper';
import type { Weight } from './drawing';

export type TextStyle = {
  size: number;
  leading: number;
  weight: Weight;
  color: string;
  /** Columns of figures. */
  tabular: boolean;
};

export const INK = '#1b1f24';
export const SOFT = '#59636e';
export const RULE = '#c9ced4';
export const HAIR = '#e4e7ea';
export const PAPER = '#ffffff';

export const TONES: Record<Tone, { ink: string; ground: string }> = {
  plain: { ink: INK, ground: '#f4f5f6' },
  attention: { ink: '#7a4d00', ground: '#fdf4e1' },
  breach: { ink: '#a4161a', ground: '#fceceb' },
  good: { ink: '#17643a', ground: '#eaf5ee' },
};

export type Theme = ReturnType<typeof themeOf>;

/** Mixes a colour towards white: 0 leaves it, 1 is white. */
export function tint(color: string, share: number): string {
  const channel = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (255 - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** `read` is held in the hand; `seen` is displayed on a table and read from a distance; `folded` is handed to players. */
export type Manner = 'read' | 'seen' | 'folded';

/** No type handed to players is smaller, keys of charts included. */
export const LEAST_FOLDED = 9;

/** `white`: less than 1 sets the same type closer. */
export function themeOf(accent: string, scale = 1, manner: Manner = 'read', white = 1) {
  const seen = manner === 'seen';
  const least = manner === 'folded' ? LEAST_FOLDED : 0;
  const style = (
    size: number,
    leading: number,
    weight: Weight = 'regular',
    color = INK,
    tabular = false,
  ): TextStyle => ({
    size: Math.max(size, least) * scale,
    leading: (size < least ? leading + least - size : leading) * scale,
    weight,
    color,
    tabular,
  });
  return {
    scale,
    accent,
    /** One step of white space. */
    space: 4 * scale * white,
    lead: style(11.5, 17),
    body: style(9.5, 14),
    bodyStrong: style(9.5, 14, 'semibold'),
    small: seen ? style(6, 8.5, 'regular', SOFT) : style(8, 11.5, 'regular', SOFT),
    heading: { 1: style(25, 30, 'semibold'), 2: style(15, 20, 'semibold'), 3: style(10.5, 14.5, 'semibold') },
    eyebrow: style(8.5, 13, 'semibold', accent),
    caption: style(8.5, 12, 'semibold', SOFT),
    head: seen ? style(8, 10.5, 'semibold', SOFT) : style(7.5, 10.5, 'semibold', SOFT),
    cell: seen ? style(12.5, 15, 'regular', INK, true) : style(8.5, 11.5, 'regular', INK, true),
    cellStrong: seen ? style(12.5, 15, 'semibold', INK, true) : style(8.5, 11.5, 'semibold', INK, true),
    label: style(8.5, 13, 'regular', SOFT),
    value: style(9, 13, 'regular', INK, true),
    noteTitle: style(9, 13, 'semibold'),
    note: style(9, 13),
    /** Side of the code that leads to the public record. */
    code: (seen ? 46 : 64) * scale,
    display: {
      huge: style(34, 38, 'semibold'),
      large: style(21, 26, 'semibold', INK, true),
      medium: style(13, 17),
    },
  };
}
