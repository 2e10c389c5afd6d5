import { runBundled } from './bundle.mjs';
import { installForTool } from './install.mjs';
import { root } from './project.mjs';
import { main } from './refusal.mjs';

/** Runs one of our own terminal programs, after installing and bundling what it needs, without output. */
export const tool = (name, alsoNeeds) =>
  main(async () => {
    process.env.INIT_CWD ??= process.cwd();
    process.chdir(root);
    await installForTool();
    await runBundled(name, alsoNeeds);
  });
