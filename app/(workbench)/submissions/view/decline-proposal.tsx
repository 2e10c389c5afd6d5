'use client';

import { TextDialog } from './text-dialog';

/** The reasons for which a second reviewer does not confirm what another proposed. */
export function DeclineProposal({
  of,
  proposal,
  ...dialog
}: {
  /** The number of the submission, or the name of the edition. */
  of: string;
  proposal: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  send: (reasons: string) => Promise<unknown>;
  busy: boolean;
  problem: string | undefined;
}) {
  return (
    <TextDialog
      title={`Decline the proposed decision on ${of}`}
      lead="It stays where it is. The reviewer who proposed reads your reasons."
      keeps={`decline:${proposal}`}
      label="Reasons"
      hint="What speaks against it, or what should be looked at first."
      missing="Give the reasons, so that the other reviewer can answer them."
      button="Decline"
      {...dialog}
    />
  );
}
