import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from '@playwright/test';

/** The API as the pages call it, for what a story needs but does not test. */
export const ask = (request: APIRequestContext, procedure: string, input?: unknown): Promise<APIResponse> =>
  request.get(
    `/api/trpc/${procedure}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
  );

export const tell = (request: APIRequestContext, procedure: string, input: unknown): Promise<APIResponse> =>
  request.post(`/api/trpc/${procedure}`, { data: input as Record<string, unknown> });

/** What a successful answer holds. */
export async function held<T>(answer: Promise<APIResponse>): Promise<T> {
  const response = await answer;
  const refused = response.ok() ? '' : `: ${await response.text()}`;
  expect(response.ok(), `${response.url()} answers ${response.status()}${refused}`).toBe(true);
  const { result } = (await response.json()) as { result: { data: T } };
  return result.data;
}

/** A draft with its rulebook's defaults, analysed and ready to be frozen. */
export async function analysedDraft(request: APIRequestContext, game: string, name: string): Promise<string> {
  const { id } = await held<{ id: string }>(
    tell(request, 'drafts.create', { rulebook: 'gb-2007', game, name }),
  );
  await analysed(request, id);
  return id;
}

export async function analysed(request: APIRequestContext, id: string): Promise<void> {
  const { revision } = await held<{ revision: number }>(ask(request, 'drafts.get', { id }));
  await held(tell(request, 'analyses.start', { draft: id, revision, rounds: 10_000, seed: 7 }));
  await expect
    .poll(
      async () =>
        (await held<{ analysis: { current: boolean } | null }>(ask(request, 'drafts.get', { id }))).analysis
          ?.current,
      // Its turn comes after what other stories have the site solve.
      { timeout: 60_000 },
    )
    .toBe(true);
}
