import { describe, expect, it } from 'vitest';
import { type Copy, type DraftState, isDirty, savingOf, startDraft, toKeep } from './draft-state';
import { RULES } from './modelled-site';
import { type DraftEvent, reduce } from './reduce';

const copy = (content: string, revision: number, by = 'Nora'): Copy<string> => ({
  content,
  revision,
  by,
  at: `t${revision}`,
});
const opened = startDraft(copy('35 to 1', 1), 'Nora');
const told = (state: DraftState<string>, ...events: DraftEvent<string>[]) =>
  events.reduce((held, event) => reduce(held, event, RULES), state);
const type = (content: string): DraftEvent<string> => ({ kind: 'typed', content, place: null });
const server = (held: Copy<string>): DraftEvent<string> => ({ kind: 'server', copy: held });
const saved = (revision: number): DraftEvent<string> => ({ kind: 'saved', revision, at: `t${revision}` });
const send: DraftEvent<string> = { kind: 'send' };
const shownOf = (state: DraftState<string>) => [state.history.present, savingOf(state, RULES).state];

/** Nora's "37 to 1" stands against what Adrian saved. */
const choosing = told(opened, type('37 to 1'), server(copy('36 to 1', 2, 'Adrian')));

describe('a draft between the screen and the server', () => {
  it('does not flip back to a copy that was read before the last save', () => {
    const refetched = copy('36 to 1', 2);
    const twice = told(opened, type('36 to 1'), send, saved(2), server(refetched));
    const edited = told(twice, type('37 to 1'), send, saved(3), server(refetched));
    expect(shownOf(edited)).toEqual(['37 to 1', 'saved']);
    expect(shownOf(told(edited, type('38 to 1'), send, saved(4)))).toEqual(['38 to 1', 'saved']);
  });

  it('keeps what is typed during a save, even after a refetch that already holds that save', () => {
    const travelling = told(opened, type('36 to 1'), send, type('37 to 1'), server(copy('36 to 1', 2)));
    expect(shownOf(travelling)).toEqual(['37 to 1', 'saving']);
    const answered = told(travelling, saved(2));
    expect(shownOf(answered)).toEqual(['37 to 1', 'changed']);
    expect(answered.base.revision).toBe(2);
  });

  it('keeps undo through a save, a refetch and a confirmation', () => {
    const confirmed = told(opened, type('36 to 1'), send, saved(2), server(copy('36 to 1', 3)));
    expect(confirmed.base.revision).toBe(3);
    expect(shownOf(told(confirmed, { kind: 'undo' }))).toEqual(['35 to 1', 'changed']);
    expect(shownOf(told(confirmed, { kind: 'undo' }, { kind: 'redo' }))).toEqual(['36 to 1', 'saved']);
  });

  it('goes on from a confirmation by somebody else without a question', () => {
    const state = told(opened, type('36 to 1'), server(copy('35 to 1', 2, 'Adrian')));
    expect(shownOf(state)).toEqual(['36 to 1', 'changed']);
    expect(state.base.revision).toBe(2);
  });

  it("shows another person's work where nothing was changed, says so, and undo takes it back and says so", () => {
    const shown = told(opened, server(copy('36 to 1', 2, 'Adrian')));
    expect(shownOf(shown)).toEqual(['36 to 1', 'saved']);
    expect(shown.notice).toEqual({ kind: 'theirs-shown', by: 'Adrian', at: 't2' });
    const back = told(shown, { kind: 'undo' });
    expect(shownOf(back)).toEqual(['35 to 1', 'changed']);
    expect(back.notice).toEqual({ kind: 'theirs-undone', by: 'Adrian', at: 't2' });
  });

  it('asks where both changed, and typing goes on', () => {
    expect(savingOf(choosing, RULES)).toEqual({ state: 'conflict', theirs: copy('36 to 1', 2, 'Adrian') });
    expect(shownOf(told(choosing, type('38 to 1')))).toEqual(['38 to 1', 'conflict']);
    expect(told(choosing, send)).toBe(choosing);
  });

  it('keeps mine on top of theirs, and undo brings theirs', () => {
    const kept = told(choosing, { kind: 'keep-mine' });
    expect(shownOf(kept)).toEqual(['37 to 1', 'changed']);
    expect(told(kept, send).base).toEqual(copy('36 to 1', 2, 'Adrian'));
    expect(shownOf(told(kept, { kind: 'undo' }))).toEqual(['36 to 1', 'saved']);
  });

  it('takes theirs, and undo brings mine', () => {
    const taken = told(choosing, { kind: 'take-theirs' });
    expect(shownOf(taken)).toEqual(['36 to 1', 'saved']);
    expect(shownOf(told(taken, { kind: 'undo' }))).toEqual(['37 to 1', 'changed']);
  });

  it('asks again where theirs moved on before mine was kept', () => {
    const kept = told(
      choosing,
      { kind: 'keep-mine' },
      send,
      { kind: 'behind', revision: 3 },
      { kind: 'look' },
    );
    expect(shownOf(kept)).toEqual(['37 to 1', 'saving']);
    const again = told(kept, server(copy('36 to 1', 2, 'Adrian')), server(copy('34 to 1', 3, 'Hana')));
    expect(savingOf(again, RULES)).toEqual({ state: 'conflict', theirs: copy('34 to 1', 3, 'Hana') });
  });

  it('stops asking once both say the same', () => {
    expect(shownOf(told(choosing, type('36 to 1')))).toEqual(['36 to 1', 'saved']);
    expect(shownOf(told(choosing, server(copy('37 to 1', 3, 'Adrian'))))).toEqual(['37 to 1', 'saved']);
  });

  it('ignores answers that arrive late', () => {
    const theirs = copy('36 to 1', 3, 'Adrian');
    const older = copy('34 to 1', 2, 'Adrian');
    expect(told(choosing, server(theirs), server(older)).phase).toEqual({ is: 'choosing', theirs });
    const looking = told(opened, type('37 to 1'), send, { kind: 'behind', revision: 3 }, { kind: 'look' });
    const undone = told(looking, { kind: 'undo' });
    expect(shownOf(told(undone, server(older)))).toEqual(['35 to 1', 'saving']);
    expect(shownOf(told(undone, server(older), server(theirs)))).toEqual(['36 to 1', 'saved']);
    const sending = told(opened, type('37 to 1'), send, server(theirs), server(older));
    expect(told(sending, saved(2)).base).toEqual(theirs);
  });

  it('stays refused although somebody has confirmed a clause since', () => {
    const refused = told(opened, type('36 to 1'), send, { kind: 'refused', says: 'No.', gone: false });
    expect(shownOf(told(refused, server(copy('35 to 1', 2, 'Adrian'))))).toEqual(['36 to 1', 'refused']);
  });

  it('says nothing where people undo their own typing', () => {
    const shown = told(opened, server(copy('36 to 1', 2, 'Adrian')), type('37 to 1'), { kind: 'undo' });
    expect(shown.notice?.kind).toBe('theirs-shown');
  });

  it('does not call saved what an unanswered save may still replace', () => {
    const lost = told(
      opened,
      type('36 to 1'),
      send,
      { kind: 'unreached', says: 'Offline.' },
      { kind: 'undo' },
    );
    expect(shownOf(lost)).toEqual(['35 to 1', 'waiting']);
    const own = told(
      lost,
      send,
      { kind: 'behind', revision: 2 },
      { kind: 'look' },
      server(copy('36 to 1', 2)),
    );
    expect(shownOf(own)).toEqual(['35 to 1', 'changed']);
    expect(shownOf(told(own, send, saved(3)))).toEqual(['35 to 1', 'saved']);
  });

  it('asks where somebody may have undone a save of ours whose answer was lost', () => {
    const lost = told(opened, type('36 to 1'), send, { kind: 'unreached', says: 'Offline.' });
    expect(shownOf(told(lost, server(copy('35 to 1', 2, 'Adrian'))))).toEqual(['36 to 1', 'changed']);
    expect(shownOf(told(lost, server(copy('35 to 1', 3, 'Adrian'))))).toEqual(['36 to 1', 'conflict']);
  });

  it('takes the older copy that the server itself names, as after a restored backup', () => {
    const ahead = told(startDraft(copy('a', 9), 'Nora'), type('b'), send, { kind: 'behind', revision: 4 });
    expect(shownOf(told(ahead, { kind: 'look' }, server(copy('a', 4))))).toEqual(['b', 'changed']);
  });

  it('keeps what was not frozen until the person discards it', () => {
    const frozen = { ...copy('35 to 1', 1, 'Adrian'), frozen: true };
    const late = told(
      opened,
      type('36 to 1'),
      send,
      { kind: 'found-frozen' },
      { kind: 'look' },
      server(frozen),
    );
    expect(savingOf(late, RULES)).toEqual({ state: 'frozen', lost: true });
    expect(told(late, type('37 to 1')).history.present).toBe('36 to 1');
    const released = told(late, { kind: 'take-theirs' });
    expect([shownOf(released), isDirty(released, RULES)]).toEqual([['35 to 1', 'frozen'], false]);
  });

  it("holds what was not frozen where another person's work was", () => {
    const frozen = { ...copy('34 to 1', 2, 'Adrian'), frozen: true };
    const late = told(opened, type('36 to 1'), server(frozen));
    expect([shownOf(late), late.phase.is]).toEqual([['36 to 1', 'frozen'], 'frozen']);
    expect(shownOf(told(late, { kind: 'take-theirs' }))).toEqual(['34 to 1', 'frozen']);
  });

  it('brings back what an earlier visit could not save, with the question that was open', () => {
    const kept = { base: copy('35 to 1', 1), unanswered: [], content: '37 to 1' };
    const theirs = copy('36 to 1', 2, 'Adrian');
    const back = told(startDraft(theirs, 'Nora', kept), server(theirs));
    expect(shownOf(back)).toEqual(['37 to 1', 'conflict']);
    const own = { ...kept, unanswered: ['36 to 1'] };
    expect(shownOf(told(startDraft(theirs, 'Nora', own), server(theirs)))).toEqual(['37 to 1', 'changed']);
  });

  it('keeps a save in flight through a reload, though it was typed back', () => {
    const travelling = told(opened, type('36 to 1'), send, { kind: 'undo' });
    expect(toKeep(travelling, RULES)).toEqual({
      base: copy('35 to 1', 1),
      unanswered: ['36 to 1'],
      content: '35 to 1',
    });
    expect(toKeep(opened, RULES)).toBeNull();
  });

  it('cannot save what was removed', () => {
    const gone = told(opened, type('36 to 1'), send, {
      kind: 'refused',
      says: 'No such draft.',
      gone: true,
    });
    expect(shownOf(told(gone, type('37 to 1'), send))).toEqual(['37 to 1', 'refused']);
  });
});
