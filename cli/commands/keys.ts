/** `keys`: this installation's public keys, and a new key to replace the current one. */
import { environment } from '@/server/environment/environment';
import { keyShown } from '@/server/seals/key-shown';
import { KEYS_FORMAT, type PublicKey } from '@/server/seals/published-keys';
import { currentKey, publicKeys, rotateKey, SealKeyError } from '@/server/seals/ring';
import { complain, printJson, type Register } from '../command';
import { textTable } from '../shown/text-table';

function table(keys: PublicKey[]): string {
  const columns = ['key', 'from', 'until', 'fingerprint'].map((title) => ({ title }));
  const rows = keys.map(({ id, from, until }) => [keyShown(id), from ?? '', until ?? 'in use', id]);
  return textTable(columns, rows);
}

export const registerKeys: Register = (program, context) => {
  program
    .command('keys')
    .description('show the public keys that seal the decisions and dossiers of this data folder')
    .option('--rotate', 'make a new key; old ones no longer sign, and what they sealed still verifies')
    .option('--json', 'print JSON for verify --key')
    .action((options: { rotate?: boolean; json?: boolean }) => {
      try {
        if (options.rotate) rotateKey();
        else currentKey();
        const keys = publicKeys();
        if (options.json) printJson(context, { format: KEYS_FORMAT, site: environment().publicUrl, keys });
        else context.out(`${table(keys)}\n`);
      } catch (error) {
        if (!(error instanceof SealKeyError)) throw error;
        complain(context, [{ code: 'input-unreadable', message: error.message }]);
      }
    });
};
