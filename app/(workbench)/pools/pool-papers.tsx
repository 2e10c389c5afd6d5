const PAPERS = [
  { file: 'sign.pdf', label: 'Pool sign' },
  { file: 'dossier.pdf', label: 'Dossier' },
  { file: 'rules.json', label: 'Pool rules, JSON' },
] as const;

/** The papers of a version that was prepared. */
export function PoolPapers({ id }: { id: string }) {
  return (
    <ul className="mb-6 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {PAPERS.map(({ file, label }) => (
        <li key={file}>
          <a
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2 max-sm:min-h-11"
            href={`/api/pool-rules/${id}/${file}`}
            {...(file.endsWith('.pdf') ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
