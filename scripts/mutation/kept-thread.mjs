/**
 * A thread for mutation testing that outlives a mutant. Vitest starts a new one for each run and loads every
 * package and layer again: seconds for a test of milliseconds. This one keeps whatever no mutant can have
 * changed.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ThreadsPoolWorker } from 'vitest/node';

const NAME = 'kept-thread';
const LAYERS = ['simulations', 'rulebooks', 'server', 'cli', 'app'];

/**
 * What was made while a mutant was active is never met by the next. The engine and the rulebooks hold tables in memory:
 * of the lowest layer that is mutated, and of those above it, every file is loaded again. The server keeps all it makes in
 * a test's own database; only what its tests share is made again.
 */
function loadedAgain(mutated) {
  const lowest = LAYERS.findIndex((layer) => mutated.some((place) => place.startsWith(`${layer}/`)));
  const files = LAYERS.slice(lowest).flatMap((layer) =>
    readdirSync(layer, { recursive: true }).map((file) => path.resolve(layer, file)),
  );
  const shared = LAYERS[lowest] === 'server' ? /\btesting\b.*\.tsx?$/ : /\.tsx?$/;
  return files.filter((file) => shared.test(file));
}

let thread;

class KeptThread extends ThreadsPoolWorker {
  name = NAME;
  #listeners = [];
  #idle = Promise.resolve();

  constructor(options, again) {
    super(options);
    this.again = again;
  }

  async start() {
    this._thread = thread;
    await super.start();
    thread = this._thread;
    thread.ref();
  }

  on(event, callback) {
    this.#listeners.push([event, callback]);
    super.on(event, callback);
  }

  send(message) {
    if (message?.type === 'stop') {
      const stopped = { type: 'stopped', __vitest_worker_response__: true };
      this.#idle.then(() => this.thread.emit('message', stopped));
      return;
    }
    if (message?.type === 'run') {
      message.context.invalidates = this.again;
      this.#idle = new Promise((resolve) => {
        const finished = ({ type }) => {
          if (type !== 'testfileFinished') return;
          this.thread.off('message', finished);
          resolve();
        };
        this.thread.on('message', finished);
      });
    }
    super.send(message);
  }

  async stop() {
    for (const [event, callback] of this.#listeners) this.off(event, callback);
    thread.stdout.unpipe(this.stdout);
    thread.stderr.unpipe(this.stderr);
    thread.unref();
  }
}

export function keepingThread(mutated) {
  const again = loadedAgain(mutated);
  return {
    name: NAME,
    configureVitest({ project }) {
      project.config.pool = NAME;
      project.config.poolRunner = {
        name: NAME,
        createPoolWorker: (options) => new KeptThread(options, again),
      };
    },
  };
}
