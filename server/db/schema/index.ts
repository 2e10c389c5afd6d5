export * from './accounts';
export * from './analyses';
export * from './audit';
export * from './drafts';
export * from './letterheads';
export * from './notices';
export * from './site';
export * from './submissions';
