/** The papers by the names they are asked for. */
import { z } from 'zod';
import { SealKeyError } from '../seals/ring';
import { makeBundle, makeFiling, makeHouseBundle } from './bundle';
import type { FeeSheetSubject } from './content/fee-sheet';
import type { FilingLetterSubject } from './content/filing-letter';
import type { PoolPaperSubject } from './content/pool-sign';
import { type KeptMeeting, settledMeeting } from './content/settlement/kept';
import type { TableCards } from './content/table-cards';
import type { EnclosedFiled } from './enclosed-filed';
import type { House } from './house';
import {
  makeSignText,
  makeSiteDossier,
  makeSiteLeaflet,
  makeSiteLetter,
  makeSiteReport,
  makeSiteSign,
  makeSiteVariationLetter,
} from './make';
import { type AskedFeeSheet, makeFeeSheet } from './make-fee-sheet';
import { makeSiteFilingLetter } from './make-filing-letter';
import { makePoolDossier, makePoolSign } from './make-pool-papers';
import { makeSitePremises } from './make-premises';
import { type AskedRuleSheet, makeRuleSheet } from './make-rule-sheet';
import { makeSettlementReport, makeStatement, type SettlementSealed } from './make-settlement';
import { makeTableCards } from './make-table-cards';
import { PAR_FORMS } from './par/forms';
import { leafletPictures, signPictures } from './preview/pictures';
import { makeScreenPage, makeScreenPicture } from './screen/screen';
import { ORIENTATIONS, SHEET_SIZES, SIGN_LAYOUTS } from './sign-offers';
import { signPlan } from './sign-plan';
import type { Subject } from './subject';

export const Sheet = z.object({
  /** Of a sign; without any of the three, the sheet to take. */
  paper: z.enum(SHEET_SIZES).optional(),
  orientation: z.enum(ORIENTATIONS).optional(),
  /** Without it every wager, on as many sheets as it takes. */
  layout: z.enum(SIGN_LAYOUTS).optional(),
  /** For a print shop: bleed, crop marks and colours of ink. */
  press: z.literal('yes').optional(),
  /** Of a report on a trial: the request that it went with, by its revision. */
  request: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
  /** Of a decision letter: which ruling after the decision, from 1; of one on a variation, which ruling on it. */
  ruling: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
});
export type Sheet = z.infer<typeof Sheet>;

type Maker = (subject: Subject, sheet: Sheet) => Promise<Uint8Array>;

/** What was asked for, without what was not. */
const given = ({ paper, orientation, layout, press }: Sheet) => ({
  ...(press ? { press: true } : {}),
  ...(paper ? { paper } : {}),
  ...(orientation ? { orientation } : {}),
  ...(layout ? { layout } : {}),
});

const asJson = (data: unknown): Uint8Array => Buffer.from(JSON.stringify(data));

const MAKERS = {
  'dossier.pdf': makeSiteDossier,
  'letter.pdf': (subject, { ruling }) => makeSiteLetter(subject, Number(ruling ?? 0)),
  'variation-letter.pdf': (subject, { ruling }) => makeSiteVariationLetter(subject, Number(ruling ?? 1)),
  'trial-report.pdf': makeSiteReport,
  'sign.pdf': (subject, sheet) => makeSiteSign(subject, given(sheet)),
  'sign-screen.png': async (subject, { orientation }) => makeScreenPicture(subject, orientation).bytes,
  'sign-screen.html': async (subject, { orientation }) =>
    Buffer.from(makeScreenPage(subject, orientation).html),
  'sign.txt': async (subject) => Buffer.from(makeSignText(subject).text),
  'leaflet.pdf': makeSiteLeaflet,
  'par.xlsx': PAR_FORMS.xlsx,
  'par.html': PAR_FORMS.html,
  'par.csv': PAR_FORMS.csv,
  'papers.zip': (subject) => makeBundle(subject),
  'filing.zip': (subject) => makeFiling(subject),
  'sign.pictures.json': async (subject, sheet) => asJson(signPictures(subject, given(sheet))),
  'leaflet.pictures.json': async (subject) => asJson(leafletPictures(subject)),
  'sheets.json': async (subject) => asJson(signPlan(subject)),
} as const satisfies Record<string, Maker>;

const HOUSE_MAKERS = {
  'leaflet.pdf': (house) => makeSitePremises(house),
  'papers.zip': (house, made) => makeHouseBundle(house, undefined, made),
} as const satisfies Record<string, (house: House, made?: Uint8Array[]) => Promise<Uint8Array>>;

const SETTLEMENT_MAKERS = {
  'statement.pdf': makeStatement,
  'report.pdf': makeSettlementReport,
} as const;

