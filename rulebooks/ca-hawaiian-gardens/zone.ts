/** Its days are those of California. */
export const caHawaiianGardensZone = 'America/Los_Angeles';
