/**
 * SQLite has one writer. This process's writes take turns. If another process holds the lock, the driver does
 * not wait, because that would block the event loop: it fails at once, and we try again after a pause in
 * which other requests run.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, InStatement, Transaction } from '@libsql/client';
import { isLocked } from './storage-trouble';

const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

const READS = /^\s*(select|pragma|explain|with)\b/i;
/** What may follow `with` and its tables, in place of a select. */
const CHANGES = /\b(insert|update|delete|replace)\b/i;
const onlyReads = (sql: string): boolean =>
  READS.test(sql) && !(/^\s*with\b/i.test(sql) && CHANGES.test(sql));

/**
 * Tries again while the database is locked, until `deadline`; a write that waited its turn until then still
 * gets one try.
 */
async function patiently<T>(deadline: number, attempt: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, 2 * pause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || Date.now() + pause > deadline) throw error;
    }
    await wait(pause);
  }
}

/**
 * A statement that the driver prepared stays in progress when it is refused for the lock, and its connection can then
 * commit nothing. So the lock is taken by a script, which is not prepared.
 */
async function begun(client: Client): Promise<Transaction> {
  const transaction = await client.transaction('deferred');
  try {
    await transaction.executeMultiple('ROLLBACK; BEGIN IMMEDIATE');
    return transaction;
  } catch (error) {
    transaction.close();
    throw error;
  }
}

async function committed<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work();
    await transaction.commit();
    return result;
  } finally {
    transaction.close();
  }
}

function ended(transaction: Transaction, done: () => void, written: () => void): Transaction {
  const ending = (end: () => Promise<void>) => async () => {
    try {
      await end();
    } finally {
      done();
    }
  };
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'commit') return ending(() => target.commit().then(written));
      if (name === 'rollback') return ending(() => target.rollback());
      if (name === 'close')
        return () => {
          target.close();
          done();
        };
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** `patience`: how many milliseconds a statement waits for a lock of another process. `written` hears of every commit. */
export function takingTurns(client: Client, patience: number, written = () => {}): Client {
  let last: Promise<void> = Promise.resolve();

  const turn = async (): Promise<() => void> => {
    const before = last;
    let done = () => {};
    last = new Promise((resolve) => {
      done = resolve;
    });
    await before;
    return done;
  };
  const transaction = async (): Promise<Transaction> => {
    const deadline = Date.now() + patience;
    const done = await turn();
    try {
      return ended(await patiently(deadline, () => begun(client)), done, written);
    } catch (error) {
      done();
      throw error;
    }
  };
  /** A function with its own transaction starts once the lock is free. */
  const whenFree = async <T>(work: () => Promise<T>): Promise<T> => {
    const deadline = Date.now() + patience;
    const done = await turn();
    try {
      await patiently(deadline, () => client.executeMultiple('BEGIN IMMEDIATE; ROLLBACK'));
      return await work();
    } finally {
      done();
    }
  };
  const execute = async (statement: InStatement, args?: never) => {
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (onlyReads(sql))
      return patiently(Date.now() + patience, () =>
        typeof statement === 'string' ? client.execute(statement, args) : client.execute(statement),
      );
    const tx = await transaction();
    return committed(tx, () => tx.execute(typeof statement === 'string' && args ? { sql, args } : statement));
  };
  const batch = async (statements: Parameters<Client['batch']>[0]) => {
    const tx = await transaction();
    return committed(tx, () => tx.batch(statements as InStatement[]));
  };
  const own: Partial<Record<string | symbol, unknown>> = {
    execute,
    batch,
    transaction,
    migrate: (...given: Parameters<Client['migrate']>) => whenFree(() => client.migrate(...given)),
    executeMultiple: (sql: string) => whenFree(() => client.executeMultiple(sql)),
  };
  return new Proxy(client, {
    get(target, name) {
      if (Object.hasOwn(own, name)) return own[name];
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
