// Loaded into the worker before its own code: if `npm start` is killed outright, the worker must not live on.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 8000).unref();
});
process.channel?.unref();
