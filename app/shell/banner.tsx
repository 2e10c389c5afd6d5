/** Nobody must take demonstration data for the real thing. */
export function DemonstrationBanner() {
  return (
    <section
      aria-label="Demonstration"
      className="border-b border-rule bg-notice-soft px-4 py-1 text-center text-xs text-notice"
    >
      Demonstration: the accounts and games here are made up, and anyone who can reach this address can sign
      in.
    </section>
  );
}
