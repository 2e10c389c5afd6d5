import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ownSite } from './environment';

/** The accounts a demonstration site is created with. */
export const PASSWORD = 'demonstration-only';
export const NORA = { name: 'Nora Ellis', email: 'member@northgate.example' };
export const ADRIAN = { name: 'Adrian Cole', email: 'approver@northgate.example' };
export const HANA = { name: 'Hana Moore', email: 'member@harbour.example' };
export const OWEN = { name: 'Owen Price', email: 'approver@harbour.example' };
export const RUTH = { name: 'Ruth Hale', email: 'reviewer@regulator.example' };
export const SAM = { name: 'Sam Archer', email: 'administrator@assay.example' };
export type Person = typeof NORA;

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Who has signed in on a site of this worker's, with their session. */
const signedIn = new Map<string, Cookies>();

/** With a session that all stories of this worker share: where sessions are what a story is about, `signInAnew`. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const who = `${ownSite.url} ${person.email}`;
  const kept = signedIn.get(who);
  if (kept) return context.addCookies(kept);
  await signInAnew(context, person);
  signedIn.set(who, await context.cookies());
}

export async function signInAnew(context: BrowserContext, person: Person): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email: person.email, password: PASSWORD },
    headers: { origin: ownSite.url },
  });
  expect(answer.ok(), `${person.name} signs in`).toBe(true);
}

/** A browser of their own, signed in. */
export async function pageOf(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: ownSite.url });
  await signIn(context, person);
  return context.newPage();
}
