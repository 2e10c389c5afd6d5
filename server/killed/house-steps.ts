/** Steps of an organisation: its people, its papers, its tables, what it wrote down to say again, and the site's administration. */
import { randomUUID } from 'node:crypto';
import { DUTY_IDS } from '@/rulebooks/format/duties';
import { LIMITS } from '../testing/on-trial';
import type { Acknowledged, Choice, People } from './acknowledged';
import { chosen } from './chosen';
import { PLAYED } from './played';

const PASSWORD = 'killed and killed again';
const MARK = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M2 2h16v16h-16z"/></svg>',
).toString('base64');
const isKilled = ({ email }: { email: string }) => email.startsWith('killed-');
const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1) ?? '';

async function people({ approver, as }: People): Promise<Choice[]> {
  const pending = chosen((await approver.accounts.invitations()).filter(isKilled));
  const joined = chosen((await approver.accounts.members({})).filter(isKilled));
  const invited = (email: string, gone?: true) =>
    ({
      of: 'answer',
      id: `invitation ${email}`,
      by: 'approver',
      reads: 'accounts.invitations',
      part: { email },
      ...(gone && { gone }),
    }) as const;
  const member = (email: string, more: object, gone?: true) =>
    ({
      of: 'answer',
      id: `member ${email}`,
      by: 'approver',
      reads: 'accounts.members',
      input: {},
      part: { email, ...more },
      ...(gone && { gone }),
    }) as const;
  const invite: Choice = {
    kind: 'invite',
    take: async () => {
      const email = `killed-${randomUUID()}@northgate.example`;
      await approver.accounts.invite({ email, role: 'member' });
      return invited(email);
    },
  };
  const ofInvitation = ({ id, email }: { id: string; email: string }): Choice[] => [
    {
      kind: 'withdraw an invitation',
      touches: [`invitation ${email}`],
      take: async () => {
        await approver.accounts.withdrawInvitation({ id });
        return invited(email, true);
      },
    },
    {
      kind: 'renew an invitation',
      touches: [`invitation ${email}`],
      take: async () => {
        await approver.accounts.renewInvitation({ id });
        return invited(email);
      },
    },
    {
      kind: 'join',
      touches: [`invitation ${email}`],
      take: async () => {
        const token = tokenOf(await approver.accounts.renewInvitation({ id }));
        await (await as(undefined)).accounts.accept({ token, name: 'Killed', password: PASSWORD });
        return member(email, {});
      },
    },
  ];
  const ofMember = ({ id, email, role }: { id: string; email: string; role: string }): Choice[] => {
    const other = role === 'member' ? 'approver' : 'member';
    return [
      {
        kind: 'change a role',
        touches: [`member ${email}`],
        take: async () => {
          await approver.accounts.setRole({ member: id, role: other });
          return member(email, { role: other });
        },
      },
      {
        kind: 'close an account',
        touches: [`member ${email}`],
        take: async () => {
          await approver.accounts.closeMember({ member: id });
          return member(email, {}, true);
        },
      },
      {
        kind: 'close their own account',
        touches: [`member ${email}`],
        take: async () => {
          await (await as(email)).accounts.closeOwn({ password: PASSWORD });
          return member(email, {}, true);
        },
      },
      {
        kind: 'make the address of a calendar',
        take: async () => {
          await (await as(email)).calendar.makeLink();
          return member(email, {});
        },
      },
    ];
  };
  return [invite, ...(pending ? ofInvitation(pending) : []), ...(joined ? ofMember(joined) : [])];
}

async function calendar({ approver }: People): Promise<Choice> {
  const known = await approver.calendar.link();
  const answer = { of: 'answer', id: 'calendar', by: 'approver', reads: 'calendar.link', part: {} } as const;
  return known
    ? {
        kind: 'take the address of a calendar away',
        touches: ['calendar'],
        take: async () => {
          await approver.calendar.removeLink();
          return { ...answer, gone: true };
        },
      }
    : {
        kind: 'make the address of a calendar',
        take: async () => {
          await approver.calendar.makeLink();
          return answer;
        },
      };
}

function letterhead({ approver }: People): Choice[] {
  const answer = { of: 'answer', by: 'approver', reads: 'letterhead.get' } as const;
  return [
    {
      kind: 'change the letterhead',
      touches: ['letterhead'],
      take: async () => {
        const contact = `killed-${randomUUID()}@northgate.example`;
        await approver.letterhead.set({ contact, premises: [{ name: PLAYED.premises }] });
        return { ...answer, id: 'letterhead', part: { contact } };
      },
    },
    {
      kind: 'set the mark',
      touches: ['mark'],
      take: async () => {
        await approver.letterhead.setMark({ file: MARK });
        return { ...answer, id: 'mark', part: { kind: 'drawn' } };
      },
    },
    {
      kind: 'remove the mark',
      touches: ['mark'],
      take: async () => {
        await approver.letterhead.removeMark();
        return { ...answer, id: 'mark', part: { kind: 'drawn' }, gone: true };
      },
    },
  ];
}

