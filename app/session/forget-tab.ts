/** What this tab keeps of whoever used it: unsaved drafts and unsent texts, which the next person would save as their own. */
const OURS = 'assay.';

export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key);
  } catch {
    // A tab that forbids storage has kept nothing.
  }
}
