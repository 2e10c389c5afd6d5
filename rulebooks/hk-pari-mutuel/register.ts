/**
 * How each clause is treated here: settled by the totalisator, confirmed by a person, or informative with its reason.
 * `register.test.ts` keeps it whole.
 */
import type { Informs } from '../format/informs';
import type { Treatment } from '../totalisator/treatment';

const computed = (says: string, citedAs?: string): Treatment => ({
  kind: 'computed',
  says,
  ...(citedAs !== undefined && { citedAs }),
});
const attested = (says: string): Treatment => ({ kind: 'attested', says });
const informs = (reason: Informs, says: string): Treatment => ({
  kind: 'informative',
  says,
  informs: reason,
});

const ONE_OUT = '3.9(b)(iii)(a)';
const ONE_OF_TWO = '3.9(b)(iii)(b)';
const BOTH = '3.9(b)(iii)(c)';
const ONE_OF_MORE = '3.9(b)(iii)(d)';
const TWO_OF_MORE = '3.9(b)(iii)(e)';

export const HK_REGISTER: Record<string, Treatment> = {
  '3.1(a)': informs('permission', 'The operator chooses which bets it takes on which races.'),
  '3.1(b)': informs('permission', 'The operator sets the unit bet, the part bet and the least stake.'),
  '3.1(c)': informs('permission', 'The operator chooses the bets for which any amount may be divided.'),
  '3.1(d)': computed('Dividends are declared to the unit bet, or to the part bet.', '3.6(a)'),
  '3.1(e)': computed('What is said of merged pools goes before what is said of single ones.', '3.5(b)'),

  '3.2(a)': informs('heading', 'Jackpots of single pools.'),
  '3.2(a)(i)': computed('A jackpot is taken from its pool and added to a net pool of the same bet.'),
  '3.2(a)(ii)': attested('With no later pool of the same bet, the jackpot goes to one of another bet.'),
  '3.2(a)(iii)': informs('permission', 'The operator sets how long a jackpot is carried.'),
  '3.2(a)(iv)': computed('An unbacked winner, a void race, too few starters or finishers send it back.'),
  '3.2(a)(v)': computed('Above an amount announced, nothing is deducted for the jackpot.', '3.2(a)(vii)(a)'),
  '3.2(a)(vi)': computed('It may be announced that the whole net pool is divided.', '3.2(a)(vii)(a)'),
  '3.2(a)(vii)': informs('heading', 'What holds in spite of such an announcement.'),
  '3.2(a)(vii)(a)': computed('The net pool goes to the jackpot where nobody backed what counts as won.'),
  '3.2(a)(vii)(b)': computed('What a stake below the unit bet leaves of a dividend goes to it.', '3.6(b)'),
  '3.2(a)(vii)(c)': computed('The part of an unbacked combination in a dead heat goes to it.'),
  '3.2(a)(viii)': computed('The jackpot of triple trio joins the 85%.', '3.2(a)(i)'),
  '3.2(a)(ix)': computed('The jackpot of six up joins the half for the bonus.', '3.2(a)(i)'),
  '3.2(b)': informs('heading', 'Jackpots of merged pools.'),
  '3.2(b)(i)': computed('A jackpot joins, and goes back where nobody backed what won.'),
  '3.2(b)(ii)': informs('permission', 'The operator may announce that nothing is deducted for the reserve.'),
  '3.2(b)(iii)': computed('A stake below the unit bet takes the whole jackpot.', '3.5(b)(iv)'),
  '3.2(b)(iv)': computed('After a dead heat with an unbacked horse it joins what is backed.', '3.2(b)(i)'),

  '3.3(a)': informs('permission', 'The operator sets the share for the jackpot reserve.'),
  '3.3(b)': computed('The share is credited to the reserve.'),
  '3.3(c)': informs('permission', 'The operator sets how long and how far the reserve is carried.'),
  '3.3(d)': attested('A jackpot is not supplemented from the reserve beyond the amount announced.'),
  '3.3(e)': informs('permission', 'The operator may give the reserve of a merged pool to another bet.'),

  '3.4(a)': computed('Those who backed what won, or the bonus or consolation, are paid.', '3.5(a)'),
  '3.4(b)': computed('Rounding goes to an account of its own.'),

  '3.5(a)': computed('The net pool is divided by the unit bets on what won.'),
  '3.5(a)(i)': computed('Place: two or three equal parts.'),
  '3.5(a)(ii)': computed('Quinella place: three equal parts.'),
  '3.5(a)(iii)': computed('Double and treble: 85% and 15% for the consolation.'),
  '3.5(a)(iii)(a)': computed('What the consolation costs beyond its part comes from the 85%.'),
  '3.5(a)(iii)(b)': computed('What rounding it down saves goes to the 85%.'),
  '3.5(a)(iii)(c)': computed('Without a consolation the net pool is not divided.'),
  '3.5(a)(iii)(d)': computed('The least dividend holds whatever the parts come to.', '3.7(a)'),
  '3.5(a)(iv)': computed('Six up: a half for firsts and seconds, a half for six firsts.'),
  '3.5(a)(iv)(a)': computed('What six up costs beyond its half comes from the bonus.'),
  '3.5(a)(iv)(b)': computed('What rounding it down saves goes to the bonus.'),
  '3.5(a)(iv)(c)': computed('A race without result: no bonus, all on the others, the jackpot back.'),
  '3.5(a)(iv)(d)': computed('A bonus that nobody has goes to the jackpot.'),
  '3.5(a)(v)': computed('Triple trio: 85% and 15% for the consolation.'),
  '3.5(a)(v)(a)': computed('What the consolation costs beyond its part comes from the 85%.'),
  '3.5(a)(v)(b)': computed('What rounding it down saves goes to the 85%.'),
  '3.5(a)(v)(c)': computed('The least dividend holds.'),
  '3.5(a)(v)(d)': computed('A consolation is never more than a fiftieth of the dividend.'),
  '3.5(a)(v)(e)': computed('Who has all three has no consolation.', '3.5(a)(v)'),
  '3.5(a)(v)(f)': computed('Races without result: all on the others, no consolation, the jackpot back.'),
  '3.5(a)(v)(g)': computed('Nobody has both of two: 85% to the jackpot, 15% for the first of them.'),
  '3.5(b)': computed('Merged pools.'),
  '3.5(b)(i)': computed('A bet is laid out over its outcomes by the money on each.', '3.5(b)'),
  '3.5(b)(ii)': computed('It is adjusted so that each outcome pays the bet the same.', '3.5(b)'),
  '3.5(b)(iii)': computed('In the end all bets count.', '3.5(b)'),
  '3.5(b)(iv)': computed('The dividend is what the outcome is due by its unit bets.'),
  '3.5(c)': attested('Bets sent by licensed operators abroad are among the unit bets.'),

  '3.6(a)': computed('Without a whole unit bet the dividend is declared to the part bet.'),
  '3.6(b)': computed('Double trio, triple trio and six up always to the unit bet, the rest to the jackpot.'),

  '3.7(a)': computed('Multiples of 50 cents, and 10 or 50 cents above the unit bet at least.'),
  '3.7(b)': computed('Multiples of a dollar, and a dollar above the unit bet at least.'),

  '3.8(a)': computed('Two places with 4 to 6 declared starters, three with more.'),
  '3.8(b)': computed('With too few starters a pool on one race is refunded.'),
  '3.8(c)': computed('With too few in every race a pool on several is refunded.'),
  '3.8(d)': computed('The same of merged pools; bets to win may go on alone.'),

  '3.9(a)': computed('A bet on a withdrawn horse is refunded in a pool on one race.'),
  '3.9(b)(i)': computed('In double, treble and six up the favourite takes its place.'),
  '3.9(b)(ii)': informs('heading', 'Double trio and triple trio have cases of their own.'),
  '3.9(b)(iii)': informs('heading', 'Double trio and triple trio: no refund, but other horses.'),
  '3.9(b)(iii)(a)': computed('One is out: the favourite.'),
  '3.9(b)(iii)(a)(1)': computed('With the favourite in it: the second.', ONE_OUT),
  '3.9(b)(iii)(a)(2)': computed('With the first two: the third.', ONE_OUT),
  '3.9(b)(iii)(b)': computed('One of two that are out: the favourite.'),
  '3.9(b)(iii)(b)(1)': computed('With the favourite alone: the second.', ONE_OF_TWO),
  '3.9(b)(iii)(b)(2)': computed('With the first two: the third.', ONE_OF_TWO),
  '3.9(b)(iii)(b)(3)': computed('With the first and the third: the second.', ONE_OF_TWO),
  '3.9(b)(iii)(c)': computed('Both of two: the first two.'),
  '3.9(b)(iii)(c)(1)': computed('With the favourite: the second and third.', BOTH),
  '3.9(b)(iii)(c)(2)': computed('With the second: the first and third.', BOTH),
  '3.9(b)(iii)(d)': computed('One of three or more: the favourite.'),
  '3.9(b)(iii)(d)(1)': computed('With the favourite: the second.', ONE_OF_MORE),
  '3.9(b)(iii)(d)(2)': computed('With the first two: the third.', ONE_OF_MORE),
  '3.9(b)(iii)(e)': computed('Two of three or more: the first two.'),
  '3.9(b)(iii)(e)(1)': computed('With the favourite: the second and third.', TWO_OF_MORE),
  '3.9(b)(iii)(e)(2)': computed('With the second: the first and third.', TWO_OF_MORE),
  '3.9(b)(iii)(f)': computed('All three: the first three.'),
  '3.9(c)': informs('heading', 'All-up bets, which go from race to race.'),
  '3.9(c)(i)': attested('An all-up bet on one race is refunded where its horse is withdrawn.'),
  '3.9(c)(ii)': attested('In a chain of races it goes on to the next.'),
  '3.9(d)': attested('After a withdrawal no bet on the horse is taken.'),
  '3.9(e)': computed('A composite stands while one of its horses is left, and three composites are.'),

  '3.10(a)': computed('After a dead heat there are as many parts as backed combinations that won.'),
  '3.10(a)(i)': computed('Place: the printed parts.'),
  '3.10(a)(ii)': computed('Quinella place: the printed parts.'),
  '3.10(a)(ii)(a)': computed('A dead heat for 1st.', '3.10(a)(ii)'),
  '3.10(a)(ii)(b)': computed('For 2nd.', '3.10(a)(ii)'),
  '3.10(a)(ii)(c)': computed('For 3rd.', '3.10(a)(ii)'),
  '3.10(a)(ii)(d)': computed('For 1st and 3rd.', '3.10(a)(ii)'),
  '3.10(a)(iii)': computed('No consolation of double and treble after one for 1st in the last race.'),
  '3.10(a)(iv)': informs('heading', 'Six up, double trio and triple trio.'),
  '3.10(a)(iv)(a)': computed('Six up: each horse of a dead heat is 1st, or 2nd.', '3.10(a)(iv)(c)'),
  '3.10(a)(iv)(b)': computed('Trios: every combination that the dead heat allows.'),
  '3.10(a)(iv)(b)(1)': computed('For 2nd: the 1st with any two.', '3.10(a)(iv)(b)'),
  '3.10(a)(iv)(b)(2)': computed('For 3rd: the first two with any one.', '3.10(a)(iv)(b)'),
  '3.10(a)(iv)(c)': computed('As many parts as combinations; unbacked ones go to the jackpot.'),
  '3.10(a)(iv)(d)': computed('The same of the consolation of triple trio.', '3.10(a)(iv)(c)'),
  '3.10(b)': computed('Merged pools: the whole divided by the combinations that are backed.'),

  '3.11(a)': informs('heading', 'Single pools in which nobody backed what won.'),
  '3.11(a)(i)': computed('Win: the 2nd, then the 3rd, then a refund.'),
  '3.11(a)(ii)': computed('Place: those that are backed share, or a refund.'),
};
