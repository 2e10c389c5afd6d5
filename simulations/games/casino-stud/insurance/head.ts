import type { FamilyHead } from '../../../family/head';
import { InsuranceParameters, insuranceWagers } from './wagers';

export const casinoStudInsuranceHead: FamilyHead<InsuranceParameters> = {
  id: 'casino-stud-insurance',
  label: 'Casino stud poker, bonus insurance',
  parameters: InsuranceParameters,
  wagers: insuranceWagers,
  rate: { plays: 5, solves: 1.5 },
  decides: true,
  shows: { per: 'insurance', holding: 'Hand' },
  writtenIn: 'stud-progressive',
};
