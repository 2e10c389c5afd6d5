/** Where in a record a fault is, in its own names. */

/** Walks an issue's path through the record, and remembers the section, game, wager and clause passed on the way. */
export function placeIn(record: unknown, path: PropertyKey[]): string {
  const passed: string[] = [];
  let clause = '';
  let here: unknown = record;
  for (const step of path) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined;
    if (typeof here !== 'object' || here === null || Array.isArray(here)) continue;
    if ('number' in here && 'rules' in here) passed.push(`section ${here.number}`);
    else if ('id' in here) passed.push(String(here.id));
    if ('clause' in here) clause = `, clause ${here.clause}`;
  }
  return `${passed.join(', ')}${clause}, field ${path.map(String).join('.') || 'record'}`;
}
