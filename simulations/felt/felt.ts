/**
 * The layout of a table, drawn: what is printed on the felt, where a wager is placed, and what it pays. Plain data in units
 * of a point at the width that was asked for; a page and a paper draw the same.
 */
import type { WagerId } from '../wagers/wager-spec';

export type Point = readonly [x: number, y: number];

export type Box = { x: number; y: number; width: number; height: number };

/**
 * `quiet` is printed beside the wagers. Tones differ without colour too: black is filled and red is not, green has a
 * ground of its own.
 */
export type Tone = 'plain' | 'quiet' | 'red' | 'black' | 'green';

/** One line; `y` is its baseline. */
export type FeltText = {
  text: string;
  x: number;
  y: number;
  size: number;
  strong: boolean;
  align: 'start' | 'middle' | 'end';
};

export type FeltPart = {
  /**
   * `spot`: where a wager is placed. `chip`: one is laid here, on a line between numbers or at their corner, over whatever
   * is there. `key`: explains a letter. `area`, `card` and `line` are printed and take no wager.
   */
  kind: 'spot' | 'chip' | 'key' | 'area' | 'card' | 'line';
  tone: Tone;
  points: readonly Point[];
  /** A line is not. */
  closed: boolean;
  /** The wager it belongs to; one may have several places. */
  wager?: string | undefined;
  texts: readonly FeltText[];
};

/** A drawing is blocks one below another; a page may break between them. */
export type FeltBlock = {
  height: number;
  parts: readonly FeltPart[];
  /** The family's own drawing: the others are words in boxes. */
  drawing?: true;
  /** It names what follows, and stays with it. */
  heads?: true;
};

export type PaidEvent = { event: string; label: string; pays: string };

/** A wager on offer, as a sign lists it. */
export type FeltWager = {
  /** By which a page finds it. */
  id: string;
  /** The family's name for it. */
  wager: WagerId;
  label: string;
  /** What its places are marked with, where the rules name them otherwise than the family does. */
  places?: readonly string[] | undefined;
  /** What wins, with its pay as it is printed everywhere. */
  pays: readonly PaidEvent[];
  /** In place of several pays, where the paper has them in full elsewhere: "up to 35 to 1". */
  brief?: string | undefined;
};

export type Felt = {
  title: string;
  width: number;
  blocks: readonly FeltBlock[];
  /** In words: every wager with what it pays. */
  alt: string;
  /** The same of each wager by itself, by its id. */
  places: Readonly<Record<string, string>>;
};
