/** Hands one e-mail to the mail server, and says what happened, without ever quoting a password. */
import { createTransport, type Transporter } from 'nodemailer';
import { z } from 'zod';
import type { MailServer } from '../environment/mail-server';
import type { Message } from './compose';

/**
 * `refused`: for good, for this recipient or this e-mail. `later`: for now, for it alone. `away`: the server cannot be
 * used, so no other e-mail needs to be tried. One that breaks off is away only if it does not greet us, and let us in, right after.
 */
export type Delivery = { result: 'sent' } | { result: 'refused' | 'later' | 'away'; says: string };

export type Deliver = (message: Message) => Promise<Delivery>;

export type Patience = { connecting: number; silence: number; whole: number };
const PATIENCE: Patience = { connecting: 15_000, silence: 30_000, whole: 120_000 };
const LONGEST = 200;
const Address = z.email();

type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/** What a server wrote, on one line and short: it may have been written by anybody. */
const plain = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .slice(0, LONGEST);

const OF_THE_E_MAIL = new Set(['RCPT TO', 'DATA']);

export function failureOf(error: unknown): Delivery {
  const { code = '', command = '', responseCode, response = '' } = (error ?? {}) as Failure;
  if (code === 'EAUTH')
    return {
      result: 'away',
      says: `The mail server refused the user or the password${responseCode ? ` (${responseCode})` : ''}.`,
    };
  if (code === 'ETLS') return { result: 'away', says: 'The mail server offers no encryption, or it failed.' };
  const about = code === 'EENVELOPE' || code === 'EMESSAGE' || OF_THE_E_MAIL.has(command);
  if (responseCode !== undefined && about && command !== 'MAIL FROM')
    return {
      result: responseCode >= 500 ? 'refused' : 'later',
      says: `The mail server answered ${plain(response || String(responseCode))}`,
    };
  if (responseCode !== undefined)
    return { result: 'away', says: `The mail server answered ${plain(response || String(responseCode))}` };
  return {
    result: 'away',
    says: `The mail server cannot be reached${/^E[A-Z]+$/.test(code) ? ` (${code})` : ''}.`,
  };
}

async function within<T>(
  patience: number,
  transport: Transporter,
  use: (transport: Transporter) => Promise<T>,
): Promise<T> {
  let over: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    over = setTimeout(() => reject(Object.assign(new Error('too long'), { code: 'ETIMEDOUT' })), patience);
  });
  try {
    return await Promise.race([use(transport), tooLong]);
  } finally {
    clearTimeout(over);
    transport.close();
  }
}

/** Neither an answer nor a reason to let nobody in: the connection failed, ended or fell silent. */
function brokeOff(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as Failure;
  return responseCode === undefined && code !== 'EAUTH' && code !== 'ETLS';
}

export function deliverTo(server: MailServer, patience: Patience = PATIENCE): Deliver {
  const { host, port, security, user, password } = server;
  const post = () =>
    createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'none',
      ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
      connectionTimeout: patience.connecting,
      greetingTimeout: patience.connecting,
      socketTimeout: patience.silence,
      logger: false,
    });
  const letsUsIn = () => within(patience.whole, post(), (transport) => transport.verify()).catch(() => false);
  return async (message) => {
    // An address is handed on as it is, so nothing else may be in it.
    if (!Address.safeParse(message.to.address).success)
      return { result: 'refused', says: 'The address cannot be written to.' };
    try {
      await within(patience.whole, post(), (transport) => transport.sendMail(message));
      return { result: 'sent' };
    } catch (error) {
      const failure = failureOf(error);
      return brokeOff(error) && (await letsUsIn())
        ? { result: 'later', says: 'The mail server broke off at this e-mail, and answers otherwise.' }
        : failure;
    }
  };
}
