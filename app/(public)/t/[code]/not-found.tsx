import { Page } from '@/app/components/page-frame';

export default function NoSuchTable() {
  return (
    <Page
      title="No table has this address"
      lead="It may have been replaced by a new one. Ask whoever looks after the tables for the present code."
    >
      <p>The code on a sign leads to its public record.</p>
    </Page>
  );
}
