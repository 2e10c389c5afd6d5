import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { bringLibraries, chosenBrowser } from './environment';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemLibraries = [
  '/usr/lib/x86_64-linux-gnu/libnss3.so',
  '/usr/lib/aarch64-linux-gnu/libnss3.so',
  '/usr/lib64/libnss3.so',
  '/usr/lib/libnss3.so',
];

// Of the packaged browser's arguments, those that would let a story pass on a page a real browser refuses, or that
// let one closed page take the others with it.
const unwanted = ['--disable-web-security', '--allow-running-insecure-content', '--single-process'];
// Nor those that draw every page with a graphics card made of software, a fifth of all processor time, or that switch
// Playwright's own list of features on again.
const costly =
  /^--(use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu|disable-features)\b/;

/** The packaged browser needs no download, which is why the stories run on a machine that has none. */
async function packagedBrowser(): Promise<LaunchOptions> {
  if (!systemLibraries.some((library) => existsSync(library))) bringLibraries();
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  const args = packaged.args.filter((argument) => !unwanted.includes(argument) && !costly.test(argument));
  return { executablePath, args };
}

/** How to launch a Chromium: the one chosen, one installed by Playwright, one of the system, or the packaged one. */
export async function browser(): Promise<LaunchOptions> {
  const found = [chosenBrowser, chromium.executablePath(), ...systemBrowsers].find(
    (candidate) => candidate !== undefined && existsSync(candidate),
  );
  const { args = [], ...where }: LaunchOptions = found ? { executablePath: found } : await packagedBrowser();
  return { ...where, args: [...new Set([...args, '--no-sandbox', '--disable-gpu'])] };
}
