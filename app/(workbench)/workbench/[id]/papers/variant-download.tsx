'use client';

import { Download } from 'lucide-react';
import { Button } from '@/app/components/button';
import { variantText } from '@/rulebooks/offer/variant-file';
import { variantOf } from '../../draft/content';
import { fileNameOf } from '../../draft/file-name';
import { useModel } from '../model/model';

/** What is on the screen as a file, which the command line and a new draft start from. */
export function VariantDownload() {
  const { draft, editing } = useModel();
  const download = () => {
    const { content } = editing;
    const text = variantText(variantOf(content, draft.variant), content.day);
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileNameOf(content.name);
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-sm font-semibold">The variant as a file</h3>
      <p className="mb-2 max-w-[60ch] text-sm text-ink-soft">
        Start another draft from it, or use it on the command line:{' '}
        <code className="figures text-xs">check --variant {fileNameOf(editing.content.name)}</code>
      </p>
      <Button small icon={<Download size={14} aria-hidden="true" />} onClick={download}>
        Download as JSON
      </Button>
    </div>
  );
}
