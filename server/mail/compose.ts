/** An e-mail from its notices: the reference and what to do, as `notice-kinds.ts` says it, and links. */
import type { MailServer } from '../environment/mail-server';
import { NOTICE_RECORDS, type NoticeKind } from '../vocabulary/notice-kinds';
import { type Stopped, unsubscribeToken } from './unsubscribe';

export type Told = { kind: NoticeKind; reference: string | null; href: string };

export type Composing = {
  person: { id: string; name: string; address: string };
  told: Told[];
  daily: boolean;
  messageId: string;
  site: { publicUrl: string; secret: string; from: MailServer['from'] };
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const titleOf = ({ kind, reference }: Told): string => {
  const { subject } = NOTICE_RECORDS[kind];
  return `${reference ?? 'Assay'}: ${subject}`;
};

const subjectOf = ({ told, daily }: Composing): string => {
  const [first] = told;
  if (first && !(daily && told.length > 1)) return titleOf(first);
  return `Assay: ${told.length} notices`;
};

const stoppedBy = ({ told, daily }: Composing): Stopped =>
  daily || !told[0] ? 'daily' : NOTICE_RECORDS[told[0].kind].group;

export function compose(composing: Composing) {
  const { person, told, messageId, site } = composing;
  const { publicUrl, secret, from } = site;
  const token = unsubscribeToken(person.id, stoppedBy(composing), secret);
  const [stop, account] = [`${publicUrl}/unsubscribe/${token}`, `${publicUrl}/account#e-mail`];
  const items = told.map((each) => ({
    title: titleOf(each),
    says: NOTICE_RECORDS[each.kind].says,
    link: `${publicUrl}${each.href}`,
  }));
  const text = [
    ...items.map(({ title, says, link }) => `${title}\n${says}\n${link}\n`),
    `--\nWhat it is about is on the site only; sign in to read it.\nChoose what you get: ${account}\nStop e-mail of this kind: ${stop}\n`,
  ].join('\n');
  const html = `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#1c1c1a;max-width:36em">
${items
  .map(
    ({ title, says, link }) =>
      `<p><strong>${escaped(title)}</strong><br>${escaped(says)}<br><a href="${escaped(link)}">Open it</a></p>`,
  )
  .join('\n')}
<p style="font-size:13px;color:#4d4a42">What it is about is on the site only; sign in to read it.<br><a href="${escaped(account)}">Choose what you get</a>, or <a href="${escaped(stop)}">stop e-mail of this kind</a>.</p>
</body></html>
`;
  return {
    from,
    to: { name: person.name, address: person.address },
    envelope: { from: from.address, to: [person.address] },
    subject: subjectOf(composing),
    messageId,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${token}>`,
      // RFC 8058 asks for https.
      ...(publicUrl.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
export type Message = ReturnType<typeof compose>;
