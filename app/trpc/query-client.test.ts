import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client';

it('asks again for a list that changed while its first answer was under way', async () => {
  const client = createQueryClient();
  const stored: string[] = [];
  const answers: (() => void)[] = [];
  const list = new QueryObserver(client, {
    queryKey: ['invitations'],
    queryFn: () => {
      const asRead = [...stored];
      return new Promise<string[]>((answer) => answers.push(() => answer(asRead)));
    },
  });
  const stop = list.subscribe(() => {});
  await expect.poll(() => answers.length).toBe(1);
  stored.push('wanda');
  const refreshed = client.invalidateQueries({ queryKey: ['invitations'] });
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await refreshed;
  expect(list.getCurrentResult().data).toEqual(['wanda']);
  stop();
});
