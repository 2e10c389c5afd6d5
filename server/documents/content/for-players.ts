/** What every paper for players says of the house: whose it is, from which age on, and where to get help. */
import type { Block } from '../paper';
import type { Subject } from '../subject';
import { premisesOf } from './trial-days';

type Of = Pick<Subject, 'organisation'>;

export const operatorOf = ({ record, organisation }: Subject): string | undefined =>
  organisation?.name ?? record.operator;

/** "Northgate, Leeds · Northgate Casinos", as far as it is known. */
export function placeSaid(subject: Subject): string | undefined {
  const premises = premisesOf(subject);
  const operator = operatorOf(subject);
  const said = [...new Set([premises, operator])].filter((text) => text !== undefined && text !== '');
  return said.length === 0 ? undefined : said.join(' · ');
}

export function playersNote({ organisation }: Of): Block[] {
  const { minimumAge, help } = organisation ?? {};
  const lines = [
    ...(minimumAge === undefined ? [] : [`You must be ${minimumAge} or over to play.`]),
    ...(help === undefined ? [] : [`If gambling is no longer fun, help is here: ${help}`]),
  ];
  return lines.length === 0 ? [] : [{ kind: 'note', tone: 'plain', title: 'Before you play', lines }];
}

/** The operator's mark, where its organisation has one. */
export const markBlock = ({ organisation, record }: Pick<Subject, 'organisation' | 'record'>): Block[] => {
  const alt = organisation?.name ?? record.operator ?? 'Mark of the operator';
  return organisation?.mark ? [{ kind: 'mark', mark: organisation.mark, alt }] : [];
};
