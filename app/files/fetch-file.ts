/** Fetches a file that the server has to make first, and hands it to the browser to be saved. */

/** Its message is a sentence for whoever asked. */
export class NotFetched extends Error {}

const AWAY = 'The server could not be reached. Check the connection and try again.';

const nameIn = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'file';

/** `progress`: bytes arrived, which are none while it is being made. Nothing where it was cancelled. */
export async function fetchFile(
  address: string,
  { signal, progress }: { signal: AbortSignal; progress: (bytes: number) => void },
): Promise<{ name: string; content: Blob } | undefined> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok || !response.body) throw new NotFetched((await response.text()).trim() || AWAY);
    const parts: BlobPart[] = [];
    let arrived = 0;
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      parts.push(next.value);
      arrived += next.value.length;
      progress(arrived);
    }
    return { name: nameIn(response), content: new Blob(parts) };
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error instanceof NotFetched ? error : new NotFetched(AWAY);
  }
}

export function save({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
