import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

const settled = async () => {
  for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('calls', () => {
  it('of one person begin in order; several people take turns', async () => {
    const turns = new Turns(() => 0);
    const begun: string[] = [];
    const call = (who: string, name: string) => turns.next(who).then(() => begun.push(name));
    for (const name of ['a1', 'a2', 'a3', 'a4']) call('a', name);
    call('b', 'b1');
    call('c', 'c1');
    call('b', 'b2');
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('by someone who held the process begin after an equal pause, and others run meanwhile', async () => {
    let now = 0;
    const turns = new Turns(() => now);
    const begun: string[] = [];
    const heavy = (name: string) =>
      turns.next('a').then(() => {
        begun.push(name);
        now += 300;
      });
    heavy('a1');
    heavy('a2');
    await settled();
    expect(begun).toEqual(['a1']);
    turns.next('b').then(() => begun.push('b1'));
    turns.next('b').then(() => begun.push('b2'));
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'b2']);
    now += 299;
    turns.next('b').then(() => begun.push('b3'));
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'b2', 'b3']);
    now += 1;
    turns.next('b').then(() => begun.push('b4'));
    await settled();
    expect(begun.sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'b4']);
  });

  it('begin again by themselves after the pause', async () => {
    const turns = new Turns();
    await turns.next('a');
    const until = performance.now() + 30;
    while (performance.now() < until);
    expect(await turns.next('a')).toBe(true);
  });

  it('are refused once 1,000 of one person wait, and only theirs', async () => {
    const turns = new Turns(() => 0);
    const answers = Array.from({ length: 1001 }, () => turns.next('a'));
    expect(await answers[1000]).toBe(false);
    expect(await turns.next('b')).toBe(true);
    expect(await Promise.all(answers.slice(0, 1000))).not.toContain(false);
    expect(await turns.next('a')).toBe(true);
  });
});
