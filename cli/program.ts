/** Runs one command line. Any input gives an exit code and sentences, never an exception. */
import { Command, CommanderError, Help, type Option } from 'commander';
import { type CommandContext, EXIT, type ExitCode, type Register, type Terminal } from './command';

const HELP = new Set(['commander.help', 'commander.helpDisplayed', 'commander.version']);

/** Commander's own complaint as one sentence on one line. */
function complaint({ message }: CommanderError): string {
  const plain = message
    .replace(/^error: /, '')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replace(/\. Expected/, ', expected')
    .trim();
  const [, fault = plain, meant] = /^(.*?)\.?(?: \(Did you mean (.*)\?\))?$/.exec(plain) ?? [];
  const short = fault.length > 200 ? `${fault.slice(0, 200)}…` : fault;
  const advice = meant ? `did you mean ${meant}?` : 'see --help.';
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}; ${advice}\n`;
}

/** An option that may be repeated starts from an empty list: that is no default to print. */
const describedOption = (option: Option): string =>
  new Help().optionDescription(option).replace(' (default: [])', '');

export async function run(args: string[], terminal: Terminal, commands: Register[]): Promise<number> {
  let code: ExitCode = EXIT.fine;
  const context: CommandContext = {
    ...terminal,
    exit: (next) => {
      code = next;
    },
  };
  const program = new Command('assay')
    .description('House edges, findings and papers for casino games.')
    .configureHelp({ optionDescription: describedOption })
    // What stands after a command's name is its own, so that `fees cost` has options that `fees` has too.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: () => {} });
  for (const register of commands) register(program, context);
  if (args.length === 0) {
    terminal.err(`Name a command: ${program.commands.map((command) => command.name()).join(', ')}.\n`);
    return EXIT.badInput;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (HELP.has(error.code)) return EXIT.fine;
    terminal.err(complaint(error));
    return EXIT.badInput;
  }
}
