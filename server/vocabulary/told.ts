/** Who gets which notice, and what waits for whom until when, as tables for `docs/life.md`. */
import { AGENDA_KINDS, AGENDA_RECORDS } from './agenda';
import { GROUP_RECORDS, NOTICE_GROUPS, NOTICE_KINDS, NOTICE_RECORDS } from './notice-kinds';

const CLAUSES = { extend: '2.3(e)', adopt: '2.3(d)', display: '2.3(c)', discontinue: '2.3(f)' } as const;

const dayWords = (days: number): string =>
  days < 0 ? `${-days} after` : days === 0 ? 'on the day' : `${days} before`;

export function agendaTable(): string {
  const rows = AGENDA_KINDS.map((kind) => {
    const { what, who, by, clause, before, after } = AGENDA_RECORDS[kind];
    const told = [
      ...(before ?? []).map(dayWords),
      ...(after ? [`after ${after.join(', ')} of waiting${before ? ' without a day' : ''}`] : []),
    ];
    const notices = told.length > 0 ? told.join(', ') : 'none';
    return `| ${what} | ${who} | ${by ?? 'no day'} | ${clause ? CLAUSES[clause] : ''} | ${notices} |`;
  });
  return [
    '| what waits | for whom | until | clause of Great Britain 2007 | notices of the clock, in days |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

export function noticeTable(): string {
  const rows = NOTICE_GROUPS.map((group) => {
    const { label, usual } = GROUP_RECORDS[group];
    const kinds = NOTICE_KINDS.filter((kind) => NOTICE_RECORDS[kind].group === group);
    return `| ${label} | ${kinds.map((kind) => NOTICE_RECORDS[kind].subject).join('; ')} | ${usual.replace('-', ' ')} |`;
  });
  return [
    '| group | notices, as the subject of an e-mail says them | e-mail, unless chosen otherwise |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}
