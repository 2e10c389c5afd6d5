import { fail } from '@/simulations/problems/problem';

export const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });
