import { runBundled } from './bundle.mjs';
import { installForTool } from './install.mjs';
import { root } from './project.mjs';
import { main } from './refusal.mjs';

/** Runs one of our own terminal programs: what it needs is installed and bundled first, without a word. */
export const tool = (name, alsoNeeds) =>
  main(async () => {
    process.env.INIT_CWD ??= process.cwd();
    process.chdir(root);
    await installForTool();
    await runBundled(name, alsoNeeds);
  });
