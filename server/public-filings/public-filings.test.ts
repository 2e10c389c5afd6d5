/** Schedules of fees and pool rules on the public record: what is approved under a seal, and nothing of what an operator else does. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import { anyStanding, isFiledPaper } from '../documents/filed-standing';
import { type Press, pressInThisThread } from '../documents/press';
import { pdfWords } from '../documents/testing/pdf-words';
import { saidOfPaper } from '../documents/verdict-words';
import { FEES } from '../fee-submissions/filing';
import { answerLetter } from '../filings/answer-letter';
import { publicKeys } from '../seals/ring';
import { checkSeal } from '../seals/seal';
import { APPROVER, MEMBER, REVIEWER, refusedWith, type TestSite, testSite } from '../testing/site';
import { unguarded } from '../testing/unguarded';
import { answerFiled } from './answer-filed';

let empty: TestSite;
let site: TestSite;
let press: Press;
beforeAll(async () => {
  empty = await testSite();
  press = pressInThisThread();
});
afterAll(async () => {
  await press.close();
  await empty.remove();
});
beforeEach(async () => {
  site = await testSite(empty);
});
afterEach(() => site.remove());

const PAI_GOW = {
  rulebook: 'ca-hawaiian-gardens',
  group: 'pai-gow',
  kind: 'per-bet-and-hand',
  line: 3061,
} as const;
const ROWS = [
  ['1', '5', '100', '', '', '1', '2'],
  ['2', '100', '300', '', '', '2', '3'],
];
const FROM = '2098-05-01';
const LATER = '2098-07-01';

/** As anyone reads it on a day. */
const on = (day: string) => createCaller({ ...site.context(null), now: () => new Date(`${day}T20:00:00Z`) });
const today = () => createCaller(site.context(null));

async function submitted(inForceFrom = FROM, rows = ROWS): Promise<string> {
  const nora = site.as(MEMBER);
  const { id: schedule } = await nora.feeSchedules.create({
    ...PAI_GOW,
    name: 'Secret plan',
    begin: 'empty',
  });
  await nora.feeSchedules.save({ id: schedule, revision: 1, name: 'Secret plan', inForceFrom, rows });
  const { id } = await nora.feeSubmissions.prepare({ schedule, version: 2 });
  await site.as(APPROVER).feeSubmissions.submit({ id, statement: 'Between the two of us.' });
  await site.as(REVIEWER).feeSubmissions.beginReview({ id });
  return id;
}
async function decided(kind: 'approve' | 'refuse', id: string): Promise<string> {
  const ruth = site.as(REVIEWER);
  const { revision } = await ruth.feeSubmissions.get({ id });
  await ruth.feeSubmissions.decide({ id, revision, kind, reasons: 'For reasons of our own.' });
  return id;
}
const codes = async (day: string) => (await on(day).record.filedRegister({})).map(({ code }) => code);
const onlyCode = async (day: string): Promise<string> => {
  const [code = '', ...more] = await codes(day);
  expect(more).toEqual([]);
  return code;
};

it('is in the register from its day until another takes its place, and on record before and after', async () => {
  await decided('approve', await submitted());
  expect(await codes('2098-04-30')).toEqual([]);
  const code = await onlyCode(FROM);
  expect(code).toMatch(/^F-[0-9A-F]{10}$/);
  expect((await on('2098-04-30').record.filed({ code })).standing).toBe('ahead');
  await decided('approve', await submitted(LATER));
  expect(await codes('2098-06-30')).toEqual([code]);
  const next = await onlyCode(LATER);
  expect(next).not.toBe(code);
  expect(await on(LATER).record.filed({ code })).toMatchObject({ standing: 'superseded', until: LATER });
});

