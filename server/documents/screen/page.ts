/** One file that a screen shows without a network: the sign as a picture, and its limits as text that can be changed. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LimitEnd, Limited, LimitField, Mark } from '../layout/drawing';

type Text = Extract<Mark, { draw: 'text' }>;
type Field = Text & { field: Limited };

export type ScreenPage = {
  title: string;
  language: string;
  words: string;
  picture: string;
  size: { width: number; height: number };
  fields: Field[];
  /** Everything else that is set on the page: no limit may run into it. */
  others: Text[];
  /** Under which the screen keeps its limits. */
  name: string;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const typeface = (): string => {
  const packages = createRequire(path.join(process.cwd(), 'package.json'));
  const file = packages.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2');
  return readFileSync(file).toString('base64');
};

/** A sum with its currency: a screen shows limits and no other words, and “35 to 1” is a pay. */
const CURRENCY = String.raw`(?:[A-Z]{1,3} ?\p{Sc}?|\p{Sc})`;
const NUMBER = String.raw`\d[\d.,]{0,12}`;
const SUM = `${CURRENCY}?${NUMBER}`;
type Typed = LimitEnd | 'range';
/** One end of the largest limits, or both ends of others. */
const typedIn = (limit: LimitField): Typed =>
  limit.endsWith('minimum') ? 'minimum' : limit.endsWith('maximum') ? 'maximum' : 'range';
const PATTERNS: Record<Typed, string> = {
  minimum: SUM,
  maximum: SUM,
  range: `${CURRENCY}${NUMBER} to ${CURRENCY}${NUMBER}`,
};
const EXAMPLES: Record<Typed, string> = {
  minimum: 'A sum, for example £25 or SGD 25',
  maximum: 'A sum, for example £500 or SGD 500',
  range: 'Two sums, for example £1 to £50',
};

const STYLE = `
html,body{margin:0;height:100%;background:#10151a;overflow:hidden}
svg{position:absolute;inset:0;width:100%;height:100%}
text{font-family:Sign,sans-serif;font-weight:600;white-space:pre}
.aloud{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
body>button{position:absolute;right:1rem;bottom:1rem;min-height:3rem;font:600 1.125rem/1.5 Sign,sans-serif;border:0;border-radius:.5rem;padding:.5rem 1rem;background:#fff;color:#10151a;opacity:0;pointer-events:none}
body>button:focus-visible,.attended>button{opacity:1;pointer-events:auto}
dialog{box-sizing:border-box;width:min(34rem,calc(100vw - 2rem));font:1.125rem/1.5 Sign,sans-serif;color:#10151a;border:0;border-radius:.75rem;padding:1.5rem}
dialog::backdrop{background:#000a}
dialog h2{font:inherit;font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
dialog p{color:#4a545e;margin:0 0 1.25rem}
.limits{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr));gap:1rem}
label{display:grid;align-content:end;gap:.25rem}
label.range{grid-column:1/-1}
input{box-sizing:border-box;width:100%;min-height:3rem;font:inherit;font-variant-numeric:tabular-nums;color:inherit;border:1px solid #7a848e;border-radius:.375rem;padding:.25rem .75rem}
.choose{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
dialog button{min-height:3rem;font:inherit;color:#10151a;background:#fff;border:1px solid #7a848e;border-radius:.375rem;padding:.25rem 1.25rem}
dialog button:not([type]){color:#fff;background:#10151a;border-color:#10151a}
dialog :focus-visible{outline:3px solid #2b7a9b;outline-offset:2px}`;

/** Which limit lies above its other one; the page's own code, as it runs there. */
export const ORDER = `
const sum=text=>Number(String(text).replace(/[^\\d.]/g,''));
function outOfOrder(limits){
return Object.keys(limits).find(name=>{const [low,high]=name.endsWith('maximum')
?[limits[name.replace('maximum','minimum')],limits[name]]:(limits[name]||'').split(' to ');
return low&&high&&sum(low)>sum(high)})||''}`;

/** A sum as the sign has it: with its currency where none was typed, and with commas; one written in another way stays as typed. The page's own code. */
export const MONEY = `
function money(text,approved){const currency=/^[^\\d]*/.exec(approved)[0];
return text.split(' to ').map(sum=>{const [,before,number]=/^([^\\d]*)((?:\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.\\d{1,2})?)$/.exec(sum)||[];
if(number===undefined)return sum;
const [whole,part]=number.replace(/,/g,'').split('.');
const pence=part===undefined?'':'.'+part.padEnd(2,'0');
return (before||currency)+whole.replace(/\\B(?=(\\d{3})+$)/g,',')+pence}).join(' to ')}`;

export const TURN_ROUND = 'The minimum is above the maximum. Lower the one, or raise the other.';

/** Milliseconds for which the button stays in sight after somebody moved a pointer or pressed a key: players see the sign alone. */
const SHOWN_FOR = 6000;

