import manifest from '../package.json';

export const VERSION: string = manifest.version;
/** What an analysis and a stored distribution were computed with. */
export const ENGINE = `assay-${VERSION}`;
