/** Part of every analysis and of the key under which distributions are kept; the version of package.json. */
export const ENGINE = 'assay-engine 0.3.0';
