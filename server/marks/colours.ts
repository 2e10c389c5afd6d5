/** Colours of a drawing as six hexadecimal digits. */
import { named, refuseMark } from './refusal';

/** The sixteen that every drawing program knows by name, and orange. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  orange: '#ffa500',
};

const RGB = /^rgb\( ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?[, ] ?(\d{1,3}) ?\)$/;
const two = (value: number): string => value.toString(16).padStart(2, '0');

/** Undefined for “none”. */
export function colourOf(text: string): string | undefined {
  const given = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (given === 'none' || given === 'transparent') return undefined;
  if (/^#[0-9a-f]{6}$/.test(given)) return given;
  if (/^#[0-9a-f]{3}$/.test(given)) return given.replace(/[0-9a-f]/g, '$&$&');
  const parts = RGB.exec(given)?.slice(1).map(Number);
  if (parts?.every((part) => part <= 255)) return `#${parts.map(two).join('')}`;
  return Object.hasOwn(NAMES, given)
    ? NAMES[given]
    : refuseMark(
        `This SVG has the fill ${named(text)}, which a mark may not have. Use one plain colour such as #1f4e5f for each shape.`,
      );
}
