import { execFileSync } from 'node:child_process';

/** Builds whatever is stale, once, before each worker starts its site. */
export default function build(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
