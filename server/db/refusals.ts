/** Problems with a place on disk, each as a sentence for the person who starts Assay. */
const FOLDER: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is on a read-only disk',
  ENOSPC: 'the disk is full',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file',
  SQLITE_READONLY: 'this account may not write there',
  SQLITE_CANTOPEN: 'the database file cannot be opened there',
  SQLITE_FULL: 'the disk is full',
  SQLITE_IOERR: 'the disk does not answer',
};

/** The code of an error, or of what caused it. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string' && error.code !== '') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

export function refusalFor(error: unknown, dataDir: string): string | undefined {
  const code = codeOf(error);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `The database in ${dataDir} is damaged or is not a database. Restore a backup, or choose another folder with ASSAY_DATA_DIR.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `The database in ${dataDir} is in use by another program. Stop that program and start again.`;
  const reason = FOLDER[code] ?? FOLDER[code.split('_').slice(0, 2).join('_')];
  return (
    reason && `The data folder ${dataDir} cannot be used: ${reason}. Choose another with ASSAY_DATA_DIR.`
  );
}
