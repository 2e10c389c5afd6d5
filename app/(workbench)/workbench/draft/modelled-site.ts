/**
 * A server and the tabs on one draft of it, for the model-based test: requests travel, arrive, are answered or lost in
 * any order. It records what people typed and saw, and compares the tabs with that.
 */
import {
  type Copy,
  type DraftState,
  type Kept,
  nextOf,
  type Rules,
  savingOf,
  startDraft,
  toKeep,
} from './draft-state';
import { type DraftEvent, reduce } from './reduce';

export const RULES: Rules<string> = {
  same: (a, b) => a === b,
  sendable: (local, base) => (local === '' ? base : local),
};

type Answer = DraftEvent<string>;
type Request = {
  kind: 'save' | 'read';
  tab: Tab;
  content: string;
  revision: number;
  /** What the server answered, once the request arrived there. */
  answer?: Answer;
  /** The tab no longer waits: it got an error, or was reloaded. */
  abandoned: boolean;
};

type Tab = {
  person: string;
  state: DraftState<string>;
  kept: Kept<string> | null;
  /** What the person last put on the screen, and the revision it grew from; null after choosing theirs. */
  meant: { value: string; from: number } | null;
  /** Everything this tab has ever shown. */
  seen: Set<string>;
  /** What the person agreed to overwrite. */
  overwrites: Set<string>;
};

const BY_PERSON = new Set<DraftEvent<string>['kind']>([
  'typed',
  'undo',
  'redo',
  'left-field',
  'take-theirs',
  'keep-mine',
]);

/** Tens of thousands of times in a test: cheaper than `expect`. */
function hold(holds: boolean, says: string): void {
  if (!holds) throw new Error(`Not so: ${says}`);
}

const sameList = (a: string[], b: string[]) => a.length === b.length && a.every((value, n) => value === b[n]);

export class Site {
  /** Every copy the draft ever had, by revision, and the tab it was typed in. */
  log: (Copy<string> & { tab?: Tab })[] = [];
  frozen = false;
  requests: Request[] = [];
  tabs: Tab[] = [];

  constructor(
    people: string[],
    /** Each value is typed once, so that a value names an edit. */
    readonly unique: boolean,
  ) {
    this.log.push({ content: 'opened', revision: 1, by: 'Nora', at: 't1' });
    for (const person of people) {
      const state = startDraft(this.held, person);
      this.tabs.push({
        person,
        state,
        kept: null,
        meant: null,
        seen: new Set(['opened']),
        overwrites: new Set(),
      });
    }
  }

  get held(): Copy<string> {
    const { tab, ...last } = this.log.at(-1) as Site['log'][number];
    return this.frozen ? { ...last, frozen: true } : last;
  }

  tab = (index: number) => this.tabs[index % this.tabs.length] as Tab;

  write(content: string, by: string, tab?: Tab) {
    if (this.frozen) return;
    const revision = this.held.revision + 1;
    this.log.push({ content, revision, by, at: `t${revision}`, ...(tab ? { tab } : {}) });
  }

  freeze() {
    this.frozen = true;
  }

  tell(tab: Tab, event: DraftEvent<string>) {
    const before = tab.state;
    const after = reduce(before, event, RULES);
    tab.state = after;
    if (before.phase.is !== 'sending' && after.phase.is === 'sending') {
      this.requests.push({
        kind: 'save',
        tab,
        content: after.phase.sent,
        revision: after.base.revision,
        abandoned: false,
      });
    }
    if (event.kind === 'look' && after.phase.is === 'looking' && after.phase.asked) this.read(tab);
    tab.kept = toKeep(after, RULES);
    this.look(tab, before, event);
  }

  /** A refetch, or the answer to a look: which, nobody can tell from the outside. */
  read(tab: Tab) {
    this.requests.push({ kind: 'read', tab, content: '', revision: 0, abandoned: false });
  }

  arrive(request: Request) {
    if (request.answer) return;
    if (request.kind === 'read') request.answer = { kind: 'server', copy: this.held };
    else if (this.frozen) request.answer = { kind: 'found-frozen' };
    else if (request.revision !== this.held.revision)
      request.answer = { kind: 'behind', revision: this.held.revision };
    else {
      this.mayOverwrite(request);
      this.write(request.content, request.tab.person, request.tab);
      request.answer = { kind: 'saved', revision: this.held.revision, at: this.held.at };
    }
    if (request.abandoned) this.drop(request);
  }

  answer(request: Request) {
    this.arrive(request);
    this.drop(request);
    if (request.answer && !request.abandoned) this.tell(request.tab, request.answer);
  }

  /** The tab hears of no answer; the request is lost on its way, was lost on its way back, or arrives later. */
  lose(request: Request, travelsOn: boolean) {
    if (request.abandoned) return;
    const waited = request.kind === 'save' || request.tab.state.phase.is === 'looking';
    if (request.answer || !travelsOn || request.kind === 'read') this.drop(request);
    request.abandoned = true;
    if (waited) this.tell(request.tab, { kind: 'unreached', says: 'No connection.' });
  }

  refuse(request: Request) {
    if (request.abandoned || request.answer || request.kind !== 'save') return;
    this.drop(request);
    this.tell(request.tab, { kind: 'refused', says: 'Signed out.', gone: false });
  }

