import { TextLink } from '@/app/components/button';
import { CopyButton } from '@/app/components/copy';

/** An address that stays when a later version takes the place of this one. */
export function ShortAddress({ site, reference }: { site: string; reference: string }) {
  const address = `${site}/r/${reference}`;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <TextLink href={`/r/${reference}`} className="figures break-all">
        {address.replace(/^https?:\/\//, '')}
      </TextLink>
      <CopyButton text={address} label="Copy the address" />
    </span>
  );
}
