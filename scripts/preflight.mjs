import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Refusal } from './refusal.mjs';

export const portSentence = (code, port) =>
  ({
    EADDRINUSE: `Port ${port} is taken by another program. Choose another with PORT, for example PORT=${port + 1} npm start.`,
    EACCES: `Port ${port} may not be used by this account. Choose another with PORT, for example PORT=3000 npm start.`,
  })[code] ?? `Port ${port} cannot be used (${code}).`;

/** Binds the port for a moment, the only sure way to know that it is free. */
export const requireFreePort = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Refusal(portSentence(error.code, port))));
    probe.listen(port, () => probe.close(resolve));
  });

/** Not `recursive`: if the system refuses with ENOENT, as under /proc, Node 20 retries for ever. */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

const reasons = {
  ENOENT: 'it cannot be created there',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'it is a file, or inside one',
};

export function requireWritableFolder(folder) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = reasons[error.code] ?? error.code;
    throw new Refusal(
      `The data folder ${folder} cannot be used: ${reason}. Choose another with ASSAY_DATA_DIR.`,
    );
  }
}
