import type { ServerProblem } from '@/server/problems/problem';

const NO_ANSWER = 'The site did not answer. Try again; nothing was taken.';

/** `problems`: what is wrong with it; none where all of it was taken, and then what the site says of that. */
export async function sentFile(
  address: string,
  body: Blob,
): Promise<{ problems: string[]; taken?: { id: string; revision: number } }> {
  try {
    const response = await fetch(address, { method: 'POST', body });
    if (response.ok) return { problems: [], taken: await response.json() };
    const said = (await response.json()) as { problems?: ServerProblem[]; error?: { message: string } };
    return {
      problems: said.problems?.map(({ message }) => message) ?? [said.error?.message ?? NO_ANSWER],
    };
  } catch {
    return { problems: [NO_ANSWER] };
  }
}