it('says what the authority approved, with every option, and nothing that is the house’s own', async () => {
  await decided('approve', await submitted());
  const code = await onlyCode(FROM);
  const record = await on(FROM).record.filed({ code });
  expect(record).toMatchObject({
    of: 'fees',
    operator: 'Northgate Casinos',
    inForceFrom: FROM,
    standing: 'in-force',
    sheet: true,
    options: {
      total: 2,
      rows: [
        { row: 2, option: '1', limit: '$5 to $100', players: 'any number of players', fees: '$1 + $2' },
        { row: 3, option: '2', limit: '$100 to $300', players: 'any number of players', fees: '$2 + $3' },
      ],
    },
  });
  expect(record.title).toMatch(/^Collection fees: Pai Gow Poker, /);
  expect(Object.keys(record).sort()).toEqual(
    [
      'authority',
      'code',
      'decidedAt',
      'hash',
      'inForceFrom',
      'key',
      'of',
      'operator',
      'options',
      'rulebook',
      'rulebookTitle',
      'sheet',
      'standing',
      'terms',
      'title',
    ].sort(),
  );
  const seen = JSON.stringify([record, await on(FROM).record.filedRegister({})]);
  for (const own of ['Secret', 'F-0001', 'Between', 'reasons', 'Nora', 'Adrian', 'Ruth'])
    expect(seen, own).not.toContain(own);
});

it('has nothing of what waits, is refused, or has a seal that does not hold', async () => {
  await submitted();
  await decided('refuse', await submitted(LATER));
  expect(await codes('2099-01-01')).toEqual([]);
  const id = await decided('approve', await submitted('2098-09-01'));
  const code = await onlyCode('2099-01-01');
  await unguarded(
    site,
    `UPDATE fee_submission_act SET text = 'Other reasons.' WHERE submission_id = '${id}' AND act = 'approve'`,
  );
  expect(await codes('2099-01-03')).toEqual([]);
  expect(await refusedWith(on('2099-01-03').record.filed({ code }))).toEqual(['not-found']);
});

it('shows nothing of a schedule that is no longer as it was approved', async () => {
  await decided('approve', await submitted());
  const code = await onlyCode(FROM);
  await unguarded(site, `UPDATE fee_schedule_version SET rows = replace(rows, '"300"', '"900"')`);
  const { damaged, options, sheet } = await on(FROM).record.filed({ code });
  expect([damaged, options, sheet]).toEqual([true, undefined, false]);
  expect((await paper(FROM, code, 'use=2')).status).toBe(404);
});

const paper = (day: string, code: string, search: string) =>
  answerFiled(
    { ...site.context(null), now: () => new Date(`${day}T20:00:00Z`) },
    { code, search: new URLSearchParams(search) },
    press,
  );

it('gives anyone the sheet with the option in use, while it is in force', async () => {
  await decided('approve', await submitted());
  const code = await onlyCode(FROM);
  const made = await paper(FROM, code, 'use=3');
  expect(made.status).toBe(200);
  const words = pdfWords(Buffer.from(await made.arrayBuffer())).replace(/\s+/g, ' ');
  expect(words).toContain('Option 2 is in use at this table');
  expect(words).not.toContain('Secret');
  const elsewhere = [
    ['2098-04-30', code, 'use=3'],
    [FROM, code, 'use=9'],
    [FROM, code, ''],
    [FROM, 'F-0000000000', 'use=3'],
    [FROM, '../x', 'use=3'],
  ] as const;
  for (const [day, other, search] of elsewhere) expect((await paper(day, other, search)).status).toBe(404);
});

