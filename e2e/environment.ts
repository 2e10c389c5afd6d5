import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';

/** The one file in which the stories read process.env. */

export const freePort = () =>
  new Promise<string>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });

/** The address of this worker's site, once it has started. */
export const ownSite = { url: '' };

export const dataDirOf = (port: string) => path.resolve('test-results', `data-${port}`);

export type SiteSettings = {
  /** As many threads of the worker, and as many web processes. */
  cores?: number;
  /** By how much analyses let others go first; `chosen` by the program. */
  niceness?: number | 'chosen';
};

export const siteEnvironment = (
  port: string,
  dataDir: string,
  // Here the browsers that wait for an answer are on the machine that works it out.
  { cores = 1, niceness = 0 }: SiteSettings = {},
): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: port,
  ASSAY_DATA_DIR: dataDir,
  ASSAY_MODE: 'demonstration',
  ASSAY_THREADS: String(cores),
  ...(niceness === 'chosen' ? {} : { ASSAY_NICENESS: String(niceness) }),
  ASSAY_WEB_PROCESSES: String(cores),
});

export const onContinuousIntegration = Boolean(process.env.CI);
/** A browser that the reader chooses. */
export const chosenBrowser = process.env.PLAYWRIGHT_CHROMIUM || undefined;

/** Makes the packaged browser bring the system libraries that a bare machine lacks. */
export function bringLibraries() {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
}
