/** The PAR sheet as one page that needs no server: a browser adds every edge up again from the counts in it. */
import { createHash } from 'node:crypto';
import { type FractionText, fromText, toText } from '@/simulations/exact/fraction';
import { chanceOf, grouped, percent, placesFor, signedPercent } from '@/simulations/printing/numbers';
import { type ParBook, type ParEvent, type ParWager, saidOf, WHAT_IT_IS } from './book';
import { near } from './numbers';
import { PAGE_SCRIPT } from './page-script';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:70rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.15rem;margin-top:2.5rem}dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1.5rem}dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:.3rem .75rem .3rem 0;text-align:left;vertical-align:top;border-bottom:1px solid color-mix(in srgb,currentColor 18%,transparent)}
th{font-weight:600}tbody th{min-width:11rem}.n{text-align:right;white-space:nowrap}tfoot td,tfoot th{border-bottom:0;border-top:2px solid}[data-good=true]{color:light-dark(#17663a,#7fd6a2)}[data-good=false]{color:light-dark(#a1171f,#ff9a9a);font-weight:700}
#verdict{font-size:1.2rem;font-weight:600}@media print{body{margin:0;max-width:none}h2{break-after:avoid}tr{break-inside:avoid}}`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const hashed = (of: string): string => `'sha256-${createHash('sha256').update(of).digest('base64')}'`;

/** Only this style and this script run, and no address is asked for anything. */
const POLICY = `default-src 'none'; style-src ${hashed(STYLE)}; script-src ${hashed(PAGE_SCRIPT)}; base-uri 'none'; form-action 'none'`;

const inScript = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const cell = (words: string, right = false): string => `<td${right ? ' class="n"' : ''}>${safe(words)}</td>`;
const head = (words: string, right = false): string =>
  `<th scope="col"${right ? ' class="n"' : ''}>${safe(words)}</th>`;

const partOf = ({ chance, net }: ParEvent): string =>
  signedPercent(toText(fromText(chance).mul(fromText(net))));

/** Exactly, as it is read: “−3”, “101”, “−1/2”. */
function written(value: FractionText): string {
  const { s, n, d } = fromText(value);
  const whole = grouped(`${s < 0n ? '-' : ''}${n}`);
  return d === 1n ? whole : `${whole}/${grouped(`${d}`)}`;
}

/** Where another meter can be tried; the script reads it, and adds the edge up again. */
const meterField = ({ meter }: ParWager, index: number): string =>
  meter
    ? `<p><label>Meter <input type="number" min="0" step="any" id="meter-${index}" value="${near(meter.shows)}"></label> Filed at ${safe(meter.said)}. Another meter changes the net gain of each share of it, and the edge: <output id="tried-${index}">–</output></p>`
    : '';

function wagerSection(wager: ParWager, index: number): string {
  const places = placesFor(wager.events.map(({ chance }) => chance));
  const raised = wager.events.some(({ staked }) => staked !== '1/1');
  const paid = wager.events.some(({ pays }) => pays !== undefined);
  const rows = wager.events.map(
    (event) =>
      `<tr><th scope="row">${safe(event.label)}</th>${cell(grouped(event.count), true)}${cell(chanceOf(event.chance, places), true)}${paid ? cell(event.pays ?? '') : ''}${cell(written(event.net), true)}${raised ? cell(written(event.staked), true) : ''}${cell(partOf(event), true)}</tr>`,
  );
  return `<section><h2 id="wager-${index}">${safe(wager.name)}</h2>
<p>Clause ${safe(wager.clause)}, ${safe(wager.table)}. Out of ${safe(grouped(wager.universe))}. ${safe(saidOf(wager))}</p>${meterField(wager, index)}
<div class="scroll"><table><thead><tr>${head('Event')}${head('Count', true)}${head('Probability', true)}${paid ? head('Pays') : ''}${head(`Net gain, × ${wager.unit}`, true)}${raised ? head(`Staked, × ${wager.unit}`, true) : ''}${head('Contribution', true)}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
<tfoot><tr><th scope="row">Total</th><td class="n" id="total-${index}"></td><td colspan="${3 + Number(raised) + Number(paid)}"></td></tr></tfoot></table></div>
<p>House edge per ${safe(wager.unit)}: filed as ${safe(percent(wager.edge, 6))}, exactly ${safe(written(wager.edge))}. Returned of all that is staked: <span id="return-${index}">–</span></p></section>`;
}

export function parPage(book: ParBook): string {
  const facts: [string, string][] = [
    ['Rules', `${book.rulebook}, in force on ${book.day}`],
    ['Reference', book.reference],
    ['Status', book.status],
    ...(book.operator === undefined ? [] : [['Operator', book.operator] as [string, string]]),
    ['Variant, SHA-256', book.hash],
    ['Computed by', book.engine],
    ['Public record', book.record],
  ];
  const based = book.wagers.some((wager) => saidOf(wager) !== '');
  const edges = book.wagers.map(
    (wager, index) =>
      `<tr><th scope="row"><a href="#wager-${index}">${safe(wager.name)}</a></th>${cell(wager.table)}${cell(percent(wager.edge, 6), true)}<td class="n" id="edge-${index}">–</td><td id="verdict-${index}">not added up yet</td>${cell(wager.unit)}${based ? cell(saidOf(wager)) : ''}</tr>`,
  );
  return `<!doctype html>
<html lang="${book.language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(book.game)}: PAR sheet</title><style>${STYLE}</style></head>
<body><h1>${safe(book.game)}: PAR sheet</h1><p id="verdict" role="status">The edges are not added up yet: this page needs JavaScript for that.</p>
<p>${safe(WHAT_IT_IS)} Nothing leaves this page.</p>
<dl>${facts.map(([label, value]) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`).join('\n')}</dl>
<h2>Edges</h2><div class="scroll"><table><thead><tr>${head('Wager')}${head('Pay table')}${head('As filed', true)}${head('Added up here', true)}${head('Verdict')}${head('Per')}${based ? head('Basis') : ''}</tr></thead><tbody>${edges.join('\n')}</tbody></table></div>
${book.wagers.map(wagerSection).join('\n')}
<script type="application/json" id="counts">${inScript({ wagers: book.wagers })}</script><script>${PAGE_SCRIPT}</script></body></html>
`;
}