  reload(tab: Tab) {
    for (const request of this.requests) if (request.tab === tab) request.abandoned = true;
    this.requests = this.requests.filter(({ abandoned, kind }) => !abandoned || kind === 'save');
    const before = startDraft(this.held, tab.person, tab.kept ?? undefined);
    tab.state = before;
    if (tab.kept) this.tell(tab, { kind: 'server', copy: this.held });
    tab.seen.add(tab.state.history.present);
  }

  private drop(request: Request) {
    this.requests = this.requests.filter((other) => other !== request);
  }

  /** Nobody's work is replaced by a tab whose person never saw it and never said so. */
  private mayOverwrite({ tab, content }: Request) {
    const { content: before } = this.held;
    if (!this.unique || before === content) return;
    hold(
      tab.seen.has(before) || tab.overwrites.has(before),
      `${tab.person} overwrites ${before}, having seen it`,
    );
  }

  /** Holds a tab against the books after an event. */
  private look(tab: Tab, before: DraftState<string>, event: DraftEvent<string>) {
    const { state } = tab;
    const screen = state.history.present;
    const was = before.history.present;
    if (event.kind === 'typed' && before.phase.is !== 'frozen')
      hold(screen === event.content, 'what is typed is on the screen');
    if (event.kind === 'keep-mine' && before.phase.is === 'choosing') {
      const { theirs } = before.phase;
      hold(theirs.by === this.log[theirs.revision - 1]?.by, 'it says whose work is overwritten');
      tab.overwrites.add(theirs.content);
    }
    if (BY_PERSON.has(event.kind)) {
      const chose = event.kind === 'take-theirs' && screen !== was;
      if (chose) tab.meant = null;
      else if (screen !== was) tab.meant = { value: screen, from: before.base.revision };
    } else if (screen === was) {
      hold(state.history === before.history, 'undo survives what the person did not do');
    } else {
      hold(this.isOnServer(tab), `${screen} takes the place of ${was}, which was saved before`);
      hold(state.base.revision > before.base.revision, 'only something newer is shown');
      hold(sameList(state.history.past, [...before.history.past, was]), 'what was shown can be had back');
      tab.meant = null;
    }
    tab.seen.add(screen);
    this.savedIsTrue(tab);
    this.asksWithCause(tab, before);
  }

  private isOnServer({ meant }: Tab): boolean {
    if (!meant || meant.value === '') return true;
    return this.log.some(({ content, revision }) => revision >= meant.from && content === meant.value);
  }

  /** A question means that somebody else changed something: not a confirmation, nor an own save come back. */
  private asksWithCause(tab: Tab, before: DraftState<string>) {
    const { phase, base, history, unanswered } = tab.state;
    if (phase.is !== 'choosing' || before.phase === phase) return;
    hold(phase.theirs.content !== history.present, 'both copies say something else');
    const since = this.log.slice(base.revision - 1, phase.theirs.revision);
    const others = since.some(
      (copy, n) => n > 0 && copy.tab !== tab && copy.content !== since[n - 1]?.content,
    );
    // Whether a lost save arrived and was taken back, or never arrived, is not known here.
    const inDoubt = unanswered.length > 0 && phase.theirs.content === base.content;
    hold(others || inDoubt, 'somebody else changed the draft');
  }

  private savedIsTrue(tab: Tab) {
    const { state } = tab;
    if (savingOf(state, RULES).state !== 'saved') return;
    const { base, history } = state;
    hold(this.log[base.revision - 1]?.content === base.content, 'saved is what the server has');
    hold(history.present === '' || history.present === base.content, 'saved is what is shown');
    const mayCome = this.requests.some(
      (other) =>
        other.tab === tab &&
        other.kind === 'save' &&
        !other.answer &&
        other.revision === this.held.revision &&
        other.content !== history.present,
    );
    hold(!mayCome, 'no earlier save can replace what is saved');
  }

  /** Everything arrives, every question is answered; then the screens and the server are one. */
  settle(choose: 'take-theirs' | 'keep-mine') {
    for (let round = 0; round < 40 && !this.isSettled(); round += 1) {
      for (const request of [...this.requests]) this.answer(request);
      for (const tab of this.tabs) {
        const { phase } = tab.state;
        if (phase.is === 'choosing') this.tell(tab, { kind: choose });
        else if (phase.is === 'refused') this.tell(tab, { kind: 'send' });
        else this.goOn(tab);
        if (tab.state.phase.is !== 'sending') this.read(tab);
      }
    }
    hold(this.isSettled(), 'everything comes to rest');
    for (const tab of this.tabs) {
      const screen = tab.state.history.present;
      if (this.frozen && screen !== '' && screen !== this.held.content) {
        const saving = savingOf(tab.state, RULES);
        hold(saving.state === 'frozen' && saving.lost, 'what was not frozen is still there');
        this.tell(tab, { kind: 'take-theirs' });
      } else hold(this.isOnServer(tab), 'what was meant was saved');
      const { history, base } = tab.state;
      hold(
        history.present === '' || history.present === this.held.content,
        'the screen is what the server has',
      );
      hold(base.revision === this.held.revision, 'at its revision');
    }
  }

  goOn(tab: Tab) {
    const next = nextOf(tab.state, RULES);
    if (next) this.tell(tab, { kind: next.kind });
  }

  private isSettled(): boolean {
    return (
      this.requests.every(({ kind }) => kind === 'read') &&
      this.tabs.every(({ state }) =>
        this.frozen
          ? state.phase.is === 'frozen'
          : savingOf(state, RULES).state === 'saved' && state.base.revision === this.held.revision,
      )
    );
  }
}
