/**
 * SQLite has one writer, and this driver waits for the lock without letting go of the event loop: two
 * transactions of one process that overlap would wait for each other until the timeout. So writes of a
 * process take turns here; between processes SQLite's own lock is enough, as each holds it briefly.
 */
import type { Client, InStatement, Transaction } from '@libsql/client';

const READS = /^\s*(select|pragma|explain)\b/i;

export function takingTurns(client: Client): Client {
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
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await turn();
    try {
      return await work();
    } finally {
      done();
    }
  };
  const held = (transaction: Transaction, done: () => void): Transaction => {
    const ending = (end: () => Promise<void>) => async () => {
      try {
        await end();
      } finally {
        done();
      }
    };
    return new Proxy(transaction, {
      get(target, name) {
        if (name === 'commit') return ending(() => target.commit());
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
  };

  return new Proxy(client, {
    get(target, name) {
      if (name === 'execute')
        return (statement: InStatement, args?: never) => {
          const sql = typeof statement === 'string' ? statement : statement.sql;
          const work = () =>
            typeof statement === 'string' ? target.execute(statement, args) : target.execute(statement);
          return READS.test(sql) ? work() : inTurn(work);
        };
      if (name === 'batch')
        return (...given: Parameters<Client['batch']>) => inTurn(() => target.batch(...given));
      if (name === 'migrate')
        return (...given: Parameters<Client['migrate']>) => inTurn(() => target.migrate(...given));
      if (name === 'executeMultiple') return (sql: string) => inTurn(() => target.executeMultiple(sql));
      if (name === 'transaction')
        return async () => {
          const done = await turn();
          try {
            return held(await target.transaction('write'), done);
          } catch (error) {
            done();
            throw error;
          }
        };
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
