import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '@/server/submissions/stored/shapes';
import { Questions } from './questions';

const kept = vi.hoisted(() => new Map<string, string>());
vi.mock('@/app/session/kept-text', () => ({
  useKeptText: (about: string) => [kept.get(about) ?? '', vi.fn()],
}));
vi.mock('@/app/files/use-file-choice', () => ({ useFileChoice: () => ({ ids: [], items: [] }) }));
vi.mock('@/app/files/file-chooser', () => ({ FileChooser: () => null }));

const asked: Question = {
  id: 'q',
  text: 'Which wheel?',
  askedBy: 'Ruth Hale',
  askedAt: '2026-11-30T08:00:00Z',
};
const answered: Question = {
  ...asked,
  answer: 'The large one.',
  answeredBy: 'Adrian Cole',
  answeredAt: '2026-11-30T09:00:00Z',
};
const sends = { send: async () => undefined, busy: false };
const page = (question: Question, part: Partial<Parameters<typeof Questions>[0]> = {}) =>
  renderToStaticMarkup(<Questions about="s" questions={[question]} none="None." {...part} />);

describe('an answer that was being written', () => {
  beforeEach(() => {
    kept.clear();
    kept.set('answer:q', 'The one by the door.');
  });

  it('stays where somebody else answered first, and says who', () => {
    const shown = page(answered, { answer: () => sends });
    expect(shown).toContain('Adrian Cole answered before you did.');
    expect(shown).toContain('The one by the door.');
  });

  it('stays where the question can no longer be answered', () => {
    expect(page(asked)).toContain('The question can no longer be answered.');
  });

  it('is not told of while it can be sent, nor once it was received', () => {
    expect(page(asked, { answer: () => sends })).not.toContain('was not sent');
    kept.set('answer:q', ' The large one. ');
    expect(page(answered)).not.toContain('was not sent');
  });
});

it('a question that was being written stays where none can be asked any more', () => {
  kept.set('ask:s', 'And which table?');
  expect(page(answered)).toContain('And which table?');
  expect(page(answered, { ask: { ...sends, hint: '' } })).not.toContain('Your question was not sent');
});
