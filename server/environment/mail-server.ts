/** The mail server that an installation names, read from its variables; nothing here is ever logged. */
import { z } from 'zod';

export type MailServer = {
  host: string;
  port: number;
  /** `tls` from the first byte, `starttls` before anything else is said, or `none`: in the open. */
  security: 'tls' | 'starttls' | 'none';
  user?: string;
  password?: string;
  from: { name: string; address: string };
};

export type MailVariables = {
  ASSAY_SMTP_URL?: string | undefined;
  ASSAY_SMTP_HOST?: string | undefined;
  ASSAY_SMTP_PORT?: number | undefined;
  ASSAY_SMTP_USER?: string | undefined;
  ASSAY_SMTP_PASSWORD?: string | undefined;
  ASSAY_SMTP_TLS?: 'required' | 'none' | undefined;
  ASSAY_MAIL_FROM?: string | undefined;
};

const TLS_PORT = 465;
const SUBMISSION_PORT = 587;
const Address = z.email();
/** "Assay <assay@example.org>", or the address alone. */
const NAMED = /^\s*(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))\s*$/;

export function readFrom(text: string): MailServer['from'] | undefined {
  const [, name = '', inBrackets, alone] = NAMED.exec(text) ?? [];
  const address = inBrackets ?? alone;
  return address && Address.safeParse(address).success
    ? { name: name.trim() || 'Assay', address }
    : undefined;
}

type Host = Omit<MailServer, 'from' | 'security'> & { tls: boolean };

function fromUrl(text: string): Host | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(text);
  if ((protocol !== 'smtp:' && protocol !== 'smtps:') || hostname === '') return undefined;
  const tls = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port ? Number(port) : tls ? TLS_PORT : SUBMISSION_PORT,
    tls,
    ...(username && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  };
}

/** Undefined where no server is named. A sentence where what is named cannot be used. */
export function readMailServer(given: MailVariables): MailServer | string | undefined {
  const { ASSAY_SMTP_URL: url, ASSAY_SMTP_HOST: name, ASSAY_SMTP_TLS: tls } = given;
  if (url === undefined && name === undefined) return undefined;
  if (url !== undefined && name !== undefined)
    return 'Name the mail server by ASSAY_SMTP_URL or by ASSAY_SMTP_HOST, not by both.';
  const port = given.ASSAY_SMTP_PORT ?? SUBMISSION_PORT;
  const user = given.ASSAY_SMTP_USER;
  const host: Host | undefined =
    url === undefined
      ? {
          host: name ?? '',
          port,
          tls: port === TLS_PORT,
          ...(user && { user, password: given.ASSAY_SMTP_PASSWORD ?? '' }),
        }
      : fromUrl(url);
  if (!host)
    return 'ASSAY_SMTP_URL must be an smtp or smtps address, for example smtp://user:password@mail.example.org:587.';
  const from = readFrom(given.ASSAY_MAIL_FROM ?? '');
  if (!from)
    return 'With a mail server, ASSAY_MAIL_FROM must be the sender, for example "Assay <assay@example.org>".';
  const { tls: always, ...where } = host;
  const security = always ? 'tls' : tls === 'none' ? 'none' : 'starttls';
  return { ...where, security, from };
}
