/** "Minimum odds", "Own pays", or a printed table by its id. */
export function PayTableName({ id }: { id: string }) {
  if (id === 'minimum') return <>Minimum odds</>;
  if (id === 'custom') return <>Own pays</>;
  const words = id.replaceAll('-', ' ');
  return <>{words.charAt(0).toUpperCase() + words.slice(1)}</>;
}
