import type { Tone } from '@/app/components/badge';
import type { FeeVerdict } from '@/rulebooks/fees/finding';

export const FEE_TONES: Record<FeeVerdict, Tone> = {
  breach: 'breach',
  conflict: 'conflict',
  'needs-notice': 'notice',
  'not-assessed': 'neutral',
  anomaly: 'consent',
  damaged: 'notification',
};
