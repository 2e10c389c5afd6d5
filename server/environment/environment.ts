import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type MailServer, readMailServer } from './mail-server';

/** The only file that reads process.env; every other file asks `environment()`. */

const SECRET_LENGTH = 32;
const GIGABYTE = 1_000_000_000;

const wholeNumber = (name: string, from: number, to: number) => {
  const sentence = `${name} must be a whole number from ${from} to ${to}.`;
  return z
    .string()
    .regex(/^\d+$/, sentence)
    .transform(Number)
    .pipe(z.int().min(from, sentence).max(to, sentence));
};

/** Whoever opens a page goes first, where nobody chose otherwise. */
const NICENESS = 19;
/** Where nobody chose a number; each takes some 300 MB. */
const MOST_WEB_PROCESSES = 4;

const Variables = z
  .object({
    PORT: wholeNumber('PORT', 1, 65535).default(3000),
    ASSAY_DATA_DIR: z.string().default('data'),
    ASSAY_MODE: z
      .enum(['demonstration', 'production'], 'ASSAY_MODE must be "demonstration" or "production".')
      .default('demonstration'),
    ASSAY_SECRET: z
      .string()
      .min(SECRET_LENGTH, `ASSAY_SECRET must have at least ${SECRET_LENGTH} characters.`)
      .optional(),
    ASSAY_THREADS: wholeNumber('ASSAY_THREADS', 1, 512).optional(),
    ASSAY_NICENESS: wholeNumber('ASSAY_NICENESS', 0, 19).default(NICENESS),
    ASSAY_WEB_PROCESSES: wholeNumber('ASSAY_WEB_PROCESSES', 1, 64).optional(),
    ASSAY_PUBLIC_URL: z
      .url({
        protocol: /^https?$/,
        error: 'ASSAY_PUBLIC_URL must be an http or https address, for example https://assay.example.org.',
      })
      .optional(),
    ASSAY_CERTIFICATE: z.string().optional(),
    ASSAY_CERTIFICATE_KEY: z.string().optional(),
    ASSAY_SOURCES: z.string().optional(),
    ASSAY_ATTACHMENTS_GB: wholeNumber('ASSAY_ATTACHMENTS_GB', 1, 100_000).default(20),
    ASSAY_SMTP_URL: z.string().optional(),
    ASSAY_SMTP_HOST: z.string().optional(),
    ASSAY_SMTP_PORT: wholeNumber('ASSAY_SMTP_PORT', 1, 65535).optional(),
    ASSAY_SMTP_USER: z.string().optional(),
    ASSAY_SMTP_PASSWORD: z.string().optional(),
    ASSAY_SMTP_TLS: z
      .enum(['required', 'none'], 'ASSAY_SMTP_TLS must be "required" or "none".')
      .default('required'),
    ASSAY_MAIL_FROM: z.string().optional(),
    INIT_CWD: z.string().optional(),
    NODE_ENV: z.string().optional(),
  })
  .refine((given) => given.ASSAY_MODE !== 'production' || given.ASSAY_SECRET !== undefined, {
    path: ['ASSAY_SECRET'],
    error: `ASSAY_MODE=production needs ASSAY_SECRET, a random text of at least ${SECRET_LENGTH} characters.`,
  })
  .refine(
    (given) => (given.ASSAY_CERTIFICATE === undefined) === (given.ASSAY_CERTIFICATE_KEY === undefined),
    {
      path: ['ASSAY_CERTIFICATE'],
      error:
        'ASSAY_CERTIFICATE and ASSAY_CERTIFICATE_KEY belong together: name the PEM file of the certificate and that of its key, or neither.',
    },
  );

export type Environment = {
  port: number;
  /** Absolute. The database and everything else Assay keeps is in here. */
  dataDir: string;
  mode: 'demonstration' | 'production';
  /** Worker threads an analysis may use. */
  threads: number;
  /** How far those threads let everything else on the machine go first: 0, not at all, to 19. */
  niceness: number;
  /** Processes that answer requests; each holds the whole program in memory. */
  webProcesses: number;
  /** Where people reach Assay, without a trailing slash. */
  publicUrl: string;
  /** The directory a command was typed in; npm itself runs scripts in the project's root. */
  invokedFrom: string;
  /** Pages are made by `npm run dev`, whose scripts need more of a browser. */
  development: boolean;
  /** Absolute; the folder of the source files that clauses are read from, where the installation was given one. */
  sourcesDir: string | undefined;
  /** What the files of one organisation may take together. */
  attachmentBytes: number;
  /** Absolute; the certificate that signs papers and its key, where the installation was given one. */
  certificateFile: string | undefined;
  certificateKeyFile: string | undefined;
  /** Where e-mail is handed in, if the installation was given a server. */
  mailServer: MailServer | undefined;
  /** ASSAY_SECRET, if it was given; `secret()` answers for demonstrations too. */
  givenSecret: string | undefined;
};

/** Its message is a sentence for the person who set the variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** A variable set to nothing counts as not set, as in `PORT= npm start`. */
const present = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));

export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const parsed = Variables.safeParse(present(source));
  if (!parsed.success)
    throw new EnvironmentError(parsed.error.issues.map((issue) => issue.message).join(' '));
  const given = parsed.data;
  const mailServer = readMailServer(given);
  if (typeof mailServer === 'string') throw new EnvironmentError(mailServer);
  const fileAt = (name: string | undefined) =>
    name === undefined ? undefined : path.resolve(/* turbopackIgnore: true */ process.cwd(), name);
  return {
    port: given.PORT,
    dataDir: path.resolve(/* turbopackIgnore: true */ process.cwd(), given.ASSAY_DATA_DIR),
    mode: given.ASSAY_MODE,
    threads: given.ASSAY_THREADS ?? availableParallelism(),
    niceness: given.ASSAY_NICENESS,
    webProcesses: given.ASSAY_WEB_PROCESSES ?? Math.min(availableParallelism(), MOST_WEB_PROCESSES),
    publicUrl: (given.ASSAY_PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    invokedFrom: given.INIT_CWD ?? process.cwd(),
    development: given.NODE_ENV === 'development',
    sourcesDir: fileAt(given.ASSAY_SOURCES),
    attachmentBytes: given.ASSAY_ATTACHMENTS_GB * GIGABYTE,
    certificateFile: fileAt(given.ASSAY_CERTIFICATE),
    certificateKeyFile: fileAt(given.ASSAY_CERTIFICATE_KEY),
    mailServer,
    givenSecret: given.ASSAY_SECRET,
  };
}

let current: Environment | undefined;

/** Read once: the data folder does not change while a process runs. */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}

/**
 * The key that signs sessions. A demonstration makes its own and keeps it, so that a restart signs nobody
 * out. Call it when needed, not while a module loads: a build must not create a data directory.
 */
export function secret(from: Environment = environment()): string {
  if (from.givenSecret !== undefined) return from.givenSecret;
  const file = path.join(from.dataDir, 'secret');
  mkdirSync(from.dataDir, { recursive: true });
  try {
    // 'wx' lets only one of two processes that start together create it.
    writeFileSync(file, randomBytes(SECRET_LENGTH).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
