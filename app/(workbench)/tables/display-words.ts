import type { Tone } from '@/app/components/badge';
import type { DisplayKind } from '@/server/tables/display';

export const DISPLAY_WORDS: Record<DisplayKind, { word: string; tone: Tone }> = {
  right: { word: 'Right sign up', tone: 'meets' },
  none: { word: 'Nothing to display', tone: 'neutral' },
  'put-up': { word: 'Put up', tone: 'breach' },
  'take-down': { word: 'Take down', tone: 'breach' },
  replace: { word: 'Replace', tone: 'breach' },
  'other-limits': { word: 'Other limits', tone: 'consent' },
  overtaken: { word: 'Print again', tone: 'consent' },
  without: { word: 'No sign is made', tone: 'breach' },
  correct: { word: 'Correct by hand', tone: 'consent' },
};
