import type { State } from '../vocabulary/life/states';

/** Written out by hand from what each side may do and from section 2.3, not from the machine; `stays`: what is stored does. */
export const ALLOWED_STEPS: Record<State, string> = {
  frozen: 'submit: submitted, withdraw: withdrawn',
  submitted: 'open: completeness-check, withdraw: withdrawn',
  'completeness-check': 'ask: incomplete, find-complete: in-review, refuse: refused, withdraw: withdrawn',
  incomplete: 'answer-last: completeness-check, ask: stays, refuse: refused, withdraw: withdrawn',
  'in-review':
    'approve: approved, approve-for-trial: approved-for-trial, approve-with-conditions: approved-with-conditions, ask: questioned, refuse: refused, withdraw: withdrawn',
  questioned: 'answer-last: in-review, ask: stays, refuse: refused, withdraw: withdrawn',
  'approved-for-trial': 'abandon: abandoned, discontinue: discontinued, supersede: superseded',
  'on-trial':
    'abandon: abandoned, answer-last: stays, ask: stays, ask-adoption: adoption-asked, ask-extension: extension-asked, discontinue: discontinued, extend: approved-for-trial, supersede: superseded',
  extended:
    'abandon: abandoned, answer-last: stays, ask: stays, ask-adoption: adoption-asked, ask-extension: extension-asked, discontinue: discontinued, extend: approved-for-trial, supersede: superseded',
  'extension-asked':
    'abandon: abandoned, answer-last: stays, ask: stays, ask-adoption: adoption-asked, discontinue: discontinued, extend: approved-for-trial, refuse-extension: approved-for-trial, supersede: superseded, take-back: approved-for-trial',
  'adoption-asked':
    'abandon: abandoned, adopt: adopted, answer-last: stays, ask: stays, discontinue: discontinued, extend: adoption-asked, refuse-adoption: refused, supersede: superseded, take-back: approved-for-trial',
  expired:
    'answer-last: stays, ask-adoption: adoption-asked, extend: approved-for-trial, refuse-extension: approved-for-trial, supersede: superseded',
  adopted: 'supersede: superseded',
  approved: 'supersede: superseded',
  'approved-with-conditions': 'supersede: superseded',
  refused: 'answer-last: stays, ask: stays',
  discontinued: 'answer-last: stays, ask: stays',
  abandoned: 'answer-last: stays, ask: stays',
  withdrawn: '',
  superseded: '',
};
