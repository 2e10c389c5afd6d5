import { stopChildren } from './children.mjs';

/** A reason to stop: a sentence for the person at the terminal, without a stack trace. */
export class Refusal extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Runs a script's work. However it ends, nothing it started keeps running. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    await stopChildren();
    process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(error instanceof Refusal ? error.exitCode : 1);
  }
}
