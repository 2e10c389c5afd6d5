/** A file that arrives in pieces, as one: it is read once all of it is there. */
import { jsonOf } from '@/rulebooks/totalisator/json-text';
import { nestsTooDeep } from '@/simulations/exact/nesting';
import { type Answer, refuse } from '../../problems/problem';
import { FILE_AT_MOST, FILE_TOO_LARGE } from '../sent-bounds';
import type { Piece, PieceDone, Taken, Taking } from './piece';

export abstract class TakingAll implements Taking {
  private pieces: Uint8Array[] = [];
  private length = 0;

  async next(piece: Piece): Promise<PieceDone> {
    if (piece === 'end') return { taken: await this.taken(joined(this.pieces, this.length)) };
    this.length += piece.chunk.length;
    if (this.length > FILE_AT_MOST) return { taken: refuse('input-too-large', FILE_TOO_LARGE) };
    this.pieces.push(piece.chunk);
    return { fault: undefined };
  }

  protected abstract taken(bytes: Uint8Array): Promise<Answer<Taken>>;
}

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces.splice(0)) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

export function jsonIn(bytes: Uint8Array): Answer<unknown> {
  const text = textOf(bytes);
  if (text !== undefined && nestsTooDeep(text))
    return refuse('input-unreadable', 'This JSON nests deeper than any file of stakes. Flatten it.');
  return (
    (text === undefined ? undefined : jsonOf(text)) ??
    refuse('input-unreadable', 'This file is no JSON; give an object with “pools”, or a sheet.')
  );
}
