import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';

/** The one file in which the stories read process.env. */

const freePort = () =>
  new Promise<string>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });

// Playwright loads its configuration again in every worker; they inherit the port the first load chose.
export const isFirstLoad = process.env.ASSAY_E2E_PORT === undefined;
process.env.ASSAY_E2E_PORT ??= await freePort();

export const port = process.env.ASSAY_E2E_PORT;
export const dataDir = path.resolve('test-results', `data-${port}`);
export const onContinuousIntegration = Boolean(process.env.CI);
/** A browser of the reader's choice. */
export const chosenBrowser = process.env.PLAYWRIGHT_CHROMIUM || undefined;

/** Makes the packaged browser bring the system libraries that a bare machine lacks. */
export function bringLibraries() {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
}
