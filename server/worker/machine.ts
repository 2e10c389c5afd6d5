import { cpus, platform, release } from 'node:os';
import type { Machine } from '../vocabulary/jobs';

export const thisMachine = (): Machine => ({
  platform: `${platform()} ${release()}`,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  node: process.version,
});
