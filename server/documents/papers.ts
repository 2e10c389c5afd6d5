/** The papers by the names they are asked for. */
import { z } from 'zod';
import { makeDossier, makeLeaflet, makeSign, makeSignText } from './make';
import type { Subject } from './subject';

export const Sheet = z.object({
  paper: z.enum(['A4', 'A5']).default('A4'),
  orientation: z.enum(['portrait', 'landscape']).default('portrait'),
});
export type Sheet = z.infer<typeof Sheet>;

type Maker = (subject: Subject, sheet: Sheet) => Promise<Uint8Array>;

const MAKERS = {
  'dossier.pdf': makeDossier,
  'sign.pdf': async (subject, sheet) => (await makeSign(subject, sheet)).bytes,
  'sign.txt': async (subject) => Buffer.from(makeSignText(subject).text),
  'leaflet.pdf': makeLeaflet,
} as const satisfies Record<string, Maker>;

export type PaperName = keyof typeof MAKERS;

export const isPaper = (name: string): name is PaperName => Object.hasOwn(MAKERS, name);

export const typeOf = (name: PaperName): string =>
  name.endsWith('.pdf') ? 'application/pdf' : 'text/plain; charset=utf-8';

/** Plain data, so that it can be handed to a thread. */
export type Order = { name: PaperName; subject: Subject; sheet: Sheet };

export const makePaper = ({ name, subject, sheet }: Order): Promise<Uint8Array> =>
  MAKERS[name](subject, sheet);
