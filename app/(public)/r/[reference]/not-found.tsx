import { TextLink } from '@/app/components/button';
import { Page } from '@/app/components/page-frame';

/** A reference of nothing that was approved: what to do. */
export default function UnknownReference() {
  return (
    <Page title="No approved game has this reference">
      <p className="max-w-[64ch]">
        A reference is the letter A, the letters of the operator and a number, as in A-KLMN-0001; an older one
        has no letters of the operator. Compare it with the one on the paper, scan the code on the sign, or
        search the <TextLink href="/register">register</TextLink>.
      </p>
    </Page>
  );
}
