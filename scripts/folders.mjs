/**
 * Finds cycles between folders. At each level of the tree, a folder counts as one thing with everything in
 * it, and a file beside it as another. If these import each other in a circle, none can be read, moved or
 * left out alone.
 */

/** The neighbours, below their common folder, that an import connects. */
function neighbours(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((name, i) => name !== b[i]);
  const at = (path) => path.slice(0, depth + 1).join('/');
  return { level: a.slice(0, depth).join('/'), from: at(a), to: at(b) };
}

/** imports: pairs of paths. For each circle, returns the neighbours in it and one import for each step. */
export function folderCycles(imports) {
  const levels = new Map();
  for (const [file, imported] of imports) {
    if (file === imported) continue;
    const { level, from, to } = neighbours(file, imported);
    const steps = levels.get(level) ?? levels.set(level, new Map()).get(level);
    const targets = steps.get(from) ?? steps.set(from, new Map()).get(from);
    if (!targets.has(to)) targets.set(to, `${file} imports ${imported}`);
  }
  return [...levels].flatMap(([level, steps]) =>
    circles(steps).map((names) => ({
      level,
      names: [...names].sort(),
      steps: [...names].flatMap((from) =>
        [...(steps.get(from) ?? [])].filter(([to]) => names.has(to)).map(([, example]) => example),
      ),
    })),
  );
}

/**
 * Groups in which each member reaches every other (Tarjan's strongly connected components), of two or more.
 */
function circles(steps) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const found = [];
  const visit = (name) => {
    order.set(name, order.size);
    lowest.set(name, order.get(name));
    open.push(name);
    for (const next of steps.get(name)?.keys() ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(name, Math.min(lowest.get(name), lowest.get(next)));
    }
    if (lowest.get(name) === order.get(name)) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1) found.push(new Set(group));
    }
  };
  for (const name of steps.keys()) if (!order.has(name)) visit(name);
  return found;
}
