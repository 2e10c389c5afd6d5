/** The names of places in a dossier that links lead to. */
import type { Finding } from '@/rulebooks/findings/finding';
import type { Offered } from '../wagers';

export const COUNTS = 'counts';
export const FINDINGS = 'findings';
export const FIGURES = 'figures';
export const CHANGES = 'changes';
export const DEPARTURES = 'departures';
export const READINGS = 'readings';
export const MET = 'met';
export const EXAMPLES = 'examples';
export const CHARTS = 'charts';
export const BANDS = 'bands';
export const STATEMENTS = 'statements';
export const SIGN = 'sign';
export const LEAFLET = 'leaflet';
export const GLOSSARY = 'glossary';
export const HOUSE_WAY = 'house-way';

type Named = Pick<Offered, 'result'>;

export const figureOf = ({ result }: Named): string => `figure-${result.id}`;
export const countsOf = ({ result }: Named): string => `counts-${result.id}`;

/** By its place among all findings. */
export const findingOf = (findings: readonly Finding[], finding: Finding): string =>
  `finding-${findings.indexOf(finding) + 1}`;
