/** What the papers of the demonstration's operators say of them. The marks are drawn by us. */
import type { MemberContext } from '../../access/context';
import type { LetterheadFields } from '../../letterheads/input';
import { setLetterhead, setMark } from '../../letterheads/set-letterhead';
import { must } from './must';

/** A gate under the north star. */
const GATE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><path fill="#1f4e5f" fill-rule="evenodd" d="M20 110V60a50 50 0 0 1 100 0v50H98V60a28 28 0 0 0-56 0v50z"/><path fill="#c08a2d" d="M180 10l9 36 36 9-36 9-9 36-9-36-36-9 36-9z"/></svg>';
/** A buoy on two waves. */
const BUOY =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><polygon fill="#9c2f2f" points="60,12 82,70 38,70"/><rect fill="#9c2f2f" x="30" y="74" width="60" height="10" rx="5"/><path fill="#1d4f7c" d="M10 92q12.500-12 25 0t25 0 25 0 25 0v10q-12.500 12-25 0t-25 0-25 0-25 0z"/></svg>';

/** As an operator of each place would enter it. */
const PLAYERS: LetterheadFields['players'] = {
  'Great Britain': { minimumAge: 18, help: 'National Gambling Helpline, 0808 8020 133' },
};

const NORTHGATE: LetterheadFields = {
  name: 'Northgate',
  contact: 'Compliance, 0113 496 0118, compliance@northgate.example',
  players: PLAYERS,
  premises: [
    { name: 'Northgate Leeds', address: '14 Wharf Street, Leeds LS2 7EQ', licence: 'LDS-2008-0117' },
    { name: 'Northgate York', address: '3 Castle Row, York YO1 9RX', licence: 'YRK-2011-0042' },
  ],
};
const HARBOUR: LetterheadFields = {
  contact: 'Gaming office, 01273 496 0040',
  players: PLAYERS,
  premises: [
    { name: 'Harbour Brighton', address: '1 Kings Parade, Brighton BN1 2FA', licence: 'BTN-2009-0009' },
  ],
};

const base64 = (svg: string) => Buffer.from(svg).toString('base64');

export async function nameOperators(northgate: MemberContext, harbour: MemberContext): Promise<void> {
  for (const [approver, fields, mark] of [
    [northgate, NORTHGATE, GATE],
    [harbour, HARBOUR, BUOY],
  ] as const) {
    must(await setLetterhead(approver, fields));
    must(await setMark(approver, base64(mark)));
  }
}
