/** What tests import from "vitest" where `in-process-runner.mjs` runs them: all of it works there but what a config provides. */
export * from 'vitest';

export const inject = (name) => name === 'mutating';
