/** Whoever takes steps here, by the API in this process or over HTTP; each change says which procedure it calls. */
import { appRouter } from '../api/api';
import type { Caller } from '../testing/site';

type Call = (path: string, input: unknown) => Promise<unknown>;

const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
export const isChange = (path: string): boolean => procedures[path]?._def.type === 'mutation';

/** `caller.drafts.save(input)` calls `drafts.save`. */
const callerThat = (call: Call): Caller =>
  new Proxy({} as Caller, {
    get: (_, group: string) =>
      group === 'then'
        ? undefined
        : new Proxy({}, { get: (_, name: string) => (input: unknown) => call(`${group}.${name}`, input) }),
  });

const procedureOf = (caller: Caller, path: string): ((input: unknown) => Promise<unknown>) => {
  const [group = '', name = ''] = path.split('.');
  return Reflect.get(Reflect.get(caller, group) as object, name);
};

export const telling = (caller: Caller, changes: (path: string) => void): Caller =>
  callerThat((path, input) => {
    if (isChange(path)) changes(path);
    return procedureOf(caller, path)(input);
  });

export type Over = { url: string; cookie: string | undefined };

const headersOf = ({ url, cookie }: Over) => ({ origin: url, ...(cookie && { cookie }) });

/** What the pages send, as they send it. */
export const sendOver =
  (over: Over) =>
  (path: string, body: string): Promise<Response> =>
    fetch(new URL(path, over.url), { method: 'POST', body, headers: headersOf(over) });

export const overHttp = (over: Over): Caller =>
  callerThat(async (path, input) => {
    const at = new URL(`/api/trpc/${path}`, over.url);
    const change = isChange(path);
    if (!change && input !== undefined) at.searchParams.set('input', JSON.stringify(input));
    const answer = await fetch(at, {
      method: change ? 'POST' : 'GET',
      headers: { ...headersOf(over), 'content-type': 'application/json' },
      ...(change && input !== undefined && { body: JSON.stringify(input) }),
    });
    const { result, error } = (await answer.json()) as {
      result?: { data?: unknown };
      error?: { message: string };
    };
    if (error || !answer.ok) throw new Error(error?.message ?? `answered ${answer.status}`);
    return result?.data;
  });