const POOL_MAKERS = { 'sign.pdf': makePoolSign, 'dossier.pdf': makePoolDossier } as const;

export type PoolPaperName = keyof typeof POOL_MAKERS;

export type SettlementPaper = keyof typeof SETTLEMENT_MAKERS;

export type HousePaperName = keyof typeof HOUSE_MAKERS;

export const isHousePaper = (name: string): name is HousePaperName => Object.hasOwn(HOUSE_MAKERS, name);

export type PaperName = keyof typeof MAKERS;

export const isPaper = (name: string): name is PaperName => Object.hasOwn(MAKERS, name);

/** For the screen alone: nobody prints or sends it. */
export const isToLookAt = (name: PaperName): boolean => name.endsWith('.json');

/** By the ends of names. `saved`: not shown on this site's own pages, where a page in it would be one of them. */
const TYPES: Record<string, { type: string; saved: boolean }> = {
  pdf: { type: 'application/pdf', saved: false },
  png: { type: 'image/png', saved: false },
  txt: { type: 'text/plain; charset=utf-8', saved: false },
  json: { type: 'application/json', saved: false },
  zip: { type: 'application/zip', saved: true },
  csv: { type: 'text/csv; charset=utf-8', saved: true },
  html: { type: 'text/html; charset=utf-8', saved: true },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', saved: true },
};

export function typeOf(name: PaperName): { type: string; saved: boolean } {
  const found = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  if (!found) throw new RangeError(`no type for ${name}`);
  return found;
}

/** Plain data, so that it can be handed to a thread. */
export type Order =
  | { name: PaperName; subject: Subject; sheet: Sheet }
  | { name: HousePaperName; house: House; made?: Uint8Array[] }
  /** Only of a schedule that can be read. */
  | { name: 'fee-sheet.pdf'; fees: FeeSheetSubject; sheet: AskedFeeSheet; filed?: EnclosedFiled }
  | { name: SettlementPaper; settlement: KeptMeeting; sealed?: SettlementSealed }
  /** Only of pool rules that can be read. */
  | { name: PoolPaperName; pools: PoolPaperSubject; filed?: EnclosedFiled }
  | { name: 'rule-sheet.pdf'; rules: AskedRuleSheet }
  | { name: 'table-cards.pdf'; tables: TableCards }
  | { name: 'filing-letter.pdf'; decided: FilingLetterSubject };

/** Plain data too: a class of errors does not survive the way out of a thread. */
export type Made = Uint8Array | { unsigned: string };

async function madePoolPaper(
  name: PoolPaperName,
  pools: PoolPaperSubject,
  filed: EnclosedFiled | undefined,
): Promise<Uint8Array> {
  const made = await POOL_MAKERS[name](pools, filed);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

async function madeFeeSheet(
  fees: FeeSheetSubject,
  sheet: AskedFeeSheet,
  filed: EnclosedFiled | undefined,
): Promise<Uint8Array> {
  const made = await makeFeeSheet(fees, sheet, filed);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value.bytes;
}

async function madeRuleSheet(asked: AskedRuleSheet): Promise<Uint8Array> {
  const made = await makeRuleSheet(asked);
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

export async function makePaper(order: Order): Promise<Made> {
  try {
    if ('settlement' in order)
      return await SETTLEMENT_MAKERS[order.name](settledMeeting(order.settlement), order.sealed);
    if ('decided' in order) return await makeSiteFilingLetter(order.decided);
    if ('tables' in order) return await makeTableCards(order.tables);
    if ('rules' in order) return await madeRuleSheet(order.rules);
    if ('pools' in order) return await madePoolPaper(order.name, order.pools, order.filed);
    if ('fees' in order) return await madeFeeSheet(order.fees, order.sheet, order.filed);
    if ('house' in order) return await HOUSE_MAKERS[order.name](order.house, order.made);
    return await MAKERS[order.name](order.subject, order.sheet);
  } catch (error) {
    if (error instanceof SealKeyError) return { unsigned: error.message };
    throw error;
  }
}

/** The papers of each game of premises, which are made before all of them are put into one ZIP. */
const before = (order: Order): Order[] =>
  'house' in order && order.name === 'papers.zip'
    ? order.house.games.map((subject): Order => ({ name: 'papers.zip', subject, sheet: {} }))
    : [];

/** A ZIP of twenty games takes most of a minute: in parts, between which others have their papers made. */
export async function makeInParts(order: Order, make: (part: Order) => Promise<Made>): Promise<Made> {
  const parts: Uint8Array[] = [];
  for (const part of before(order)) {
    const made = await make(part);
    if ('unsigned' in made) return made;
    parts.push(made);
  }
  return make(parts.length > 0 && 'house' in order ? { ...order, made: parts } : order);
}
