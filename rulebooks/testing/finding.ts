/** A made-up finding, for tests of what is done with findings. */
import type { Finding, Verdict } from '../findings/finding';

export const finding = (verdict: Verdict, more: Partial<Finding> = {}): Finding => ({
  rule: 'gb-2007/2.4',
  clause: '2.4',
  verdict,
  explanation: `Found: ${verdict}.`,
  ...more,
});
