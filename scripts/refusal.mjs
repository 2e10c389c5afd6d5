import { stopChildren } from './children.mjs';

/** A reason to stop that is a sentence for the person at the terminal, who needs no stack trace with it. */
export class Refusal extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Runs a script's work. Whatever ends it, nothing it started is left running. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    await stopChildren();
    process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(error instanceof Refusal ? error.exitCode : 1);
  }
}
