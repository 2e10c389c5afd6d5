/**
 * What the PAR page does in a browser, as text that goes into the page: fractions of whole numbers of any size, so each
 * edge is added up again exactly. It reads the counts from the page and writes only into it.
 */
export const PAGE_SCRIPT = `'use strict';
const gcd = (a, b) => { a = a < 0n ? -a : a; while (b) [a, b] = [b, a % b]; return a; };
const make = (n, d) => { const by = gcd(n, d) || 1n; return { n: n / by, d: d / by }; };
const read = (text) => { const [n, d = '1'] = text.split('/'); return make(BigInt(n), BigInt(d)); };
const add = (a, b) => make(a.n * b.d + b.n * a.d, a.d * b.d);
const times = (a, b) => make(a.n * b.n, a.d * b.d);
const same = (a, b) => a.n === b.n && a.d === b.d;
const percent = ({ n, d }, places) => {
  const unit = 10n ** BigInt(places);
  const size = n < 0n ? -n : n;
  const whole = (2n * size * 100n * unit + d) / (2n * d);
  const digits = String(whole).padStart(places + 1, '0');
  const shown = digits.slice(0, -places).replace(/\\B(?=(\\d{3})+$)/g, ',') + '.' + digits.slice(-places) + '%';
  return (n < 0n && whole !== 0n ? '\\u2212' : '') + shown;
};
const byId = (id) => document.getElementById(id);
const { wagers } = JSON.parse(byId('counts').textContent);
let agree = 0;
wagers.forEach((wager, index) => {
  const universe = BigInt(wager.universe);
  let counted = 0n;
  let expected = read('0/1');
  let returned = read('0/1');
  let staked = read('0/1');
  for (const event of wager.events) {
    counted += BigInt(event.count);
    const chance = wager.counted ? make(BigInt(event.count), universe) : read(event.chance);
    expected = add(expected, times(chance, read(event.net)));
    staked = add(staked, times(chance, read(event.staked)));
    returned = add(returned, times(chance, add(read(event.net), read(event.staked))));
  }
  const edge = { n: -expected.n, d: expected.d };
  const complete = !wager.counted || counted === universe;
  const filed = read(wager.edge);
  const off = add(edge, { n: -filed.n, d: filed.d });
  const close = wager.nearness !== undefined && (off.n < 0n ? -off.n : off.n) * 10n ** 10n < off.d;
  const good = complete && (same(edge, filed) || close);
  if (good) agree += 1;
  const words = good
    ? (close && !same(edge, filed) ? 'agrees to ten places' : 'agrees exactly')
    : complete ? 'DIFFERS from the edge as filed' : 'DIFFERS: the counts do not add up to the universe';
  byId('edge-' + index).textContent = percent(edge, 6);
  byId('verdict-' + index).textContent = words;
  byId('verdict-' + index).dataset.good = String(good);
  byId('total-' + index).textContent = String(counted).replace(/\\B(?=(\\d{3})+$)/g, ',');
  byId('return-' + index).textContent = percent(times(returned, { n: staked.d, d: staked.n }), 6);
});
const decimal = (text) => {
  const [, whole, part = ''] = /^(\\d{1,15})(?:\\.(\\d{1,6}))?$/.exec(String(text).trim()) || [];
  return whole === undefined ? undefined : make(BigInt(whole + part), 10n ** BigInt(part.length));
};
wagers.forEach((wager, index) => {
  if (!wager.meter) return;
  const field = byId('meter-' + index);
  const tried = () => {
    const meter = decimal(field.value);
    if (meter === undefined) { byId('tried-' + index).textContent = 'type a sum, such as 25000'; return; }
    let expected = read('0/1');
    for (const event of wager.events) {
      const net = event.ofMeter === undefined ? read(event.net) : add(times(read(event.ofMeter), meter), read('-1/1'));
      const chance = wager.counted ? make(BigInt(event.count), BigInt(wager.universe)) : read(event.chance);
      expected = add(expected, times(chance, net));
    }
    byId('tried-' + index).textContent = percent({ n: -expected.n, d: expected.d }, 6);
  };
  field.addEventListener('input', tried);
  tried();
});
byId('verdict').textContent = agree === wagers.length
  ? (wagers.length === 1 ? 'The edge agrees' : 'All ' + wagers.length + ' edges agree') + ' with what was filed.'
  : (wagers.length - agree) + ' of ' + wagers.length + ' edges DIFFER from what was filed. Do not rely on this file.';
byId('verdict').dataset.good = String(agree === wagers.length);
`;
