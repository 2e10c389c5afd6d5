import type { AskedOfOwn } from '../totalisator/asked';

export const HK_ASKED: AskedOfOwn = {
  deduction: '3.5(a)',
  reserve: '3.3(a)',
  carried: '3.2(a)(iii)',
  announced: '3.2(a)(v)',
  announcedMerged: '3.2(b)(ii)',
  supplemented: '3.3(d)',
  starters: '3.8(a)',
  unbacked: { clause: '3.11(a)', deemed: '3.11(a)(i)', placed: '3.11(a)(ii)' },
  readings: {
    half: { clause: '3.7(a)' },
    'unbacked-share': { clause: '3.11(a)(ii)', pools: ['place', 'quinella-place'] },
    'limit-excess': { clause: '3.5(a)(v)(b)', pools: ['triple-trio'] },
    'limit-or-least': { clause: '3.5(a)(v)(d)', pools: ['triple-trio'] },
    'announced-bonus': { clause: '3.5(a)(iv)(d)', pools: ['six-up'] },
  },
  onJackpots: ['3.2(a)(ii)', '3.3(d)'],
};
