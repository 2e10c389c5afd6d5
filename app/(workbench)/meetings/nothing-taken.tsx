import { Note } from '@/app/components/feedback';

/** What is wrong with a file, all of it; nothing where nothing is. */
export function NothingTaken({ from, problems }: { from: string; problems: string[] }) {
  return problems.length > 0 ? (
    <Note kind="problem" className="mb-3" title={`Nothing in ${from} was taken`}>
      <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto wrap-anywhere">
        {problems.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Note>
  ) : null;
}