/** Only limits are read from the address or kept, and they are shown as text. */
const script = (name: string): string => `
const key='sign-limits-${name}';
const fields=[...document.querySelectorAll('text[data-limit]')];
const inputs=[...document.querySelectorAll('input')];
const short=text=>String(text).replace(/\\s+/g,' ').trim().slice(0,28);
const isLimit=(text,name)=>new RegExp('^(?:'+inputs.find(input=>input.name===name).pattern+')$','v').test(text);
const read=()=>{try{const given=new URLSearchParams(location.hash.slice(1));
if([...given.keys()].length)return Object.fromEntries(given);
return JSON.parse(localStorage.getItem(key)||'{}')}catch{return{}}};
${ORDER}
${MONEY}
function show(limits){const shown={};
for(const field of fields){const name=field.dataset.limit;const given=short(limits[name]||'');
shown[name]=isLimit(given,name)?given:field.dataset.approved}
const kept=!outOfOrder(shown);
for(const field of fields){const name=field.dataset.limit;
field.textContent=kept?money(shown[name],field.dataset.approved):field.dataset.approved;field.setAttribute('font-size',field.dataset.size)}
const kinds=fields.map(field=>field.dataset.limit.replace(/.*(?=m[ai][xn]imum$)/,''));
for(const group of [['minimum','maximum'],...kinds.filter(kind=>!/imum$/.test(kind)).map(kind=>[kind])]){const own=fields.filter((_,at)=>group.includes(kinds[at]));
const share=Math.min(1,...own.map(field=>field.dataset.room/Math.max(1,field.getComputedTextLength())));
for(const field of own)field.setAttribute('font-size',field.dataset.size*share)}}
const dialog=document.querySelector('dialog');
function ask(){const limits=read();for(const input of inputs)input.value=limits[input.name]||input.placeholder;check();dialog.showModal()}
document.querySelector('body>button').addEventListener('click',ask);
document.addEventListener('keydown',event=>{if(dialog.open||event.ctrlKey||event.metaKey||event.altKey||event.key.toLowerCase()!=='l')return;
event.preventDefault();ask()});
function check(){const wrong=outOfOrder(Object.fromEntries(inputs.map(input=>[input.name,input.value])));
for(const input of inputs)input.setCustomValidity(input.name===wrong?'${TURN_ROUND}':'')}
for(const input of inputs)input.addEventListener('input',check);
dialog.querySelector('[type=button]').addEventListener('click',()=>dialog.close());
dialog.querySelector('form').addEventListener('submit',()=>{
const limits=Object.fromEntries(inputs.map(input=>[input.name,short(input.value)]));
try{localStorage.setItem(key,JSON.stringify(limits))}catch{}
history.replaceState(null,'','#'+new URLSearchParams(limits));show(limits)});
let leaves;
function attended(){document.body.classList.add('attended');clearTimeout(leaves);leaves=setTimeout(()=>document.body.classList.remove('attended'),${SHOWN_FOR})}
for(const sign of ['pointermove','pointerdown','keydown'])addEventListener(sign,attended);
attended();
addEventListener('hashchange',()=>show(read()));
document.fonts.ready.then(()=>show(read()));
show(read());`;

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Up to what is next on its line, else to the edge. */
const roomOf = (field: Field, { fields, others, size }: ScreenPage): number => {
  const beside = (mark: Text) => mark.y > field.y - field.size * 0.8 && mark.y - mark.size * 0.8 < field.y;
  const next = [...fields, ...others].filter((mark) => mark.x > field.x + 1 && beside(mark));
  const end = Math.min(size.width - 56, ...next.map(({ x }) => x - field.size * 0.4));
  return Math.floor(end - field.x);
};

const changing = (inputs: readonly string[], code: string): string =>
  `<button type="button" aria-keyshortcuts="L">Change the limits (key L)</button>
<dialog aria-labelledby="limits"><form method="dialog"><h2 id="limits">Limits on this screen</h2><p>They are no part of the approval, so you may change them at any time. Everything else on it is approved and stays as it is.</p><div class="limits">${inputs.join('')}</div><div class="choose"><button>Show these limits</button><button type="button">Cancel</button></div></form></dialog>
<script>${code}</script>`;

export function screenPage(page: ScreenPage): string {
  const { title, language, words, picture, size, fields, name } = page;
  const code = script(name);
  const style = `@font-face{font-family:Sign;src:url(data:font/woff2;base64,${typeface()}) format('woff2');font-weight:600}${STYLE}`;
  const policy = `default-src 'none'; script-src ${hashed(code)}; style-src ${hashed(style)}; font-src data:; img-src data:`;
  const texts = fields.map((field) => {
    const value = escaped(field.text.trim());
    return `<text data-limit="${field.field.limit}" data-approved="${value}" data-room="${roomOf(field, page)}" data-size="${field.size.toFixed(1)}" x="${field.x.toFixed(1)}" y="${field.y.toFixed(1)}" font-size="${field.size.toFixed(1)}" fill="${field.color}">${value}</text>`;
  });
  const inputs = fields.map(
    ({ field: { limit, called }, text }) =>
      `<label${typedIn(limit) === 'range' ? ' class="range"' : ''}>${escaped(called)} <input name="${limit}" maxlength="28" required pattern="${PATTERNS[typedIn(limit)]}" title="${EXAMPLES[typedIn(limit)]}" placeholder="${escaped(text.trim())}"></label>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
${picture.replace('<svg ', '<svg aria-hidden="true" ')}
<svg viewBox="0 0 ${size.width} ${size.height}" role="group" aria-label="Limits">${texts.join('')}</svg>
<p class="aloud">${escaped(words)}</p>
${fields.length === 0 ? '' : changing(inputs, code)}

</body>
</html>
`;
}
