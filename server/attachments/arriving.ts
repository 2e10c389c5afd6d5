/** A body as it arrives: so many at once, and none that stops arriving. */
const IDLE_MS = 30_000;
const WHOLE_MS = 280_000;
const AT_ONCE = { person: 3, site: 24 };

/** It took longer than anybody waits. */
export class Slow extends Error {}
/** Whoever sent it went away. */
export class CutOff extends Error {}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Slow()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export async function* arriving(
  body: ReadableStream<Uint8Array>,
  { idle = IDLE_MS, whole = WHOLE_MS } = {},
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const until = Date.now() + whole;
  try {
    for (;;) {
      if (Date.now() > until) throw new Slow();
      const next = reader.read().catch(() => {
        throw new CutOff();
      });
      const { done, value } = await within(Math.min(idle, until - Date.now()), next);
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const underWay = new Map<string, number>();

/** False where this person, or everybody together, sends as many as are taken at once. */
export async function inTurn<T>(person: string, work: () => Promise<T>): Promise<T | 'busy'> {
  const own = underWay.get(person) ?? 0;
  const all = [...underWay.values()].reduce((sum, each) => sum + each, 0);
  if (own >= AT_ONCE.person || all >= AT_ONCE.site) return 'busy';
  underWay.set(person, own + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(person) ?? 1) - 1;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
  }
}
