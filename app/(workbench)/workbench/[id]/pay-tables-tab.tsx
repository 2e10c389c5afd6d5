'use client';

import { Circumstances } from './circumstances/circumstances';
import { FindingsPanel } from './findings/findings-panel';
import { LayoutFold } from './layout/layout-fold';
import { OptionsForm } from './options/options-form';
import { PayTableEditor } from './pays/pay-table-editor';
import { WagerList, WagerSelect } from './pays/wager-list';
import { WriteMenu } from './writing/write-menu';

/** What is offered on the left, what it pays in the middle, what the rulebook says about it on the right. */
export function PayTablesTab() {
  return (
    <div className="lg:grid lg:h-full lg:grid-cols-[248px_minmax(0,1fr)_316px]">
      <div className="relative hidden lg:block lg:overflow-y-auto lg:border-r lg:border-rule">
        <OptionsForm />
        <Circumstances />
        <WagerList />
      </div>
      <div className="border-b border-rule px-4 py-3 lg:hidden">
        <WagerSelect />
        <div className="mt-2">
          <WriteMenu />
        </div>
        <details className="mt-2">
          <summary className="min-h-6 text-sm text-ink-soft">Options and circumstances</summary>
          <div className="-mx-4">
            <OptionsForm />
            <Circumstances />
          </div>
        </details>
      </div>
      <div className="relative px-4 py-4 sm:px-6 lg:overflow-y-auto">
        <PayTableEditor />
        <LayoutFold />
      </div>
      <div className="relative border-t border-rule lg:overflow-y-auto lg:border-t-0 lg:border-l">
        <FindingsPanel />
      </div>
    </div>
  );
}