it('has pool rules with their terms and sign, found by operator', async () => {
  const nora = site.as(MEMBER);
  const { id: rules } = await nora.poolRules.create({ name: 'Secret season' });
  const content = { pools: [{ pool: 'win' as const, unit: 1_000, deduction: '17.5%' }] };
  await nora.poolRules.save({ id: rules, revision: 1, name: 'Secret season', inForceFrom: FROM, content });
  const { id } = await nora.poolFilings.prepare({ rules, version: 2 });
  await site.as(APPROVER).poolFilings.submit({ id, statement: 'For the season.' });
  const ruth = site.as(REVIEWER);
  await ruth.poolFilings.beginReview({ id });
  const { revision } = await ruth.poolFilings.get({ id });
  await ruth.poolFilings.decide({ id, revision, kind: 'approve', reasons: '' });
  const found = await on(FROM).record.filedRegister({ search: 'pool northgate' });
  expect(found).toMatchObject([{ of: 'pool-rules', operator: 'Northgate Casinos', standing: 'in-force' }]);
  expect(await on(FROM).record.filedRegister({ search: 'fees' })).toEqual([]);
  expect(await on(FROM).record.filedRegister({ rulebook: 'ca-hawaiian-gardens' })).toEqual([]);
  const code = found[0]?.code ?? '';
  const record = await on(FROM).record.filed({ code });
  expect(record.pools).toMatchObject([
    { pool: 'Win', terms: expect.arrayContaining([{ name: 'Unit bet', says: '10.00' }]) },
  ]);
  expect(record.currency).toBe('Hong Kong dollars');
  expect(JSON.stringify(record)).not.toContain('Secret');
  const sign = await paper(FROM, code, '');
  expect(sign.status).toBe(200);
  const words = pdfWords(Buffer.from(await sign.arrayBuffer()));
  expect(words).toContain('17.5%');
  expect(words).not.toMatch(/Secret|NOT FOR DISPLAY/);
});

it('refuses a code that is none with a sentence', async () => {
  expect(await refusedWith(today().record.filed({ code: 'F-0000000000' }))).toEqual(['not-found']);
  await expect(today().record.filed({ code: 'F-0001' })).rejects.toThrow(/A code is F or P/);
});

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
async function judged(bytes: Uint8Array, keys = publicKeys()) {
  const read = await anyStanding(bytes, { keys, checkSeal });
  if (!read.ok) return read.because;
  const { head, failures, others } = saidOfPaper(read.value);
  return {
    verdict: read.value.verdict,
    filed: isFiledPaper(read.value),
    said: [head, ...failures, ...others].join('\n'),
  };
}
/** One bit of what its pages draw. */
function bent(bytes: Uint8Array): Uint8Array {
  const at = Buffer.from(bytes).indexOf('stream') + 20;
  return Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ 1 : byte));
}

it('makes sheets that verify knows, as those of games', async () => {
  await decided('approve', await submitted());
  const code = await onlyCode(FROM);
  const bytes = await bytesOf(await paper(FROM, code, 'use=3'));
  const known = await judged(bytes);
  expect(known).toMatchObject({ verdict: 'genuine', filed: true });
  expect(known).toMatchObject({
    said: expect.stringContaining(`Posted sheet of fees: “Collection fees: Pai Gow`),
  });
  expect(JSON.stringify(known)).not.toMatch(/Secret|F-0001/);
  expect(await judged(bytes, [])).toMatchObject({ verdict: 'unvouched' });
  expect(await judged(bent(bytes))).toMatchObject({ verdict: 'false' });
});

it('has decision letters that verify knows, with the decision in them', async () => {
  const id = await decided('approve', await submitted());
  const bytes = await bytesOf(await answerLetter(FEES, site.context(MEMBER), id, press));
  const known = await judged(bytes);
  expect(known).toMatchObject({ verdict: 'genuine', filed: true });
  expect(known).toMatchObject({ said: expect.stringMatching(/^Decision: approve, by Ruth Hale, /m) });
  expect(await judged(bytes, [])).toMatchObject({ verdict: 'unvouched' });
  const other = await decided('refuse', await submitted(LATER));
  const refusal = await bytesOf(await answerLetter(FEES, site.context(MEMBER), other, press));
  expect(await judged(refusal)).toMatchObject({
    verdict: 'genuine',
    said: expect.stringMatching(/The refusal is sealed by key .*\n.*The letter is sealed by key/),
  });
  expect(await judged(bent(refusal))).toMatchObject({ verdict: 'false' });
});
