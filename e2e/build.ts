import { execFileSync } from 'node:child_process';

/** Builds what is stale, once, before the workers start a site each. */
export default function build(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
