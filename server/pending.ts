export const pending = async <T>(..._: unknown[]): Promise<T> => {
  throw new Error('This procedure is still being written.');
};
