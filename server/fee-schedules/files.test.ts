import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pressInThisThread } from '../documents/press';
import { APPROVER, MEMBER, OTHER_MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';
import { answerFile, answerRowsSent } from './answer-file';

const press = pressInThisThread();
let site: TestSite;
let id: string;
beforeAll(async () => {
  site = await testSite();
  ({ id } = await site.as(MEMBER).feeSchedules.create({
    rulebook: 'ca-hawaiian-gardens',
    group: 'pai-gow',
    kind: 'per-bet-and-hand',
    line: 3061,
    name: 'Pai gow',
    begin: 'printed',
  }));
});
afterAll(() => site.remove());

const HEADS =
  'option,limit from,limit to,players from,players to,Player Collection Fee,Player-Dealer Collection Fee';

async function sent(body: string | Uint8Array, person: string | null = MEMBER, of = id) {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const request = new Request(`http://localhost:3000/api/fee-schedules/${of}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-length': String(bytes.length), 'sec-fetch-site': 'same-origin' },
  });
  const response = await answerRowsSent(async () => site.context(person), request, of);
  const answer = (await response.json()) as {
    rows?: string[][];
    problems?: { message: string }[];
    error?: { message: string };
  };
  return {
    status: response.status,
    rows: answer.rows,
    says: [...(answer.problems?.map(({ message }) => message) ?? []), answer.error?.message].filter(Boolean),
  };
}

const file = async (name: string, person: string | null = MEMBER, search = '') =>
  answerFile(site.context(person), { id, file: name, search: new URLSearchParams(search) }, press);

describe('a schedule as a file', () => {
  it('of 100,000 rows reads how large a file may be, in bytes and rows', async () => {
    const { status, says } = await sent(`${HEADS}\n${'1,20,100,2,8,1,2\n'.repeat(100_000)}`);
    expect(status).toBe(413);
    expect(says).toEqual(['This file is larger than 1 MB. Send at most 2,000 rows in one file.']);
  });

  it.each(['schedule.csv', 'schedule.xlsx'])('goes out as %s and comes in the same', async (name) => {
    const out = await file(name);
    expect(out.headers.get('content-disposition')).toBe(
      `attachment; filename="fees-pai-gow-1${name.slice(8)}"`,
    );
    const { rows } = await sent(new Uint8Array(await out.arrayBuffer()));
    const plain = (own: string[][] | undefined) => own?.map((cells) => cells.map((cell) => Number(cell)));
    expect(plain(rows)).toEqual(plain((await site.as(MEMBER).feeSchedules.get({ id })).rows));
  });

  it('has sums as numbers in a workbook, and both bets of a limit game as text', async () => {
    const { scheduleWorkbook } = await import('./files');
    const { frame } = await site.as(MEMBER).feeSchedules.get({ id });
    const bytes = await scheduleWorkbook(frame.table, [['1', '4-8', '', '', '', '0.50', '=1+1']], 'x');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows[1]?.map((cell) => cell ?? '')).toEqual(
      ['1', '4-8', '', '', '', '0.5', "'=1+1"].map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)),
    );
  });

  it('is of one version, and there is none that was never saved', async () => {
    expect((await file('schedule.csv', MEMBER, 'version=1')).status).toBe(200);
    for (const search of ['version=2', 'version=0', 'version=x'])
      expect((await file('schedule.csv', MEMBER, search)).status).toBe(404);
    expect((await file('sheet.txt')).status).toBe(404);
  });

  it('is nobody else’s: not of another house, a regulator, or who is signed out', async () => {
    const row = `${HEADS}\n1,5,100,,,1,2`;
    for (const [person, status] of [
      [OTHER_MEMBER, 404],
      [REVIEWER, 403],
      [null, 401],
    ] as const) {
      expect((await file('schedule.csv', person)).status).toBe(status);
      expect((await sent(row, person)).status).toBe(status);
    }
    expect((await sent(row, APPROVER)).rows).toEqual([['1', '5', '100', '', '', '1', '2']]);
    expect((await sent(row, MEMBER, '../x')).status).toBe(404);
  });
});

describe('the posted sheet', () => {
  const posted = async (search: string) => {
    const answer = await file('sheet.pdf', MEMBER, search);
    return answer.status === 200 ? 'a sheet' : (await answer.text()).trim();
  };

  it('needs a day in force and the option in use, and rows that can be read', async () => {
    const { feeSchedules } = site.as(MEMBER);
    const { rows, name } = await feeSchedules.get({ id });
    expect(await posted('version=1&use=2')).toBe(
      'Version 1 has no day from which it is in force, and the posted sheet names it. Give the day and save.',
    );
    const content = { id, name, inForceFrom: '2098-05-01' };
    await feeSchedules.save({ ...content, revision: 1, rows });
    await feeSchedules.save({ ...content, revision: 2, rows: [['1', '5', '100', '', '', '5%', '2']] });
    expect(await posted('version=2&use=99')).toBe(
      'Choose the option of Pai gow that is in use at the table.',
    );
    expect(await posted('version=3&use=2')).toBe(
      'Row 2, Player Collection Fee: “5%” is a share. A fee is a fixed sum; write dollars, for example 0.50. Mend this and save.',
    );
    expect(await posted('version=2&use=2&paper=poster')).toContain('There is no such file');
    const sheet = await file('sheet.pdf', MEMBER, 'version=2&use=2');
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect((await file('sheet.pdf', OTHER_MEMBER, 'version=2&use=2')).status).toBe(404);
    expect((await file('sheet.pdf', null, 'version=2&use=2')).status).toBe(401);
  });
});

describe('a file that cannot be taken', () => {
  it('is refused row by row, and none of it is kept', async () => {
    const rows = [
      '1,5,100,,,5%,2',
      '2,5,100,,,-1,2',
      '3,5,100,,,0.123456,2',
      '4,100,5,,,1,2',
      '5,5,100,,,=A1,2',
      '6,5,100,,,1,2',
    ];
    const { status, says, rows: taken } = await sent([HEADS, ...rows].join('\n'));
    expect(status).toBe(400);
    expect(taken).toBeUndefined();
    expect(says).toEqual([
      'Row 2, Player Collection Fee: “5%” is a share. A fee is a fixed sum; write dollars, for example 0.50.',
      'Row 3, Player Collection Fee: “-1” is below zero. Write a sum of 0 or more.',
      'Row 4, Player Collection Fee: “0.123456” has parts of a cent. Write at most two decimals, for example 0.50.',
      'Row 5: the limit goes from 100 down to 5. Write the smaller one first.',
      'Row 6, Player Collection Fee: “=A1” is a formula. Write the sum itself, for example 0.50.',
    ]);
  });

  it('has a formula in a workbook, whatever that came to when it was saved', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Fees',
          rows: [HEADS.split(','), [1, 5, 100, '', '', 1, 2]],
          cells: new Map([['1,5', { formula: 'SUM(A1:A2)', formulaResult: 1, value: 1 }]]),
        },
      ],
    });
    expect((await sent(bytes)).says).toEqual([
      'Row 2, Player Collection Fee: “=SUM(A1:A2)” is a formula. Write the sum itself, for example 0.50.',
    ]);
  });

  it.each([
    ['100,000 rows', `${HEADS}\n${'1,5,100,,,1,2\n'.repeat(70_000)}`, 'at most 2,000 rows'],
    ['another encoding', Buffer.from(`${HEADS}\n1,5,100,,,½,2`, 'latin1'), 'UTF-8'],
    ['columns of another schedule', 'option,fee\n1,2', 'these are not the columns of this schedule'],
    ['nothing', '', 'Row 1: these are not the columns'],
  ])('%s', async (_, body, sentence) => {
    const { says, rows } = await sent(body);
    expect(rows).toBeUndefined();
    expect(says.join(' ')).toContain(sentence);
  });
});
