import { Panel } from '@/app/components/panel';

/** What the operator says of the version, before anything the site found. */
export function Statement({ text }: { text: string }) {
  return (
    <div className="mb-6">
      <Panel title="Statement">
        <p className="text-sm whitespace-pre-wrap wrap-anywhere">{text}</p>
      </Panel>
    </div>
  );
}
