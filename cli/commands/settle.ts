/** `settle`: the pools of a meeting divided by a totalisator's rules, each dividend with its reasons. */
import { HK_POOLS } from '@/rulebooks/hk-pari-mutuel/pools';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { answer, printJson, type Register } from '../command';
import { readMeetingFile } from '../options/meeting-options';
import { settledJson, settledText } from '../shown/settlement-text';

export const registerSettle: Register = (program, context) => {
  program
    .command('settle')
    .description(
      'settle the pools of a race meeting by Hong Kong’s pari-mutuel rules: dividends\nand where every cent goes, step by step, each with its clause',
    )
    .argument('<file>', 'a meeting as JSON: its pools and the results of its races')
    .option('--bets <file>', 'bets to add to the stakes, one a line: "quinella:3 4-7 1000"')
    .option('--json', 'print JSON')
    .action((file: string, { bets, json }: { bets?: string; json?: boolean }) => {
      const meeting = readMeetingFile(file, bets, HK_POOLS);
      return answer(context, meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting, (settled) => {
        if (json) printJson(context, settledJson(settled));
        else context.out(settledText(settled));
      });
    });
};
