import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

const settled = async () => {
  for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('calls', () => {
  it('of one person begin in order; several people take turns', async () => {
    const turns = new Turns(() => 0);
    const begun: string[] = [];
    const call = (who: string, name: string) => turns.member(who).then(() => begun.push(name));
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
      turns.member('a').then(() => {
        begun.push(name);
        now += 300;
      });
    heavy('a1');
    heavy('a2');
    await settled();
    expect(begun).toEqual(['a1']);
    turns.member('b').then(() => begun.push('b1'));
    turns.member('b').then(() => begun.push('b2'));
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'b2']);
    now += 299;
    turns.member('b').then(() => begun.push('b3'));
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'b2', 'b3']);
    now += 1;
    turns.member('b').then(() => begun.push('b4'));
    await settled();
    expect(begun.sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'b4']);
  });

  it('begin again by themselves after the pause', async () => {
    const turns = new Turns();
    await turns.member('a');
    const until = performance.now() + 30;
    while (performance.now() < until);
    expect(await turns.member('a')).toBe(true);
  });

  it('are refused once 1,000 of one person wait, and only theirs', async () => {
    const turns = new Turns(() => 0);
    const answers = Array.from({ length: 1001 }, () => turns.member('a'));
    expect(await answers[1000]).toBe(false);
    expect(await turns.member('b')).toBe(true);
    expect(await Promise.all(answers.slice(0, 1000))).not.toContain(false);
    expect(await turns.member('a')).toBe(true);
  });

  it('of people who are not signed in take turns by address, and have one person’s turn together', async () => {
    const turns = new Turns(() => 0);
    const begun: string[] = [];
    const visit = (address: string, name: string) => turns.visitor(address).then(() => begun.push(name));
    for (const name of ['a1', 'a2', 'a3']) visit('192.0.2.1', name);
    visit('192.0.2.2', 'b1');
    visit('192.0.2.3', 'c1');
    for (const name of ['m1', 'm2', 'm3']) turns.member('m').then(() => begun.push(name));
    await settled();
    expect(begun).toEqual(['a1', 'm1', 'b1', 'm2', 'c1', 'm3', 'a2', 'a3']);
  });

  it('pause for the address that held the process, not for others', async () => {
    let now = 0;
    const turns = new Turns(() => now);
    const begun: string[] = [];
    const heavy = (name: string) =>
      turns.visitor('192.0.2.1').then(() => {
        begun.push(name);
        now += 300;
      });
    heavy('a1');
    heavy('a2');
    await settled();
    turns.visitor('192.0.2.2').then(() => begun.push('b1'));
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('are refused once 200 from one address wait, or 1,000 from all', async () => {
    const turns = new Turns(() => 0);
    const from = (address: string, count: number) =>
      Array.from({ length: count }, () => turns.visitor(address));
    const flood = from('192.0.2.1', 201);
    expect(await flood[200]).toBe(false);
    const others = [2, 3, 4, 5].flatMap((n) => from(`192.0.2.${n}`, 200));
    expect(await turns.visitor('192.0.2.6')).toBe(false);
    expect(await turns.member('m')).toBe(true);
    expect(await Promise.all([...flood.slice(0, 200), ...others])).not.toContain(false);
    expect(await turns.visitor('192.0.2.6')).toBe(true);
  });
});
