/**
 * What tests import from "vitest" when `in-process-runner.mjs` runs them: everything except what needs a
 * configuration.
 */
export * from 'vitest';

export const inject = (name) => name === 'mutating';