const addressed = (table: string, address: string | undefined): Acknowledged => ({
  of: 'answer',
  id: `${table} address`,
  by: 'approver',
  reads: 'tables.address',
  input: { table },
  part: { address },
});

async function tables({ approver, staff }: People, trial: string | undefined): Promise<Choice[]> {
  const answer = { of: 'answer', by: 'approver', reads: 'tables.list' } as const;
  const { tables } = await approver.tables.list();
  // The one that reports its results stays as it is.
  const table = chosen(tables.filter(({ name }) => name !== PLAYED.table));
  const add: Choice = {
    kind: 'add a table',
    take: async () => {
      const name = `Wheel ${randomUUID().slice(0, 8)}`;
      const { id } = await approver.tables.add({ premises: PLAYED.premises, name });
      return { ...answer, id, part: { id, name } };
    },
  };
  if (!table) return [add];
  const { id, today } = table;
  return [
    ...(tables.length < 40 ? [add] : []),
    {
      kind: 'make the addresses that are missing',
      take: async () => {
        await approver.tables.makeAddresses({ premises: PLAYED.premises });
        return addressed(id, (await approver.tables.address({ table: id })).address);
      },
    },
    {
      kind: 'make the address of a table',
      touches: [`${id} address`],
      take: async () => {
        const { address } = await approver.tables.makeAddress({ table: id });
        return addressed(id, address);
      },
    },
    ...(trial
      ? [
          {
            kind: 'put a game on a table',
            take: async () => {
              const minimum = 100 + Math.floor(Math.random() * 300);
              const limits = { ...LIMITS, groups: [{ group: 'all' as const, minimum, maximum: 50_000 }] };
              await approver.tables.setOffer({ table: id, from: today, submission: trial, limits });
              return { ...answer, id: `${id} ${minimum}`, part: { minimum } };
            },
          },
          {
            kind: 'say which sign a table displays',
            take: async () => {
              await staff.tables.setSign({ table: id, submission: trial });
              return { ...answer, id: `${id} sign`, part: { id } };
            },
          },
        ]
      : []),
  ];
}

async function texts({ staff }: People): Promise<Choice[]> {
  const answer = { of: 'answer', by: 'staff', reads: 'attestations.open', input: {} } as const;
  const kept = chosen(
    (await staff.attestations.open({})).texts.filter(({ text }) => text.startsWith('Killed')),
  );
  return [
    {
      kind: 'keep a text',
      take: async () => {
        const duty = chosen(DUTY_IDS) ?? DUTY_IDS[0];
        const { id } = await staff.attestations.keepText({ duty, text: `Killed ${randomUUID()} looked.` });
        return { ...answer, id, part: { id } };
      },
    },
    ...(kept
      ? [
          {
            kind: 'remove a text',
            touches: [kept.id],
            take: async () => {
              await staff.attestations.removeText({ id: kept.id });
              return { ...answer, id: kept.id, part: { id: kept.id }, gone: true as const };
            },
          },
        ]
      : []),
  ];
}

async function administration({ administrator }: People): Promise<Choice[]> {
  const answer = { of: 'answer', by: 'administrator', reads: 'accounts.organisations' } as const;
  const known = chosen(
    (await administrator.accounts.organisations()).filter(({ name }) => name.startsWith('Killed')),
  );
  if (!known)
    return [
      {
        kind: 'create an organisation',
        take: async () => {
          const name = `Killed ${randomUUID()}`;
          await administrator.accounts.createOrganisation({
            name,
            kind: 'regulator',
            jurisdictions: ['Colorado'],
          });
          return { ...answer, id: name, part: { name } };
        },
      },
    ];
  const { id, twoReviewers } = known;
  return [
    {
      kind: 'ask for two reviewers, or one',
      touches: [id],
      take: async () => {
        await administrator.accounts.setTwoReviewers({ organisation: id, twoReviewers: !twoReviewers });
        return { ...answer, id, part: twoReviewers ? { id } : { id, twoReviewers: true } };
      },
    },
    {
      kind: 'set jurisdictions',
      take: async () => {
        await administrator.accounts.setJurisdictions({ organisation: id, jurisdictions: ['Colorado'] });
        return { ...answer, id: `${id} jurisdictions`, part: { id } };
      },
    },
  ];
}

async function read({ approver }: People): Promise<Choice[]> {
  const unread = (await approver.notices.list()).find((each) => !each.read);
  if (!unread) return [];
  const { id } = unread;
  return [
    {
      kind: 'mark a notice as read',
      take: async () => {
        await approver.notices.markRead({ ids: [id] });
        return {
          of: 'answer',
          id,
          by: 'approver',
          reads: 'notices.list',
          part: { id, read: false },
          gone: true,
        };
      },
    },
  ];
}

export async function ofHouse(all: People, trial: string | undefined): Promise<Choice[]> {
  const rooms = [
    () => people(all),
    () => people(all),
    async () => [await calendar(all)],
    async () => letterhead(all),
    () => tables(all, trial),
    () => tables(all, trial),
    () => texts(all),
    () => administration(all),
    () => read(all),
  ];
  return (await chosen(rooms)?.()) ?? [];
}
