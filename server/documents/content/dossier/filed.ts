/** What the submission and the operator's organisation say of themselves, among the facts of the dossier's identity. */
import { KIND_WORDS, shownLaboratory } from '@/rulebooks/variant/filing';
import { isSamePlace } from '@/rulebooks/variant/occasion';
import type { PaperOrganisation, Premises } from '../../../vocabulary/letterhead';
import type { Subject } from '../../subject';

type Entry = { label: string; value: string };

const entry = (label: string, value: string | undefined): Entry[] =>
  value?.trim() ? [{ label, value }] : [];

const licensed = ({ name, address, licence }: Premises): string =>
  [name, address, licence && `licence ${licence}`].filter(Boolean).join(', ');

/** Those named for the game with their address and licence; where none is named, all of the organisation's. */
function premisesOf(named: string | undefined, { premises = [] }: PaperOrganisation): Entry[] {
  if (named?.trim()) {
    const known = premises.find(({ name }) => isSamePlace(name, named));
    return entry('Premises', known ? licensed(known) : named);
  }
  return premises.flatMap((each) => entry('Premises', licensed(each)));
}

/** What is asked for, by whom and for which premises. */
export function filed({ record, variant, organisation = {} }: Subject): Entry[] {
  const { kind, petitioner, sponsor, laboratory, premises, contact } = variant.circumstances;
  const printed = organisation.name && organisation.name !== record.operator ? ` (${organisation.name})` : '';
  return [
    ...entry('Kind of submission', kind && KIND_WORDS[kind]),
    ...entry('Petitioner', petitioner),
    {
      label: 'Operator',
      value: record.operator ? `${record.operator}${printed}` : (organisation.name ?? 'Not given'),
    },
    ...entry('Sponsoring licensee', sponsor),
    ...premisesOf(premises, organisation),
    ...entry('Contact', contact?.trim() ? contact : organisation.contact),
    ...entry('Testing laboratory', laboratory && shownLaboratory(laboratory)),
  ];
}
