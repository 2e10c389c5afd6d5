import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project, from names with forward slashes. */
export const inProject = (...names) => path.join(root, ...names);
