import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter } from '../api/api';
import type { ServerProblemCode } from '../problems/problem';
import { LEAST, type Rung } from '../testing/rungs';
import {
  ADMINISTRATOR,
  APPROVER,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { answerMeta, publicProcedure, router, unwrap } from './ladder';

const REACHES: Record<Rung, (string | null)[]> = {
  anyone: [null, MEMBER, APPROVER, REVIEWER, ADMINISTRATOR],
  'signed in': [MEMBER, APPROVER, REVIEWER, ADMINISTRATOR],
  member: [MEMBER, APPROVER],
  approver: [APPROVER],
  manager: [APPROVER, ADMINISTRATOR],
  reviewer: [REVIEWER],
  administrator: [ADMINISTRATOR],
  attaching: [MEMBER, APPROVER, REVIEWER],
};
const EVERYONE = REACHES.anyone;

const procedures = Object.keys(appRouter._def.procedures);

describe('the ladder', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  afterAll(() => site.remove());

  it('has a rung for every procedure, and no others', () => {
    expect([...procedures].sort()).toEqual(Object.keys(LEAST).sort());
  });

  it.each(procedures)('%s turns away everyone below its rung', async (path) => {
    const rung = LEAST[path] ?? 'administrator';
    for (const person of EVERYONE) {
      const codes = await refusedWith(call(site, person, path, undefined));
      const turnedAway = codes.includes('signed-out') || codes.includes('role-insufficient');
      const expected = REACHES[rung].includes(person)
        ? false
        : person === null
          ? 'signed-out'
          : 'role-insufficient';
      expect({ person, turnedAway: turnedAway && codes[0] }).toEqual({ person, turnedAway: expected });
    }
  });
});

/**
 * No input suits every procedure. Each procedure within reach answers, or refuses for another reason than the
 * role.
 */
function call(site: TestSite, person: string | null, path: string, input: unknown): Promise<unknown> {
  const caller: unknown = path
    .split('.')
    .reduce<unknown>((at, step) => Reflect.get(at as object, step), site.as(person));
  return (caller as (input: unknown) => Promise<unknown>)(input);
}

describe('a refusal over HTTP', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await testSite();
  });
  afterAll(() => site.remove());
  const asked = async (refuse: ServerProblemCode | undefined) => {
    const answer = await fetchRequestHandler({
      endpoint: '/api/trpc',
      req: new Request('http://localhost/api/trpc/try'),
      router: router({
        try: publicProcedure.query(() =>
          unwrap(
            refuse
              ? { ok: false, problems: [{ code: refuse, message: 'Wait.' }] }
              : { ok: true, value: 'answered' },
          ),
        ),
      }),
      createContext: () => site.context(null),
      responseMeta: ({ errors }) => answerMeta(errors),
    });
    return [answer.status, answer.headers.get('retry-after')];
  };

  it('says when to ask again only where waiting helps', async () => {
    expect(await asked('busy')).toEqual([429, '5']);
    expect(await asked('not-found')).toEqual([404, null]);
    expect(await asked(undefined)).toEqual([200, null]);
  });
});
