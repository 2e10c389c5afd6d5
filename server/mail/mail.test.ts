/** E-mail, sent to a real server. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail, notice, user } from '../db/schema';
import { tell } from '../notices/queries';
import { insertSite, setMails } from '../site/queries';
import { mailServer, type TestMailServer } from '../testing/mail-server';
import { ADMINISTRATOR, MEMBER, type TestSite, testSite } from '../testing/site';
import type { NoticeKind } from '../vocabulary/notice-kinds';
import { newOwner } from '../worker/gone';
import { deliverTo } from './deliver';
import { GIVEN_UP_MS, LEASE_MS, pauseAfter } from './held';
import { nextSlot } from './outbox';
import { type PostOffice, sendDue } from './send-due';
import { readUnsubscribe, unsubscribe } from './unsubscribe';

const SECRET = 's'.repeat(32);
const START = new Date('2098-03-01T10:00:00Z');
const later = (ms: number): Date => new Date(START.getTime() + ms);

type Setting = { site: TestSite; server: TestMailServer; office: (at?: Date, owner?: string) => PostOffice };

let template: TestSite;
beforeAll(async () => {
  template = await testSite();
  await insertSite(template.db, { createdAt: START.toISOString(), demonstration: true, mails: true });
});
afterAll(() => template.remove());

async function setting(given: Parameters<typeof mailServer>[0] = {}): Promise<Setting> {
  const [site, server] = [await testSite(template), await mailServer(given)];
  return {
    site,
    server,
    office: (at = START, owner = newOwner()) => ({
      db: site.db,
      deliver: deliverTo(server.settings),
      owner,
      now: () => at,
      site: { publicUrl: 'https://assay.example', secret: SECRET, from: server.settings.from },
    }),
  };
}
const cleared = async ({ site, server }: Setting): Promise<void> => {
  site.remove();
  await server.close();
};

const say = (site: TestSite, kind: NoticeKind = 'question-asked', at = START) =>
  site.db.transaction((tx) =>
    tell(tx, [site.member(MEMBER).id], {
      kind,
      at: at.toISOString(),
      text: 'The regulator asks about A-PHJB-0001, Secret Roulette at 2.70%.',
      href: '/submissions/1',
      reference: 'A-PHJB-0001',
    }),
  );
const outbox = (site: TestSite) => site.db.select().from(mail);

describe('what is sent', () => {
  let all: Setting;
  beforeAll(async () => {
    all = await setting();
    await say(all.site);
    await sendDue(all.office());
  });
  afterAll(() => cleared(all));

  it('goes to the person, once, in plain text and in HTML, with a stable Message-ID', async () => {
    const { server, site } = all;
    expect(server.recipients).toEqual([MEMBER]);
    const read = await server.read(0);
    const [row] = await outbox(site);
    expect(read.subject).toBe('A-PHJB-0001: a question was asked');
    expect(read.messageId).toBe(`<${row?.id}@site.example>`);
    expect(read.text).toContain('https://assay.example/submissions/1');
    expect(read.html).toContain('href="https://assay.example/submissions/1"');
    expect(row).toMatchObject({ state: 'sent', attempts: 1, owner: null });
    expect(await sendDue(all.office(later(1)))).toBe('done');
    expect(server.received).toHaveLength(1);
  });

  it('says the reference and what to do, and neither a name nor a figure', () => {
    const raw = all.server.received[0] ?? '';
    expect(raw).toContain('A-PHJB-0001');
    expect(raw).not.toMatch(/Secret|Roulette|2\.70/);
  });

  it('can be stopped by one click, as RFC 8058 has it', async () => {
    const { server, site } = all;
    const { headers } = await server.read(0);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const token =
      /^<https:\/\/assay\.example\/api\/unsubscribe\/([^>]+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '';
    const stop = readUnsubscribe(token, SECRET);
    expect(stop).toEqual({ person: site.member(MEMBER).id, what: 'questions' });
    expect(readUnsubscribe(token, 'x'.repeat(32))).toBeUndefined();
    expect(readUnsubscribe(token.replace('questions', 'tasks'), SECRET)).toBeUndefined();
    if (stop) await unsubscribe(site.db, stop);
    await say(site);
    await say(site, 'decided');
    expect((await outbox(site)).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });
});

describe('the outbox', () => {
  it('is written in the transaction of the notice, or not at all', async () => {
    const all = await setting();
    await expect(
      all.site.db.transaction(async (tx) => {
        await tell(tx, [all.site.member(MEMBER).id], {
          kind: 'decided',
          at: START.toISOString(),
          text: 'x',
          href: '/',
        });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await outbox(all.site)).toEqual([]);
    await setMails(all.site.db, false);
    await say(all.site);
    expect(await outbox(all.site), 'where the site sends none').toEqual([]);
    await cleared(all);
  });

  it('gathers what comes daily, and leaves out what was read on the site', async () => {
    const all = await setting();
    const { site, server } = all;
    await site.as(MEMBER).mail.choose({ group: 'questions', choice: 'daily' });
    await say(site);
    await say(site, 'opened', later(60_000));
    await say(site, 'question-answered', later(120_000));
    const rows = await outbox(site);
    expect(rows.map(({ slot }) => slot)).toEqual(['2098-03-02T06:00:00.000Z']);
    const [first] = await site.db.select().from(notice).orderBy(notice.at);
    await site.as(MEMBER).notices.markRead({ ids: [first?.id ?? ''] });
    expect(await sendDue(all.office(later(3_600_000)))).toBe('done');
    expect(server.received, 'before its time').toHaveLength(0);
    await sendDue(all.office(new Date('2098-03-02T06:00:00Z')));
    const read = await server.read(0);
    expect([server.received.length, read.subject]).toEqual([1, 'Assay: 2 notices']);
    expect(read.text).not.toContain('a question was asked');
    await say(site, 'opened', later(60_000));
    expect(
      (await outbox(site)).map(({ slot, state }) => `${slot} ${state}`),
      'never added to one that is out',
    ).toEqual(['2098-03-02T06:00:00.000Z sent', '2098-03-03T06:00:00.000Z waiting']);
    await cleared(all);
  });

  it('follows an address that changes, and forgets whoever leaves', async () => {
    const all = await setting();
    const { site, server } = all;
    await say(site);
    await site.db
      .update(user)
      .set({ email: 'new@northgate.example' })
      .where(eq(user.id, site.member(MEMBER).id));
    await sendDue(all.office());
    expect(server.recipients).toEqual(['new@northgate.example']);
    await say(site);
    await site.as(ADMINISTRATOR).accounts.closeMember({ member: site.member(MEMBER).id });
    expect(await outbox(site)).toEqual([]);
    expect(await sendDue(all.office())).toBe('done');
    await cleared(all);
  });

  it('puts nothing into a header that a name or a server brings', async () => {
    const all = await setting();
    const { site, server } = all;
    const person = eq(user.id, site.member(MEMBER).id);
    await site.db.update(user).set({ name: 'Nora\r\nBcc: all@evil.example\r\n\r\nHello' }).where(person);
    await say(site);
    await sendDue(all.office());
    const read = await server.read(0);
    expect(server.recipients).toEqual([MEMBER]);
    expect(read.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(read.text?.startsWith('A-PHJB-0001: a question was asked')).toBe(true);
    await site.db.update(user).set({ email: 'a@b.example\r\nRCPT TO:<all@evil.example>' }).where(person);
    await say(site);
    await sendDue(all.office());
    expect(server.recipients.filter((to) => to.includes('evil'))).toEqual([]);
    expect((await outbox(site)).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
    await cleared(all);
  });
});

describe('a mail server that', () => {
  it('is away loses nothing: it is tried again until it is back', async () => {
    const all = await setting();
    const { site, server } = all;
    const { port } = server.settings;
    await server.close();
    await say(site);
    await say(site, 'decided');
    expect(await sendDue(all.office())).toBe('away');
    const tried = (await outbox(site)).filter(({ attempts }) => attempts > 0);
    expect(tried, 'one is tried, the other waits as well').toHaveLength(1);
    expect(tried[0]).toMatchObject({
      state: 'waiting',
      problem: 'The mail server cannot be reached (ESOCKET).',
    });
    await sendDue(all.office(later(2 * GIVEN_UP_MS)));
    expect(
      (await outbox(site)).map(({ state }) => state),
      'however long',
    ).toEqual(['waiting', 'waiting']);
    const back = await mailServer({ port });
    await sendDue(all.office(later(3 * GIVEN_UP_MS)));
    expect(back.received).toHaveLength(2);
    await back.close();
    site.remove();
  });

  it('puts an e-mail off is asked again later, with growing pauses, and given up after days', async () => {
    const all = await setting();
    const { site, server } = all;
    server.answers.recipient = { code: 451, says: 'Greylisted, try again' };
    await say(site);
    expect(await sendDue(all.office())).toBe('done');
    const [first] = await outbox(site);
    expect(first).toMatchObject({ state: 'waiting', dueAt: later(60_000).getTime() });
    expect(first?.problem).toContain('Greylisted');
    expect([1, 2, 3, 9, 40].map((attempts) => pauseAfter(attempts) / 60_000)).toEqual([1, 2, 4, 240, 240]);
    await sendDue(all.office(later(59_000)));
    expect((await outbox(site))[0]?.attempts, 'not before').toBe(1);
    server.answers.recipient = 'taken';
    await sendDue(all.office(later(60_000)));
    expect((await server.read(0)).messageId).toBe(first?.messageId);

    server.answers.recipient = { code: 451, says: 'Greylisted, try again' };
    await say(site, 'decided', later(70_000));
    await sendDue(all.office(later(70_000)));
    await sendDue(all.office(later(70_000 + GIVEN_UP_MS)));
    expect((await outbox(site)).map(({ state }) => state).sort()).toEqual(['failed', 'sent']);
    await cleared(all);
  });

  it('refuses an address has it given up at once, and the administration tries again', async () => {
    const all = await setting();
    const { site, server } = all;
    server.answers.recipient = { code: 550, says: 'No such\r\nperson' };
    await say(site);
    await sendDue(all.office());
    const rita = site.as(ADMINISTRATOR);
    const { undelivered } = await rita.mail.undelivered();
    expect(undelivered).toMatchObject([{ to: MEMBER, state: 'failed', attempts: 1 }]);
    expect(undelivered[0]?.problem).toMatch(/^The mail server answered 550 .*No such *person/);
    const { groups } = await rita.agenda.mine();
    expect(groups.flatMap(({ items }) => items.map(({ kind }) => kind))).toEqual(['mail-failed']);
    server.answers.recipient = 'taken';
    await rita.mail.tryAgain({ ids: undelivered.map(({ id }) => id) });
    await sendDue(all.office(new Date()));
    await sendDue(all.office(later(0)));
    expect(server.received).toHaveLength(1);
    expect((await rita.mail.undelivered()).undelivered).toEqual([]);
    await cleared(all);
  });

  it('offers no encryption gets neither the e-mail nor the password', async () => {
    const all = await setting({ password: 'pass-word-1' });
    const { site, server } = all;
    await say(site);
    const office = {
      ...all.office(),
      deliver: deliverTo({ ...server.settings, security: 'starttls' }),
    };
    expect(await sendDue(office)).toBe('away');
    expect(server.received).toEqual([]);
    expect((await outbox(site))[0]?.problem).toBe('The mail server offers no encryption, or it failed.');
    await cleared(all);
  });

  it('shows a certificate that nobody vouches for gets nothing either', async () => {
    const all = await setting({ tls: 'starttls' });
    await say(all.site);
    expect(await sendDue(all.office())).toBe('away');
    expect(all.server.received).toEqual([]);
    await cleared(all);
  });

  it('refuses the password is away for all, and the password is written nowhere', async () => {
    const all = await setting({ password: 'right' });
    const { site, server } = all;
    await say(site);
    const office = {
      ...all.office(),
      deliver: deliverTo({ ...server.settings, password: 'wrong-pass' }),
    };
    expect(await sendDue(office)).toBe('away');
    const [row] = await outbox(site);
    expect(row?.problem).toBe('The mail server refused the user or the password (535).');
    await sendDue(all.office(later(60_000)));
    expect(server.received).toHaveLength(1);
    await cleared(all);
  });

  it('breaks off after it took an e-mail gets it again under the same Message-ID', async () => {
    const all = await setting();
    const { site, server } = all;
    server.answers.data = 'gone';
    await say(site);
    expect(await sendDue(all.office())).toBe('done');
    server.answers.data = 'taken';
    await sendDue(all.office(later(60_000)));
    const [one, two] = [await server.read(0), await server.read(1)];
    expect(server.received).toHaveLength(2);
    expect(two.messageId).toBe(one.messageId);
    await cleared(all);
  });
});

describe('four days of putting off', () => {
  const DAY = 86_400_000;

  it('end an e-mail at which the server always breaks off, while the others go out', async () => {
    const all = await setting();
    const { site, server } = all;
    server.answers.recipient = 'gone';
    await say(site);
    expect(await sendDue(all.office())).toBe('done');
    expect((await outbox(site))[0]).toMatchObject({
      state: 'waiting',
      problem: 'The mail server broke off at this e-mail, and answers otherwise.',
    });
    server.answers.recipient = 'taken';
    await say(site, 'decided', later(1000));
    await sendDue(all.office(later(1000)));
    expect(server.received).toHaveLength(1);
    server.answers.recipient = 'gone';
    await sendDue(all.office(later(GIVEN_UP_MS - 1)));
    expect((await outbox(site)).map(({ state }) => state).sort(), 'not before').toEqual(['sent', 'waiting']);
    await sendDue(all.office(later(GIVEN_UP_MS + DAY)));
    const { undelivered } = await site.as(ADMINISTRATOR).mail.undelivered();
    expect(undelivered).toMatchObject([{ state: 'failed', attempts: 3 }]);
    expect(undelivered[0]?.problem).toMatch(/^The mail server broke off/);
    await cleared(all);
  });

  it('leave out the days on which the server was away', async () => {
    const all = await setting();
    const { site, server } = all;
    server.answers.recipient = { code: 451, says: 'Greylisted, try again' };
    await say(site);
    await sendDue(all.office());
    const { port } = server.settings;
    await server.close();
    await say(site, 'decided', later(DAY));
    for (const day of [1, 2, 5, 10]) expect(await sendDue(all.office(later(day * DAY)))).toBe('away');
    const back = await mailServer({ port });
    back.answers.recipient = { code: 451, says: 'Greylisted, try again' };
    for (const day of [11, 13]) {
      await sendDue(all.office(later(day * DAY)));
      expect(
        (await outbox(site)).map(({ state }) => state),
        `day ${day}`,
      ).toEqual(['waiting', 'waiting']);
    }
    await sendDue(all.office(later(15 * DAY)));
    expect((await outbox(site)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    await back.close();
    site.remove();
  });
});

describe('a sender that is killed', () => {
  it('while the server answers leaves the e-mail to the next, once its lease is over', async () => {
    const all = await setting();
    const { site, server } = all;
    await say(site);
    const dead: PostOffice = { ...all.office(), deliver: () => new Promise(() => {}) };
    void sendDue(dead);
    await expect.poll(async () => (await outbox(site))[0]?.leaseUntil).toBe(START.getTime() + LEASE_MS);
    expect(await sendDue(all.office(later(LEASE_MS - 1)))).toBe('done');
    expect(server.received, 'it may still be at work').toHaveLength(0);
    await sendDue(all.office(later(LEASE_MS + 1)));
    expect(server.received).toHaveLength(1);
    expect((await outbox(site))[0]).toMatchObject({ state: 'sent', attempts: 2 });
    await cleared(all);
  });

  it('two at once send each e-mail once', async () => {
    const all = await setting();
    const { site, server } = all;
    for (let at = 0; at < 6; at += 1) await say(site);
    await Promise.all([sendDue(all.office()), sendDue(all.office()), sendDue(all.office())]);
    expect(server.received).toHaveLength(6);
    expect(
      new Set(await Promise.all(server.received.map(async (_, at) => (await server.read(at)).messageId)))
        .size,
    ).toBe(6);
    await cleared(all);
  });
});

it('the next daily e-mail is at six, never in the past', () => {
  expect(nextSlot('2098-03-01T05:59:59.999Z').toISOString()).toBe('2098-03-01T06:00:00.000Z');
  expect(nextSlot('2098-03-01T06:00:00.000Z').toISOString()).toBe('2098-03-02T06:00:00.000Z');
});

it('somebody sees only their own choices', async () => {
  const site = await testSite(template);
  await site.as(MEMBER).mail.choose({ group: 'deadlines', choice: 'none' });
  expect((await site.as(MEMBER).mail.choices()).choices.deadlines).toBe('none');
  expect((await site.as(ADMINISTRATOR).mail.choices()).choices.deadlines).toBe('at-once');
  const rows = await site.db
    .select()
    .from(mail)
    .where(and(eq(mail.state, 'waiting')));
  expect(rows).toEqual([]);
  site.remove();
});
