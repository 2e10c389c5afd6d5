'use client';

import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import Link from 'next/link';
import { StateBadge } from '@/app/components/badge';
import { IconButton } from '@/app/components/button';
import { Menu, MenuItem } from '@/app/components/menu';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import type { DraftSummary } from '@/server/drafts/shapes';
import { DraftFigures } from './draft-figures';

export function DraftTable({
  drafts,
  onDuplicate,
  onRemove,
}: {
  drafts: DraftSummary[];
  onDuplicate: (draft: DraftSummary) => void;
  onRemove: (draft: DraftSummary) => void;
}) {
  return (
    <Table caption="Drafts of your organisation" stack="wide">
      <HeaderRow>
        <Header>Draft</Header>
        <Header>Game</Header>
        <Header numeric>House edge</Header>
        <Header>Open</Header>
        <Header>State</Header>
        <Header>Last saved</Header>
        <Header shrink>
          <span className="sr-only">Actions</span>
        </Header>
      </HeaderRow>
      <tbody>
        {drafts.map((draft) => (
          <Row key={draft.id}>
            <RowHeader className="min-w-40 wrap-anywhere">
              <Link
                href={`/workbench/${draft.id}`}
                prefetch={false}
                className="underline decoration-transparent underline-offset-2 hover:decoration-accent"
              >
                {draft.name}
              </Link>
            </RowHeader>
            <Cell>
              {draft.gameLabel} <span className="block text-xs text-ink-soft">{draft.rulebookTitle}</span>
            </Cell>
            <DraftFigures glance={draft.glance} job={draft.job} />
            <Cell shrink>
              <StateBadge state={draft.state === 'editing' ? 'draft' : draft.state} />
              {draft.ready ? (
                <span className="block text-xs text-ink-soft" title={`Marked by ${draft.ready.by}`}>
                  {draft.ready.lapsed ? 'Changed since it was ready' : 'Ready for an approver'}
                </span>
              ) : null}
            </Cell>
            <Cell shrink className="text-ink-soft">
              <Moment at={draft.updatedAt} />, {draft.updatedBy}
            </Cell>
            <Cell shrink className="py-0.5">
              <Menu
                trigger={
                  <IconButton
                    label={`Actions for ${draft.name}`}
                    className="@max-4xl:w-auto @max-4xl:gap-1.5 @max-4xl:border-rule-strong @max-4xl:px-3"
                  >
                    <Ellipsis size={16} aria-hidden="true" />
                    <span className="hidden text-sm @max-4xl:inline">Actions</span>
                  </IconButton>
                }
              >
                <MenuItem icon={<Copy size={14} aria-hidden="true" />} onSelect={() => onDuplicate(draft)}>
                  Duplicate
                </MenuItem>
                <MenuItem
                  danger
                  icon={<Trash2 size={14} aria-hidden="true" />}
                  disabled={draft.state !== 'editing'}
                  onSelect={() => onRemove(draft)}
                >
                  Remove…
                </MenuItem>
              </Menu>
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
