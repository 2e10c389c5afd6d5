/** Who has agreed to what: the proprietors among the facts of the identity, and every document in a table with its scope. */
import { partNames } from '@/rulebooks/offer/part-names';
import { listed, longDate } from '@/rulebooks/spelling/wording';
import {
  consentDetails,
  consentsIn,
  expired,
  impossibleDate,
  type ReadConsent,
  scopeInWords,
  shownConsent,
  unsaidOf,
} from '@/rulebooks/variant/consents';
import { ownerOn, shownTransfer } from '@/rulebooks/variant/proprietors';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';

type Entry = { label: string; value: string };

/** One that does not say what it is for was stored before all this was asked. */
const unsaid = (consent: ReadConsent): string[] => (consent.for === undefined ? [] : unsaidOf(consent));

const counts = (consent: ReadConsent, day: string): boolean =>
  unsaid(consent).length === 0 &&
  impossibleDate(consent.date, { day }) === undefined &&
  expired(consent, { day }) === undefined;

/** `printed`: as the rulebook names them. */
export function proprietorEntries({ variant, game, day }: Subject, printed: string[]): Entry[] {
  const { circumstances } = variant;
  const consents = consentsIn(circumstances);
  const parts = partNames(game, variant);
  const owners = [...new Set(printed.map((name) => ownerOn(circumstances, name, day)))];
  const ofOwners = owners.map((name): Entry => {
    const own = consents.filter((each) => each.name === name);
    const best = own.find((each) => counts(each, day)) ?? own[0];
    const filed = best
      ? `${counts(best, day) ? '' : 'not '}on file (${consentDetails(best, day, parts)})`
      : 'not on file';
    return { label: 'Proprietor', value: `${name}; consent ${filed}` };
  });
  const later = (circumstances.proprietors ?? []).map((transfer) => ({
    label: 'Later proprietor',
    value: shownTransfer(transfer),
  }));
  // One that says what it is for is in the table.
  const others = consents
    .filter((each) => !owners.includes(each.name) && each.for === undefined)
    .map((each) => ({
      label: counts(each, day) ? 'Consent on file' : 'Consent not on file',
      value: shownConsent(each, day),
    }));
  return [...ofOwners, ...later, ...others];
}

/** Nothing where no document says what it is for. */
export function consentTable({ variant, game, day }: Subject): Block[] {
  const scoped = consentsIn(variant.circumstances).filter((each) => each.for !== undefined);
  if (scoped.length === 0) return [];
  const parts = partNames(game, variant);
  const standing = (each: ReadConsent): string => {
    const lacks = unsaid(each);
    if (lacks.length > 0) return `Not yet: it has no ${listed(lacks, 'or')}`;
    const ended = expired(each, { day });
    if (ended) return `Expired on ${ended}`;
    if (!counts(each, day)) return `Not on ${longDate(day)}`;
    return each.expires ? `Until ${longDate(each.expires)}` : 'No end given';
  };
  return [
    {
      kind: 'table',
      caption: 'Consents and approvals on file',
      rowHeaders: 1,
      columns: [
        { title: 'Given by', grow: 2 },
        { title: 'For', grow: 3 },
        { title: 'Reference', grow: 1 },
        { title: 'Dated' },
        { title: 'Counts' },
        { title: 'Note', grow: 2 },
      ],
      rows: scoped.map((each) => ({
        cells: [
          each.name,
          scopeInWords(each, parts),
          each.reference.trim() || 'none',
          each.date ? longDate(each.date) : 'no date',
          standing(each),
          [each.note?.trim(), each.file && `file ${each.file.slice(0, 12)}`].filter(Boolean).join('; ') ||
            '–',
        ],
      })),
    },
  ];
}
