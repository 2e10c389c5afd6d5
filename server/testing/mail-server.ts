/** A real mail server for a test, on a port of its own; what it answers can be changed at any time. */
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { MailServer } from '../environment/mail-server';

/** `gone`: it breaks off instead of answering. */
export type Answering = { code: number; says: string } | 'taken' | 'gone';

export type TestMailServer = {
  settings: MailServer;
  /** Raw, as they came. */
  received: string[];
  read: (at: number) => Promise<Email>;
  recipients: string[];
  /** To each recipient, and to what was written. */
  answers: { recipient: Answering; data: Answering };
  close: () => Promise<void>;
};

const refusal = ({ code, says }: { code: number; says: string }) =>
  Object.assign(new Error(says), { responseCode: code });

export async function mailServer({
  port = 0,
  tls = 'none',
  password,
}: {
  port?: number;
  tls?: 'none' | 'starttls';
  password?: string;
} = {}): Promise<TestMailServer> {
  const received: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const answers: TestMailServer['answers'] = { recipient: 'taken', data: 'taken' };
  const breakOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    logger: false,
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    authOptional: password === undefined,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: auth.username ?? '' })
        : done(refusal({ code: 535, says: 'no' })),
    onRcptTo: ({ address }, _session, done) => {
      if (typeof answers.recipient === 'object') return done(refusal(answers.recipient));
      if (answers.recipient === 'gone') return breakOff();
      recipients.push(address);
      return done();
    },
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (typeof answers.data === 'object') return done(refusal(answers.data));
        received.push(Buffer.concat(pieces).toString('utf8'));
        if (answers.data === 'taken') done();
        else breakOff();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port: taken,
      security: tls,
      ...(password !== undefined && { user: 'assay', password }),
      from: { name: 'Assay', address: 'assay@site.example' },
    },
    received,
    read: (at) => PostalMime.parse(received[at] ?? ''),
    recipients,
    answers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
