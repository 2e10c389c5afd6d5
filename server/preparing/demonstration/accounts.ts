/** The people of a demonstration site, all fictional. */
import type { OrganisationKind, Role } from '../../vocabulary/roles';

type DemonstrationOrganisation = {
  /** The same on every site, and so are the references of what it files. */
  id: string;
  name: string;
  kind: OrganisationKind;
  people: { name: string; email: string; role: Role }[];
};

export const DEMONSTRATION_PASSWORD = 'demonstration-only';

export const NORTHGATE = 'Northgate Casinos';
export const HARBOUR = 'Harbour Gaming';
export const REGULATOR = 'Gambling Commission (demonstration)';

export const DEMONSTRATION: DemonstrationOrganisation[] = [
  {
    id: 'demonstration-northgate',
    name: NORTHGATE,
    kind: 'operator',
    people: [
      { name: 'Nora Ellis', email: 'member@northgate.example', role: 'member' },
      { name: 'Adrian Cole', email: 'approver@northgate.example', role: 'approver' },
    ],
  },
  {
    id: 'demonstration-harbour',
    name: HARBOUR,
    kind: 'operator',
    people: [
      { name: 'Hana Moore', email: 'member@harbour.example', role: 'member' },
      { name: 'Owen Price', email: 'approver@harbour.example', role: 'approver' },
    ],
  },
  {
    id: 'demonstration-regulator',
    name: REGULATOR,
    kind: 'regulator',
    people: [{ name: 'Ruth Hale', email: 'reviewer@regulator.example', role: 'reviewer' }],
  },
  {
    id: 'demonstration-administration',
    name: 'Site administration',
    kind: 'administration',
    people: [{ name: 'Sam Archer', email: 'administrator@assay.example', role: 'administrator' }],
  },
];

export const demonstrationAccounts = () =>
  DEMONSTRATION.flatMap(({ name, people }) =>
    people.map(({ email, role }) => ({ email, password: DEMONSTRATION_PASSWORD, role, organisation: name })),
  );
